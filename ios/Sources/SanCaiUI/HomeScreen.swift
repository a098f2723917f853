import SanCaiModel
import SwiftUI

/// The first screen: only rooms that exist.
struct HomeScreen: View {
    let app: AppModel
    let theme: Theme

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text(verbatim: app.text("app-name")).font(Type.display).foregroundStyle(theme["ink"]).accessibilityAddTraits(.isHeader)
            Text(verbatim: app.text("app-tagline")).font(Type.body).foregroundStyle(theme["ink2"])
            MainButton(caption: app.text("home-new-game"), theme: theme) { app.choose() }
            Spacer()
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(theme["bg"])
    }
}

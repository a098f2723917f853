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
            if let game = app.unfinished {
                Button {
                    app.resume()
                } label: {
                    VStack(alignment: .leading, spacing: 4) {
                        Text(verbatim: app.text("home-continue")).font(Type.title)
                        Text(verbatim: game.players).font(Type.label)
                        Text(verbatim: game.status).font(Type.small).foregroundStyle(theme["ink2"])
                    }
                    .foregroundStyle(theme["ink"])
                    .padding(16)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(theme["surface"], in: RoundedRectangle(cornerRadius: 16))
                }
                .buttonStyle(.plain)
            }
            MainButton(caption: app.text("home-new-game"), theme: theme) { app.choose() }
            Spacer()
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(theme["bg"])
    }
}

import Accessibility
import SanCaiModel
import SwiftUI

/// What a person is told for a moment; to a screen reader's user until it is closed.
struct ToldView: View {
    let app: AppModel
    let theme: Theme
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver

    var body: some View {
        if let told = app.told.first {
            HStack(spacing: 8) {
                Text(verbatim: told.sentence).font(Type.body).frame(maxWidth: .infinity, alignment: .leading)
                if let action = told.action {
                    Button {
                        app.heard(acting: true)
                    } label: {
                        Text(verbatim: action).font(Type.label).frame(minWidth: 44, minHeight: 44)
                    }
                }
                Button {
                    app.heard()
                } label: {
                    Image(systemName: "xmark").frame(minWidth: 44, minHeight: 44)
                }
                .accessibilityLabel(Text(verbatim: app.text("common-close")))
            }
            .buttonStyle(.plain)
            .foregroundStyle(theme["bg"])
            .padding(.leading, 16)
            .padding(.vertical, 4)
            .background(theme["ink"], in: RoundedRectangle(cornerRadius: 12))
            .frame(maxWidth: 520)
            .padding(16)
            .task(id: told.id) {
                AccessibilityNotification.Announcement(told.sentence).post()
                if voiceOver { return }
                try? await Task.sleep(for: .seconds(10))
                if !Task.isCancelled { app.heard() }
            }
        }
    }
}

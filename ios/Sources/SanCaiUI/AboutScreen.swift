import SanCaiModel
import SwiftUI

/// What the app is, and everything it is made of; a tap on a part opens its licence.
struct AboutScreen: View {
    let app: AppModel
    let theme: Theme
    @State private var part: Part?
    @State private var reading = false

    var body: some View {
        let about = app.about()
        Form {
            Section(app.text("app-name")) {
                Text(verbatim: about.version).font(Type.strong)
                ForEach(about.lines, id: \.self) { Text(verbatim: $0).font(Type.body) }
            }
            .listRowBackground(theme["surface"])
            Section(about.licences) {
                ForEach(about.parts.indices, id: \.self) { row(about.parts[$0]) }
            }
            .listRowBackground(theme["surface"])
        }
        .scrollContentBackground(.hidden)
        .room(about.title, theme: theme)
        .sheet(isPresented: $reading) {
            if let part { LicenceView(app: app, part: part, theme: theme) { reading = false } }
        }
    }

    private func row(_ part: Part) -> some View {
        Button {
            self.part = part
            reading = true
        } label: {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: "\(part.name) \(part.version)").font(Type.body).foregroundStyle(theme["ink"])
                Text(verbatim: part.licence).font(Type.small).foregroundStyle(theme["ink2"])
            }
        }
    }
}

/// A part's licence.
private struct LicenceView: View {
    let app: AppModel
    let part: Part
    let theme: Theme
    let close: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(verbatim: "\(part.name) \(part.version)")
                .font(Type.heading)
                .foregroundStyle(theme["ink"])
                .accessibilityAddTraits(.isHeader)
            ScrollView { Text(verbatim: part.text).font(Type.small).foregroundStyle(theme["ink"]) }
            Button(app.text("common-close"), action: close)
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .background(theme["surface"])
    }
}

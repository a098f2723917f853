import SanCaiModel
import SwiftUI

/// What the app is, and everything it is made of; a tap on a part opens its licence.
struct AboutScreen: View {
    let app: AppModel
    let theme: Theme
    let back: @MainActor () -> Void
    @State private var part: Part?
    @State private var reading = false

    var body: some View {
        let about = app.about()
        NavigationStack {
            Form {
                Section(app.text("app-name")) {
                    Text(verbatim: about.version).font(Type.label)
                    ForEach(about.lines, id: \.self) { line in Text(verbatim: line).font(Type.body) }
                }
                Section(about.licences) {
                    ForEach(about.parts.indices, id: \.self) { index in row(about.parts[index]) }
                }
            }
            .navigationTitle(Text(verbatim: about.title))
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button(app.text("common-back"), action: back) }
            }
        }
        .tint(theme["verm"])
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

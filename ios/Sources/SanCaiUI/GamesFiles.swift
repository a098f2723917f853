import CoreTransferable
import SanCaiModel
import SwiftUI
import UniformTypeIdentifiers

/// Records as a file's text, on the way out of the app or into it.
struct RecordFile: Transferable {
    /// Its name without an ending; empty where it came from elsewhere.
    var name = ""
    let text: String

    init(name: String, text: String) {
        self.name = name.split { "/\\:*?\"<>|".contains($0) || $0.isNewline }.joined(separator: "-")
        self.text = text
    }

    /// What is no text the core will refuse with a sentence.
    private init(data: Data) {
        text = String(decoding: data, as: UTF8.self)
    }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .json) {
            Data($0.text.utf8)
        } importing: {
            RecordFile(data: $0)
        }
        DataRepresentation(importedContentType: .plainText) { RecordFile(data: $0) }
    }
}

/// Takes games from a file or from what was copied.
struct ImportSheet: View {
    let app: AppModel
    let games: GamesModel
    let theme: Theme
    let close: @MainActor () -> Void
    @State private var choosing = false

    var body: some View {
        NavigationStack {
            Form {
                Text(verbatim: app.text("games-import-sentence")).font(Type.body)
                Button(app.text("games-import-file")) { choosing = true }.frame(minHeight: 44)
                PasteButton(payloadType: RecordFile.self) { files in
                    for file in files { games.add(file.text) }
                    close()
                }
                .accessibilityLabel(Text(verbatim: app.text("games-import-paste")))
            }
            .navigationTitle(Text(verbatim: app.text("games-import")))
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button(app.text("common-close"), action: close) }
            }
        }
        .tint(theme["ink"])
        .fileImporter(isPresented: $choosing, allowedContentTypes: [.json, .plainText]) { file in
            games.add(file: file)
            close()
        }
    }
}

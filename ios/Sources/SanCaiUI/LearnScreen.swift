import SanCaiModel
import SwiftUI

/// The lessons by chapters, how many are done, and the one to go on with.
struct LearnScreen: View {
    let app: AppModel
    let theme: Theme

    var body: some View {
        let learn = app.lessons(dark: theme.dark)
        VStack(alignment: .trailing, spacing: 8) {
            Text(verbatim: learn.progress).font(Type.label).foregroundStyle(theme["ink"])
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    ForEach(learn.chapters, id: \.caption) { chapter in
                        ChapterList(chapter: chapter, theme: theme) { app.learn($0) }
                    }
                }
            }
        }
        .padding(16)
        .room(learn.title, theme: theme)
    }
}

private struct ChapterList: View {
    let chapter: ChapterView
    let theme: Theme
    let open: @MainActor (String) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: chapter.caption).font(Type.heading).foregroundStyle(theme["ink2"]).accessibilityAddTraits(.isHeader)
            VStack(alignment: .leading, spacing: 0) {
                ForEach(chapter.lessons, id: \.id) { lesson in
                    Button {
                        open(lesson.id)
                    } label: {
                        LessonRow(lesson: lesson, theme: theme)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text(verbatim: lesson.spoken))
                }
            }
            .background(theme["surface"], in: RoundedRectangle(cornerRadius: 16))
        }
    }
}

private struct LessonRow: View {
    let lesson: LessonCard
    let theme: Theme

    var body: some View {
        HStack(spacing: 14) {
            Emblem(shapes: lesson.emblem, side: 30)
            Text(verbatim: lesson.caption).font(lesson.goOn.isEmpty ? Type.body : Type.label).foregroundStyle(theme["ink"])
            Spacer()
            if !lesson.goOn.isEmpty {
                Text(verbatim: lesson.goOn)
                    .font(Type.label)
                    .foregroundStyle(theme["bg"])
                    .padding(.horizontal, 14)
                    .padding(.vertical, 10)
                    .background(theme["ink"], in: RoundedRectangle(cornerRadius: 12))
            } else if lesson.done {
                Image(systemName: "checkmark").foregroundStyle(theme["jade"])
            }
        }
        .padding(.horizontal, 14)
        .frame(maxWidth: .infinity, minHeight: 52)
        .background(theme[lesson.goOn.isEmpty ? "surface" : "jade_soft"])
    }
}

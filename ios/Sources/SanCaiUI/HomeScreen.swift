import SanCaiModel
import SwiftUI

/// The first screen: only rooms that exist.
struct HomeScreen: View {
    let app: AppModel
    let theme: Theme
    /// The window without its insets.
    let size: CGSize

    var body: some View {
        ScrollView {
            if size.width >= 600 && size.width > size.height { lying } else { standing }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(theme["bg"])
        .navigationTitle(Text(verbatim: app.text("app-name")))
        .toolbar(.hidden)
    }

    private var standing: some View {
        VStack(alignment: .leading, spacing: 12) {
            HomeTitle(app: app, theme: theme)
            latest(width: min(size.width, 520) - 32)
            newGame
            others
            Doors(app: app, theme: theme)
        }
        .padding(16)
        .frame(maxWidth: 520)
        .frame(maxWidth: .infinity)
    }

    /// Two columns; the games that can be gone on with stand in the second.
    private var lying: some View {
        HStack(alignment: .top, spacing: 24) {
            VStack(alignment: .leading, spacing: 12) {
                HomeTitle(app: app, theme: theme)
                newGame
                Doors(app: app, theme: theme)
            }
            .frame(maxWidth: .infinity)
            if !app.unfinished.isEmpty {
                VStack(spacing: 12) {
                    latest(width: (min(size.width, 960) - 56) / 2)
                    others
                }
                .frame(maxWidth: .infinity)
            }
        }
        .padding(16)
        .frame(maxWidth: 960)
        .frame(maxWidth: .infinity)
    }

    /// The game that was played last, in a card of this width.
    @ViewBuilder
    private func latest(width: CGFloat) -> some View {
        if let card = app.unfinished.first {
            let (width, height) = (Float(width - 32), Float(size.height * 0.36))
            let board = Small(width: width, height: height, whole: true, flipped: card.flipped, dark: theme.dark)
            ContinueCard(app: app, card: card, board: board, theme: theme)
        }
    }

    /// The others that can be gone on with.
    private var others: some View {
        ForEach(app.unfinished.dropFirst(), id: \.id) { AnotherCard(app: app, card: $0, theme: theme) }
    }

    private var newGame: some View {
        Button {
            app.choose()
        } label: {
            HStack(spacing: 10) {
                Image(systemName: "plus").accessibilityHidden(true)
                Text(verbatim: app.text("home-new-game"))
            }
            .font(Type.strong)
            .foregroundStyle(theme["on_verm"])
            .frame(maxWidth: .infinity, minHeight: 56)
            .background(theme["verm"], in: RoundedRectangle(cornerRadius: 12))
        }
        .buttonStyle(.plain)
    }
}

private struct HomeTitle: View {
    let app: AppModel
    let theme: Theme

    var body: some View {
        HStack(spacing: 14) {
            SealMark(word: glyphs(of: "三才"), side: 48, theme: theme)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: app.text("app-name")).font(Type.display).foregroundStyle(theme["ink"]).accessibilityAddTraits(.isHeader)
                Text(verbatim: app.text("app-tagline")).font(Type.body).foregroundStyle(theme["ink2"])
            }
        }
        .padding(.vertical, 12)
    }
}

/// The game that was played last.
private struct ContinueCard: View {
    let app: AppModel
    let card: GameCard
    let board: Small
    let theme: Theme

    var body: some View {
        Button {
            app.resume(card.id)
        } label: {
            VStack(alignment: .leading, spacing: 10) {
                HStack(spacing: 8) {
                    Text(verbatim: app.text("home-continue")).font(Type.heading)
                    Spacer(minLength: 0)
                    Text(verbatim: card.rules).font(Type.small).foregroundStyle(theme["ink2"])
                }
                if let picture = app.thumbnail(card, board) {
                    NamedThumbnail(thumbnail: picture, theme: theme).frame(maxWidth: .infinity)
                }
                HStack(spacing: 12) {
                    Players(card: card, theme: theme)
                    Spacer(minLength: 0)
                    Image(systemName: "play.fill")
                        .foregroundStyle(theme["bg"])
                        .frame(width: 48, height: 48)
                        .background(theme["ink"], in: RoundedRectangle(cornerRadius: 12))
                        .accessibilityHidden(true)
                }
            }
            .padding(16)
            .frame(maxWidth: .infinity, alignment: .leading)
            .sheetOfPaper(theme)
        }
        .buttonStyle(.plain)
    }
}

/// One more game that can be gone on with.
private struct AnotherCard: View {
    let app: AppModel
    let card: GameCard
    let theme: Theme

    var body: some View {
        Button {
            app.resume(card.id)
        } label: {
            HStack(spacing: 12) {
                SmallBoard(app: app, card: card, theme: theme)
                VStack(alignment: .leading, spacing: 2) {
                    Players(card: card, theme: theme)
                    Text(verbatim: card.rules).font(Type.small).foregroundStyle(theme["ink2"])
                }
                Spacer(minLength: 0)
                Image(systemName: "play").foregroundStyle(theme["ink2"]).accessibilityHidden(true)
            }
            .padding(12)
            .frame(maxWidth: .infinity, alignment: .leading)
            .sheetOfPaper(theme)
        }
        .buttonStyle(.plain)
    }
}

/// Who plays whom, and where it stands.
private struct Players: View {
    let card: GameCard
    let theme: Theme

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: card.title).font(Type.strong)
            Text(verbatim: card.detail).font(Type.small).foregroundStyle(theme["ink2"])
        }
    }
}

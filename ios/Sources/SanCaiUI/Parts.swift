import SanCaiModel
import SwiftUI

/// A side's strip: general, name, captured pieces, clock; lying, or standing where its place is narrow; turned to a player
/// on the far side.
struct StripView: View {
    /// A narrower place has the clock under the name.
    private static let standing: Float = 140
    let strip: Strip
    let theme: Theme
    let place: Rect

    var body: some View {
        Group {
            if place.width < Self.standing {
                VStack(spacing: 3) {
                    HStack(spacing: 4) { side }
                    if let clock = strip.clock { ClockFace(clock: clock, theme: theme) }
                    HStack(spacing: 2) { captured }.minimumScaleFactor(0.6)
                }
            } else {
                HStack(spacing: 8) {
                    side
                    captured
                    Spacer(minLength: 0)
                    if let clock = strip.clock { ClockFace(clock: clock, theme: theme) }
                }
                .padding(.horizontal, 16)
            }
        }
        .lineLimit(1)
        .rotationEffect(.degrees(strip.turned ? 180 : 0))
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: strip.spoken))
    }

    @ViewBuilder private var side: some View {
        Emblem(shapes: strip.emblem, side: 32)
        Text(verbatim: strip.name).font(Type.label).foregroundStyle(theme[strip.active ? "ink" : "ink2"]).minimumScaleFactor(0.7)
    }

    private var captured: some View {
        ForEach(strip.captured.indices, id: \.self) { index in
            CapturedView(captured: strip.captured[index], theme: theme)
        }
    }
}

/// A clock: on ink while it runs, on vermilion when little is left, sunk while it stands.
private struct ClockFace: View {
    let clock: ClockView
    let theme: Theme

    var body: some View {
        Text(verbatim: clock.text)
            .font(Type.clock)
            .minimumScaleFactor(0.6)
            .foregroundStyle(theme[clock.low ? "on_verm" : clock.runs ? "bg" : "ink2"])
            .padding(.horizontal, 8)
            .frame(minWidth: 76, minHeight: 36)
            .background(theme[clock.low ? "verm" : clock.runs ? "ink" : "sunk"], in: RoundedRectangle(cornerRadius: 12))
    }
}

private struct CapturedView: View {
    let captured: Captured
    let theme: Theme

    var body: some View {
        HStack(spacing: 1) {
            Emblem(shapes: captured.shapes, side: 24)
            if captured.count > 1 {
                Text(verbatim: "\(captured.count)").font(Type.small).foregroundStyle(theme["ink2"])
            }
        }
    }
}

/// One sentence, its detail behind a dot, or why an act was refused.
struct StatusView: View {
    let view: CoreView
    let refusal: String?
    let theme: Theme

    var body: some View {
        HStack(spacing: 4) {
            Text(verbatim: refusal ?? view.status).font(Type.label).foregroundStyle(theme["ink"])
            if refusal == nil && !view.detail.isEmpty {
                Text(verbatim: "· " + view.detail).font(Type.small).foregroundStyle(theme["ink2"])
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .padding(.horizontal, 16)
    }
}

struct BannerView: View {
    let banner: Banner
    let why: String
    let theme: Theme
    let explain: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 8) {
            Text(verbatim: banner.text)
            Spacer()
            if banner.why { Button(why, action: explain) }
        }
        .font(Type.label)
        .foregroundStyle(theme[ink])
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background(theme[paper], in: RoundedRectangle(cornerRadius: 14))
    }

    private var paper: String {
        switch banner.kind {
        case .check: "verm"
        case .warning: "amber_soft"
        case .notice: "surface"
        }
    }

    private var ink: String {
        if case .check = banner.kind { "on_verm" } else { "ink" }
    }
}

import SanCaiModel
import SwiftUI

/// Presets, switches and sliders of the energy image.
struct EnergyControls: View {
    let app: AppModel
    let energy: EnergyModel
    let theme: Theme

    var body: some View {
        EnergyTitle(text: app.text("energy-looks"), theme: theme)
        LazyVGrid(columns: columns(140), alignment: .leading, spacing: 8) {
            ForEach(energy.view.presets, id: \.id) { preset in
                Button(action: { energy.choose(preset.id) }) {
                    EnergyChip(caption: preset.caption, on: preset.chosen, theme: theme)
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(preset.chosen ? .isSelected : [])
            }
        }
        EnergyTitle(text: app.text("energy-controls"), theme: theme)
        LazyVGrid(columns: columns(200), alignment: .leading, spacing: 8) {
            ForEach(energy.view.toggles, id: \.id) { toggle in
                Toggle(toggle.caption, isOn: on(toggle)).font(Type.body).foregroundStyle(theme["ink"])
            }
        }
        LazyVGrid(columns: columns(150), alignment: .leading, spacing: 8) {
            ForEach(energy.view.sliders, id: \.id) { EnergySlider(energy: energy, slider: $0, theme: theme) }
        }
    }

    private func columns(_ width: CGFloat) -> [GridItem] { [GridItem(.adaptive(minimum: width), spacing: 16)] }

    private func on(_ toggle: PaintingToggle) -> Binding<Bool> {
        Binding(get: { toggle.on }, set: { @MainActor on in energy.turn(toggle.id, on: on) })
    }
}

struct EnergyTitle: View {
    let text: String
    let theme: Theme

    var body: some View {
        Text(verbatim: text).font(Type.heading).foregroundStyle(theme["ink"]).accessibilityAddTraits(.isHeader)
    }
}

/// A caption that is on or off: on it has a tick, not only a colour.
private struct EnergyChip: View {
    let caption: String
    let on: Bool
    let theme: Theme

    var body: some View {
        HStack(spacing: 6) {
            if on { Image(systemName: "checkmark") }
            Text(verbatim: caption).font(Type.label)
        }
        .foregroundStyle(theme["ink"])
        .padding(.horizontal, 12)
        .frame(minHeight: 44)
        .background(theme[on ? "jade_soft" : "surface"], in: RoundedRectangle(cornerRadius: 16))
    }
}

private struct EnergySlider: View {
    let energy: EnergyModel
    let slider: PaintingSlider
    let theme: Theme

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text(verbatim: slider.caption).foregroundStyle(theme["ink"])
                Spacer()
                Text(verbatim: slider.text).foregroundStyle(theme["ink2"])
            }
            .font(Type.small)
            Slider(value: value, in: Double(slider.least)...Double(slider.most)) { sliding in
                if !sliding { energy.keep() }
            }
            .accessibilityLabel(Text(verbatim: slider.caption))
            .accessibilityValue(Text(verbatim: slider.text))
        }
    }

    private var value: Binding<Double> {
        Binding(get: { Double(slider.value) }, set: { @MainActor value in energy.slide(slider.id, to: UInt8(value.rounded())) })
    }
}

/// What the colours and the marks mean.
struct EnergyLegend: View {
    let app: AppModel
    let energy: EnergyModel
    let theme: Theme

    var body: some View {
        EnergyTitle(text: app.text("energy-legend"), theme: theme)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 180), spacing: 16)], alignment: .leading, spacing: 6) {
            ForEach(energy.view.legend, id: \.caption) { entry in
                HStack(spacing: 8) {
                    RoundedRectangle(cornerRadius: 7)
                        .fill(LinearGradient(colors: [theme[entry.from], theme[entry.to]], startPoint: .leading, endPoint: .trailing))
                        .frame(width: 28, height: 14)
                    Text(verbatim: entry.caption).font(Type.small).foregroundStyle(theme["ink"])
                }
            }
        }
        Text(verbatim: energy.view.meaning).font(Type.small).foregroundStyle(theme["ink2"])
    }
}

/// The files, how far the one in the making is, and the latest one to be shared.
struct EnergyExports: View {
    let app: AppModel
    let energy: EnergyModel
    let theme: Theme

    var body: some View {
        EnergyTitle(text: app.text("energy-export"), theme: theme)
        if let exporting = energy.exporting {
            Text(verbatim: exporting.told).font(Type.body).foregroundStyle(theme["ink"])
            ProgressView(value: exporting.part)
            Button(app.text("common-cancel")) { energy.cancel() }.frame(minHeight: 48)
        } else {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 160), spacing: 16)], alignment: .leading, spacing: 4) {
                ForEach(energy.view.exports, id: \.id) { choice in
                    Button(choice.caption) { energy.export(choice.id, dark: theme.dark) }.frame(minHeight: 48)
                }
            }
        }
        if let file = energy.file {
            ShareLink(item: file) { Text(verbatim: app.text("end-share") + " " + file.lastPathComponent).font(Type.label) }
                .frame(minHeight: 48)
        }
    }
}

package import AutoLayout

extension ControlPainter {
  /// Draws a pattern with a small landscape in place of a picture that is not at hand, and its name in a corner.
  ///
  /// The pattern is of a grey on which the texts over it can be read. The landscape is left out where text lies over it,
  /// and the name where text lies over all corners.
  ///
  /// - Parameters:
  ///   - name: The name; empty for none.
  ///   - texts: The texts that are drawn over the picture.
  ///   - rect: The place of the picture.
  ///   - visible: The part of it that can be seen, with the landscape in its middle; nil for all.
  package mutating func imagePlaceholder(
    _ name: String, under texts: [OverlaidText] = [], in rect: Rect, visible: Rect? = nil
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let shown = visible.map(rect.intersection) ?? rect
    let ground = PlaceholderGround(name, under: texts, in: rect, appearance: colors.appearance)
    list.clipped(to: .rect(rect)) { list in
      list.fill(rect, ground.base)
      list.stripes(in: rect, color: ground.ink.faded(0.12))
    }
    list.border(rect, ground.ink.faded(0.35), width: min(1, min(rect.width, rect.height) / 12))
    let side = min(shown.width * 0.5, shown.height * 0.62, 56)
    let sign = shown.centered(width: side, height: side)
    if side >= 9, !texts.contains(where: { $0.rect.intersects(sign) }) {
      symbol("photo", in: sign, color: ground.ink.faded(0.55))
    }
    if !name.isEmpty { caption(name, under: texts, in: shown) }
  }

  private mutating func caption(_ name: String, under texts: [OverlaidText], in rect: Rect) {
    let width = self.width(of: name, font: PlaceholderCorner.font)
    let plates = PlaceholderCorner.allCases.compactMap { $0.plate(in: rect, width: width) }
    let free = plates.first { plate in !texts.contains { $0.rect.intersects(plate) } }
    guard let plate = free else { return }
    list.fill(plate, Color(hex: 0x20252C).faded(0.72), radius: 3)
    var block = TextBlock(
      name, font: PlaceholderCorner.font, color: .white, rect: plate.insetBy(x: 4, y: 0))
    block.rect.size.width += 0.01
    block.lineBreakMode = .truncatingMiddle
    list.text(block)
  }
}

/// Text that is drawn over a picture.
package struct OverlaidText: Hashable, Sendable {
  /// Its place, in the coordinates of the picture's view.
  package var rect: Rect
  /// Its colour; nil where the text has several or none of its own.
  package var color: Color?

  /// Creates a text.
  package init(rect: Rect, color: Color?) {
    self.rect = rect
    self.color = color
  }
}

/// The colours of the pattern in place of a picture.
private struct PlaceholderGround {
  let base: Color
  let ink: Color

  private init(_ base: UInt32, ink: UInt32) {
    (self.base, self.ink) = (Color(hex: base), Color(hex: ink))
  }

  private static let pale = PlaceholderGround(0xE9EDF2, ink: 0xA9B4C2)
  private static let middle = PlaceholderGround(0x98A2B0, ink: 0xDDE3EA)
  private static let deep = PlaceholderGround(0x5F6B7A, ink: 0xB9C3CF)
  private static let dark = PlaceholderGround(0x3A424D, ink: 0x9AA5B4)

  /// The contrast that large text needs.
  ///
  /// - Source: Web Content Accessibility Guidelines 2.1, success criterion 1.4.3.
  private static let readable = 3.0

  /// The usual ground of a placeholder where the texts over it can be read, else the first on which they can.
  ///
  /// A view without a picture shows nothing on a device: it is only hinted at.
  init(_ name: String, under texts: [OverlaidText], in rect: Rect, appearance: Appearance) {
    let colors = texts.filter { $0.rect.intersects(rect) }.compactMap(\.color)
    let usual: Self = appearance == .dark ? .dark : name.isEmpty ? .pale : .middle
    let grounds = [usual, .middle, .deep, .pale, .dark]
    self =
      grounds.first { $0.contrast(with: colors) >= Self.readable }
      ?? grounds.max { $0.contrast(with: colors) < $1.contrast(with: colors) } ?? usual
  }

  /// The contrast with the colour that has the least.
  private func contrast(with colors: [Color]) -> Double {
    colors.map(base.contrast(with:)).min() ?? .infinity
  }
}

extension Rect {
  fileprivate func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

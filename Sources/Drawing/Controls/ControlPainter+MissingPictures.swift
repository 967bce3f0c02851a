package import AutoLayout

extension ControlPainter {
  /// Draws a pattern with a small landscape in place of a picture that is not at hand, and its name in a corner.
  ///
  /// The pattern is of a middle grey on which black and white text can be read, and darker below light text. The name
  /// is left out where text lies over all corners.
  ///
  /// - Parameters:
  ///   - name: The name; empty for none.
  ///   - texts: The texts that are drawn over the picture.
  ///   - rect: The place of the picture.
  package mutating func imagePlaceholder(
    _ name: String, under texts: [OverlaidText] = [], in rect: Rect
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let ground = PlaceholderGround(name, under: texts, in: rect, appearance: colors.appearance)
    list.clipped(to: .rect(rect)) { list in
      list.fill(rect, ground.base)
      list.stripes(in: rect, color: ground.ink.faded(0.12))
    }
    list.border(rect, ground.ink.faded(0.35), width: min(1, min(rect.width, rect.height) / 12))
    let side = min(rect.width * 0.5, rect.height * 0.62, 56)
    if side >= 9 {
      symbol("photo", in: rect.centered(width: side, height: side), color: ground.ink.faded(0.55))
    }
    if !name.isEmpty { caption(name, under: texts, in: rect) }
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

  init(_ name: String, under texts: [OverlaidText], in rect: Rect, appearance: Appearance) {
    if appearance == .dark {
      (base, ink) = (Color(hex: 0x3A424D), Color(hex: 0x9AA5B4))
    } else if Self.isOnlyUnderLightText(texts, in: rect) {
      (base, ink) = (Color(hex: 0x5F6B7A), Color(hex: 0xB9C3CF))
    } else if name.isEmpty {
      // A view without a picture shows nothing on a device: it is only hinted at.
      (base, ink) = (Color(hex: 0xE9EDF2), Color(hex: 0xA9B4C2))
    } else {
      (base, ink) = (Color(hex: 0x98A2B0), Color(hex: 0xDDE3EA))
    }
  }

  /// Whether light text lies over the picture, and no dark text does.
  private static func isOnlyUnderLightText(_ texts: [OverlaidText], in rect: Rect) -> Bool {
    let colors = texts.filter { $0.rect.intersects(rect) }.compactMap(\.color)
    return !colors.isEmpty && colors.allSatisfy { $0.luma > 0.6 }
  }
}

extension Rect {
  fileprivate func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

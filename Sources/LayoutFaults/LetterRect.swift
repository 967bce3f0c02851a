package import UIKit

extension UILabel {
  /// The part of ``shownTextRect`` from the top of the capital letters in the first line to the lowest letter of the last one,
  /// in the label's coordinate space.
  ///
  /// Lines are higher than letters: two texts may share a part of their lines, and be read all the same. The whole rectangle
  /// for letters beyond ASCII, which may be higher, and for texts with fonts of their own.
  ///
  /// Source: `UIFont.ascender` and `UIFont.capHeight`, from the baseline to the top of a line and of capital letters.
  package var letterRect: CGRect {
    let lines = shownTextRect
    guard let text, !hasRichText, text.allSatisfy(\.isASCII) else { return lines }
    let above = max(0, font.ascender - font.capHeight)
    let below = text.contains(where: \.hasDescender) ? 0 : max(0, -font.descender)
    guard above + below < lines.height else { return lines }
    return CGRect(
      x: lines.minX, y: lines.minY + above, width: lines.width,
      height: lines.height - above - below)
  }
}

extension UIView {
  /// The part of ``drawnBounds`` that letters take, where a label without a background draws nothing else.
  package var inkBounds: CGRect {
    guard let label = self as? UILabel, label.visibleText != nil, !showsBackground else {
      return drawnBounds
    }
    return label.letterRect
  }
}

extension Character {
  /// Whether an ASCII character reaches below the baseline.
  fileprivate var hasDescender: Bool { Self.descending.contains(self) }

  private static let descending = Set("gjpqyQ,;()[]{}|_$@/\\")
}

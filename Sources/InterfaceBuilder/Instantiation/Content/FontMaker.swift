import AutoLayout
import UIKit

/// Makes fonts from their descriptions.
struct FontMaker {
  /// The text size the user chose, which text styles follow.
  var contentSizeCategory: UIContentSizeCategory

  /// The font of running text.
  var body: UIFont { .preferredFont(forTextStyle: .body, at: contentSizeCategory) }

  /// The font for a description, or the system font.
  ///
  /// - Parameters:
  ///   - description: The font; nil for the system's.
  ///   - size: The point size where there is no description, or it gives none.
  /// - Returns: The font.
  func font(_ description: FontDescription?, defaultSize size: Double) -> UIFont {
    guard let description else { return .systemFont(ofSize: CGFloat(size)) }
    let size = description.pointSize ?? size
    switch description.face {
    case .system(let weight, let isItalic):
      return UIFont(Font(size: max(size, 0), weight: weight, isItalic: isItalic))
    case .textStyle(let name):
      return UIFont.preferredFont(
        forTextStyle: UIFont.TextStyle(rawValue: name), at: contentSizeCategory)
    case .named(let name, _):
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
  }
}

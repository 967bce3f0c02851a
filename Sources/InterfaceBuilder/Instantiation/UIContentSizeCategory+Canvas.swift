import UIKit

extension UIContentSizeCategory {
  /// The text size on the canvas of the Interface Builder that saved a document: what the document
  /// asks for, or what that release had.
  ///
  /// Source: `docs/decisions/0070-text-and-content-on-the-canvas.md`.
  init(onCanvasOf description: DocumentDescription) {
    self =
      description.canvas.dynamicTypePreference.flatMap(Self.preference)
      ?? Self.unasked(of: description.toolsVersion)
  }

  private static func preference(_ index: Int) -> UIContentSizeCategory? {
    let categories = TextStyleSizes.categories
    return categories.indices.contains(index) ? categories[index] : nil
  }

  private static func unasked(of tools: ToolsVersion) -> UIContentSizeCategory {
    switch tools.components.first ?? 0 {
    case 0: .large
    case ..<11_000: .medium
    case 18_000..<21_000: .extraSmall
    default: .large
    }
  }
}

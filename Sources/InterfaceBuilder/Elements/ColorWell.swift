import UIKit

/// The content of a `<colorWell>`.
public struct ColorWellContent: ElementContent {
  /// The title of the picker.
  public var title: String?
  /// Whether the picker offers opacity.
  public var supportsAlpha = true
  /// The color shown; nil for none.
  public var selectedColor: ColorDescription?
}

extension ColorWellContent: ViewElement {
  static let names = ["colorWell"]

  init(_ reader: ElementReader) {
    title = reader.string("title")
    supportsAlpha = reader.flag("supportsAlpha", default: true)
    selectedColor = reader.color("selectedColor")
  }

  func makeView() -> UIColorWell { UIColorWell() }

  func apply(to view: UIColorWell, in context: BuildingContext) {
    view.title = title
    view.supportsAlpha = supportsAlpha
    view.selectedColor = selectedColor?.uiColor
  }
}

import UIKit

/// What the canvas rounds the text of a scene's labels up to.
///
/// Source, stored heights of free labels in system fonts: in scenes with a stack view 396 of 408
/// labels of one line are as high as their line rounded up to pixels; in scenes without one 365 of
/// 438 as high as their line rounded up to points, whatever wrote them, and 8 of 8 pixels again
/// where a text view does not scroll. Labels of several lines have pixels from Xcode 9 on (116 of 120)
/// and points before (19 of 19). Both a stack view and a text view that does not scroll have layout
/// measure text in two passes.
struct LabelRounding {
  /// For labels of one line in fonts of a given size.
  let singleLine: TextRounding
  /// For labels of several lines, or in text styles that follow the text size.
  let multipleLines: TextRounding
  /// For labels of one line in text styles that stay as they are.
  let singleLineInStyle: TextRounding
  /// For the height of configured buttons' titles without attributes.
  ///
  /// Source, stored heights of free buttons whose title is no whole number of points high: in scenes
  /// without a stack view points up to Xcode 14 (n=19 of 19, two projects), pixels later (n=18 of 18)
  /// and in scenes with one (n=5 of 5).
  let configuredTitle: TextRounding
  /// The faces that the document lists with their files; labels of one line in them have pixels.
  ///
  /// Source: see `docs/decisions/0032-labels-on-the-canvas.md`.
  let customFonts: Set<String>

  /// Pixels, as on a device.
  static let device = LabelRounding(
    singleLine: .pixels, multipleLines: .pixels, singleLineInStyle: .pixels,
    configuredTitle: .pixels, customFonts: [])
}

extension LabelRounding {
  /// Finds the rounding for a scene.
  ///
  /// - Parameters:
  ///   - scene: The element of the scene's root object.
  ///   - tools: What wrote the document.
  ///   - customFonts: The faces that the document lists with their files.
  init(scene: DocumentElement?, tools: ToolsVersion, customFonts: Set<String>) {
    let hasTwoPasses = scene?.descendants.contains(where: Self.needsTwoPasses) ?? false
    singleLine = hasTwoPasses ? .pixels : .points
    multipleLines = hasTwoPasses || tools.era >= .xcode9 ? .pixels : .points
    singleLineInStyle =
      !hasTwoPasses && Self.nearestPoints.contains(tools) ? .nearestPointsInHeight : multipleLines
    configuredTitle = hasTwoPasses || tools.era >= .xcode15 ? .pixels : .points
    self.customFonts = customFonts
  }

  /// What the text of a label is rounded up to.
  ///
  /// In scenes without a stack view, labels of one line in text styles go with those of several lines:
  /// up to Xcode 8 11 of 11 are as high as their line rounded up to points, later to pixels. Those of
  /// Xcode 9 to 11.3 that do not follow the text size are rounded to the nearest point: 19 of 22 headlines
  /// and bodies are 20 points high and as wide as at L.
  func rounding(of label: LabelContent) -> TextRounding {
    guard label.numberOfLines == 1 else { return multipleLines }
    switch label.font?.face {
    case .textStyle:
      return label.adjustsFontForContentSizeCategory ? multipleLines : singleLineInStyle
    case .named(let name, _) where customFonts.contains(name): return .pixels
    default: return singleLine
    }
  }

  private static let nearestPoints = ToolsVersion("13000")..<ToolsVersion("15600")

  private static func needsTwoPasses(_ element: DocumentElement) -> Bool {
    element.name == "stackView"
      || element.name == "textView" && element["scrollEnabled"] == "NO"
  }
}

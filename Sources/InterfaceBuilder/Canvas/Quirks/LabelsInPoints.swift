import UIKit

/// The text of labels of one line is rounded up to whole points, where layout measures it once.
///
/// That is in scenes without a stack view and without a text view that does not scroll. Up to Xcode 8 the text of
/// labels of several lines and in text styles is rounded so as well, and up to Xcode 14 titles of configured
/// buttons.
///
/// Source: `docs/decisions/0032-labels-in-points.md`.
struct LabelsInPoints: QuirkBehavior {
  func adjust(_ view: UIView, madeFrom description: ViewDescription, by builder: ViewBuilder) {
    guard !builder.sceneMeasuresTextTwice else { return }
    let tools = builder.document.toolsVersion
    if let label = view as? UILabel, let content = description.content as? LabelContent {
      let isPlainLine = content.numberOfLines == 1 && !content.hasTextStyle
      if isPlainLine || tools < .xcode9 { label.textRounding = .points }
    } else if let button = view as? UIButton, tools < .xcode15 {
      button.titleRounding = .points
    }
  }

  /// Whether an element has layout measure the text of its scene in two passes.
  nonisolated static func measuresTextTwice(_ element: DocumentElement) -> Bool {
    element.name == "stackView"
      || element.name == "textView" && element["scrollEnabled"] == "NO"
  }
}

extension LabelContent {
  fileprivate var hasTextStyle: Bool {
    if case .textStyle = font?.face { true } else { false }
  }
}

import UIKit

/// The content of a `<progressView>`.
public struct ProgressViewContent: ElementContent {
  /// The progress, from 0 to 1.
  public var progress = 0.0
  /// Whether the style is that of a bar.
  public var isBar = false
  /// The colour of the part that is done.
  public var progressColor: ColorDescription?
  /// The colour of the rest.
  public var trackColor: ColorDescription?
}

extension ProgressViewContent: ViewElement {
  static let names = ["progressView"]

  init(_ reader: ElementReader) {
    progress = min(1, max(0, reader.number("progress") ?? progress))
    isBar = reader["progressViewStyle"] == "bar"
    progressColor = reader.color("progressTintColor")
    trackColor = reader.color("trackTintColor")
  }

  func makeView() -> UIProgressView { UIProgressView() }

  func apply(to view: UIProgressView, in context: BuildingContext) {
    view.progress = Float(progress)
    view.progressViewStyle = isBar ? .bar : .default
    view.progressTintColor = progressColor?.uiColor
    view.trackTintColor = trackColor?.uiColor
  }
}

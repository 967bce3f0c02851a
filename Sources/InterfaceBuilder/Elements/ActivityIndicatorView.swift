import UIKit

/// The content of an `<activityIndicatorView>`.
public struct ActivityIndicatorContent: ElementContent {
  /// The style.
  public var style = Style.white
  /// Whether the indicator turns.
  public var isAnimating = false
  /// Whether the indicator shows only while it turns.
  public var hidesWhenStopped = false
  /// The colour of the indicator.
  public var color: ColorDescription?

  /// Apple's indicator styles, old and new.
  public enum Style: String, Hashable, Sendable {
    case white, gray, whiteLarge, medium, large
  }
}

extension ActivityIndicatorContent: ViewElement {
  static let names = ["activityIndicatorView"]

  init(_ reader: ElementReader) {
    style = reader.value("style") ?? style
    isAnimating = reader.flag("animating")
    hidesWhenStopped = reader.flag("hidesWhenStopped")
    color = reader.color("color")
  }

  func makeView() -> UIActivityIndicatorView { UIActivityIndicatorView() }

  func apply(to view: UIActivityIndicatorView, in context: BuildingContext) {
    view.style =
      switch style {
      case .white, .gray, .medium: .medium
      case .whiteLarge, .large: .large
      }
    if style == .white || style == .whiteLarge { view.color = .white }
    if let color = color?.uiColor { view.color = color }
    view.hidesWhenStopped = hidesWhenStopped
    if isAnimating { view.startAnimating() }
  }
}

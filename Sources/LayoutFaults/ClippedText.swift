package import UIKit

/// Text that has less room than it needs, so that a part of it is not shown.
@MainActor
package struct ClippedText {
  /// The view that shows the text.
  package let view: UIView
  /// What there is too little of.
  package let shortage: Shortage

  /// What there is too little of, in points.
  package enum Shortage: Hashable {
    case width(needed: Double, given: Double)
    case height(needed: Double, given: Double)
    /// The text takes more lines than it may have.
    case lines(allowed: Int)
  }

  /// Shortages up to this do not count, in points: text is measured with a font that stands in for
  /// the system's.
  private static let tolerance = 1.0

  /// - Returns: Nil where the view shows no text, shows all of it, or scrolls it.
  package init?(in view: UIView) {
    guard view.isShown, view.visibleText != nil else { return nil }
    let shortage: Shortage? =
      switch view {
      case let label as UILabel: Self.shortage(of: label)
      case let button as UIButton: Self.shortage(of: button)
      case let control as UISegmentedControl:
        Self.width(needed: control.intrinsicContentSize.width, given: control.bounds.width)
      case let view as UITextView where !view.isScrollEnabled:
        Self.height(
          needed: view.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height,
          given: view.bounds.height)
      default: nil
      }
    guard let shortage else { return nil }
    self.view = view
    self.shortage = shortage
  }

  private static func shortage(of label: UILabel) -> Shortage? {
    let bounds = label.bounds
    guard label.numberOfLines != 1 else {
      let needed = label.sizeThatFits(.zero)
      let factor = label.adjustsFontSizeToFitWidth ? shrinking(label) : 1
      return width(needed: needed.width * factor, given: bounds.width)
        ?? height(needed: needed.height * factor, given: bounds.height)
    }
    let room = CGRect(x: 0, y: 0, width: bounds.width, height: .greatestFiniteMagnitude)
    let whole = label.textRect(forBounds: room, limitedToNumberOfLines: 0).height
    let allowed = label.textRect(forBounds: room, limitedToNumberOfLines: label.numberOfLines)
    if let shortage = height(needed: allowed.height, given: bounds.height) { return shortage }
    return whole > allowed.height + tolerance ? .lines(allowed: label.numberOfLines) : nil
  }

  /// How much smaller a label may draw its text; as it is where nothing is said.
  private static func shrinking(_ label: UILabel) -> CGFloat {
    label.minimumScaleFactor > 0 ? label.minimumScaleFactor : 1
  }

  /// Titles of configurations wrap, so that only their height can be too small; those of other
  /// buttons have one line, above and below which there may be less room than they ask for.
  private static func shortage(of button: UIButton) -> Shortage? {
    let needed = button.intrinsicContentSize
    let given = button.alignmentRect(forFrame: button.frame)
    return button.configuration == nil
      ? width(needed: needed.width, given: given.width)
      : height(needed: needed.height, given: given.height)
  }

  private static func width(needed: CGFloat, given: CGFloat) -> Shortage? {
    needed - given > tolerance ? .width(needed: Double(needed), given: Double(given)) : nil
  }

  private static func height(needed: CGFloat, given: CGFloat) -> Shortage? {
    needed - given > tolerance ? .height(needed: Double(needed), given: Double(given)) : nil
  }

  /// "needs 120 points of width and has 80".
  package var words: String {
    switch shortage {
    case .width(let needed, let given): Self.words(needed, given, of: "width")
    case .height(let needed, let given): Self.words(needed, given, of: "height")
    case .lines(let allowed): "needs more than the \(allowed) lines it may have"
    }
  }

  private static func words(_ needed: Double, _ given: Double, of extent: String) -> String {
    "needs \(Points.text(needed)) of \(extent) and has \(((given * 10).rounded() / 10).shortText)"
  }

  /// What to do about it.
  package var advice: String {
    switch shortage {
    case .width:
      "Give it more room, let it wrap (numberOfLines = 0), or let it shrink its font"
    case .height: "Let it be as high as its text, or put the content into a scroll view"
    case .lines: "Raise numberOfLines, or ignore this where the rest may be left out"
    }
  }
}

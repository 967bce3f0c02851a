package import AutoLayout
package import UIKit

/// Text that has less room than it needs, so that a part of it is not shown.
///
/// Widths of text are known to an error (``WidthAccuracy``). Text that would fit if it were narrower by the
/// expected error is not clipped; text that would fit if it were narrower by twice the error may be.
@MainActor
package struct ClippedText {
  /// The view that shows the text.
  package let view: UIView
  /// The quantity that falls short.
  package let shortage: Shortage
  /// The source of the text's width, and its expected error.
  package let accuracy: WidthAccuracy
  /// Whether the text is clipped although its width may be off by twice the expected error.
  package let isCertain: Bool

  /// The quantity that falls short, in points.
  package enum Shortage: Hashable {
    case width(needed: Double, given: Double)
    case height(needed: Double, given: Double)
    /// The text takes more lines than it may have.
    case lines(allowed: Int)
  }

  /// Shortages up to this do not count, in points: they are what rounding to pixels may leave.
  private static let tolerance = 1.0

  /// The distance that letters may reach out of a label that is lower than its line, in points: less than a pixel.
  private static let inkTolerance = 0.5

  /// - Returns: Nil where the view shows no text, shows all of it, or scrolls it.
  package init?(in view: UIView) {
    // What fits as measured fits with every error spared, which takes long to know of a long text.
    guard view.visibleText != nil, view.isShown, view.hasInk,
      Self.shortage(in: view, sparing: 0) != nil
    else { return nil }
    let accuracy = view.textAccuracy(breakingAt: view.bounds.width)
    let error = CGFloat(accuracy.expectedError)
    guard let shortage = Self.shortage(in: view, sparing: error) else { return nil }
    self.view = view
    self.shortage = shortage
    self.accuracy = accuracy
    isCertain =
      !accuracy.isOfPictures
      && (error == 0 || Self.shortage(in: view, sparing: 2 * error) != nil)
  }

  /// The shortage where text is narrower than measured by a number of points.
  private static func shortage(in view: UIView, sparing error: CGFloat) -> Shortage? {
    switch view {
    case let label as UILabel: shortage(of: label, sparing: error)
    case let button as UIButton: shortage(of: button, sparing: error)
    case let control as UISegmentedControl:
      width(
        needed: control.intrinsicContentSize.width, given: control.bounds.width, sparing: error)
    case let view as UITextView where !view.isScrollEnabled:
      height(
        needed: view.sizeThatFits(CGSize(width: view.bounds.width + error, height: 0)).height,
        given: view.bounds.height)
    default: nil
    }
  }

  private static func shortage(of label: UILabel, sparing error: CGFloat) -> Shortage? {
    let bounds = label.bounds
    guard label.numberOfLines != 1 else {
      let needed = label.sizeThatFits(.zero)
      let factor = label.adjustsFontSizeToFitWidth ? shrinking(label) : 1
      return width(needed: needed.width * factor, given: bounds.width, sparing: error)
        ?? height(needed: needed.height * factor, given: bounds.height).flatMap {
          label.holdsInk(withTolerance: inkTolerance) ? nil : $0
        } ?? (label.hasMoreParagraphsThanLines ? .lines(allowed: 1) : nil)
    }
    let room = CGRect(x: 0, y: 0, width: bounds.width + error, height: .greatestFiniteMagnitude)
    let whole =
      label.textRect(forBounds: room, limitedToNumberOfLines: 0).height - emptyEnd(of: label)
    let allowed = min(
      label.textRect(forBounds: room, limitedToNumberOfLines: label.numberOfLines).height, whole)
    if let shortage = height(needed: allowed, given: bounds.height) {
      return isShrunkToFit(label, sparing: error) ? nil : shortage
    }
    return whole > allowed + tolerance ? .lines(allowed: label.numberOfLines) : nil
  }

  /// Whether the text of a label takes more lines than it may have at another width, in points.
  package func needsMoreLines(of label: UILabel, atWidth width: CGFloat) -> Bool {
    let room = CGRect(
      x: 0, y: 0, width: width + CGFloat(accuracy.expectedError), height: .greatestFiniteMagnitude)
    func height(_ lines: Int) -> CGFloat {
      label.textRect(forBounds: room, limitedToNumberOfLines: lines).height
    }
    return height(0) - Self.emptyEnd(of: label) > height(label.numberOfLines) + Self.tolerance
  }

  /// Whether a label of several lines that is too low shrinks its font until they fit.
  ///
  /// Source: `UILabel.adjustsFontSizeToFitWidth`: where the text exceeds the bounds, the font shrinks until it fits; "in iOS 6
  /// and earlier" only for a single line.
  private static func isShrunkToFit(_ label: UILabel, sparing error: CGFloat) -> Bool {
    let factor = shrinking(label)
    guard label.adjustsFontSizeToFitWidth, factor < 1 else { return false }
    // Letters shrink in both directions: as if the room were as much larger.
    let room = CGRect(
      x: 0, y: 0, width: label.bounds.width / factor + error, height: .greatestFiniteMagnitude)
    let needed = label.textRect(forBounds: room, limitedToNumberOfLines: label.numberOfLines).height
    return height(needed: needed * factor, given: label.bounds.height) == nil
  }

  /// The height of the lines without text at the end of a label, in points, of which none is missed.
  private static func emptyEnd(of label: UILabel) -> CGFloat {
    let end = (label.text ?? "").reversed().prefix(while: \.isWhitespace)
    return CGFloat(end.count(where: \.isNewline)) * label.font.lineHeight
  }

  /// The factor by which a label may shrink its text; 1 if none is set.
  private static func shrinking(_ label: UILabel) -> CGFloat {
    label.minimumScaleFactor > 0 ? label.minimumScaleFactor : 1
  }

  /// Titles of configurations wrap, so that only their height can be too small; those of other
  /// buttons have one line, above and below which there may be less room than they ask for, unless their mode of breaking
  /// lines wraps: then their authors see in Interface Builder how high they are.
  private static func shortage(of button: UIButton, sparing error: CGFloat) -> Shortage? {
    let needed = button.intrinsicContentSize
    let given = button.alignmentRect(forFrame: button.frame)
    if button.configuration == nil, button.titleLabel.map(wraps) ?? false { return nil }
    return button.configuration == nil
      ? width(
        needed: needed.width - outset(ofTitleIn: button), given: given.width, sparing: error)
      : height(needed: needed.height, given: given.height)
  }

  /// The points by which a button gives its title more room than its size has.
  ///
  /// Source: `UIButton.titleEdgeInsets`: "A negative value expands, or outsets, that edge"; the size of the content does not
  /// follow them.
  private static func outset(ofTitleIn button: UIButton) -> CGFloat {
    max(0 - button.titleEdgeInsets.left - button.titleEdgeInsets.right, 0)
  }

  /// Source: `UIButton.titleLabel`, whose `lineBreakMode` applies to the title, in several lines where it is one that wraps.
  private static func wraps(_ title: UILabel) -> Bool {
    title.lineBreakMode == .byWordWrapping || title.lineBreakMode == .byCharWrapping
  }

  private static func width(
    needed: CGFloat, given: CGFloat, sparing error: CGFloat
  ) -> Shortage? {
    needed - given > max(tolerance, error)
      ? .width(needed: Double(needed), given: Double(given)) : nil
  }

  private static func height(needed: CGFloat, given: CGFloat) -> Shortage? {
    needed - given > tolerance ? .height(needed: Double(needed), given: Double(given)) : nil
  }

  /// "is cut off", or "may be cut off" where the width of the text is not known well enough.
  package var verdict: String { isCertain ? "is cut off" : "may be cut off" }

  /// "needs 120 points of width and has 80", with what that rests on where it is not certain.
  package var words: String {
    let words =
      switch shortage {
      case .width(let needed, let given): Self.words(needed, given, of: "width")
      case .height(let needed, let given): Self.words(needed, given, of: "height")
      case .lines(1): "needs more than the one line it may have"
      case .lines(let allowed): "needs more than the \(allowed) lines it may have"
      }
    return isCertain ? words : words + "; \(error)"
  }

  /// "the width of text in Didot is known to 12 points".
  private var error: String {
    let points = Points.text((accuracy.expectedError * 10).rounded(.up) / 10)
    return switch accuracy.source {
    case .exact: "its width is known to \(points)"
    case .published(let font): "the width of text in \(font) is known to \(points)"
    case .standIn(let font): "the width of text in \(font.abbreviated) is guessed to \(points)"
    }
  }

  private static func words(_ needed: Double, _ given: Double, of extent: String) -> String {
    "needs \(Points.text(needed)) of \(extent) and has \(((given * 10).rounded() / 10).shortText)"
  }

  /// The advice to the developer.
  package var advice: String {
    switch shortage {
    case .width:
      "Give it more room, let it wrap (numberOfLines = 0), or let it shrink its font"
    case .height: "Let it be as high as its text, or put the content into a scroll view"
    case .lines: "Raise numberOfLines, or ignore this where the rest may be left out"
    }
  }
}

extension UILabel {
  /// Whether line breaks in the text make more lines of it than the label may have, however wide that is.
  ///
  /// Source: `UILabel.numberOfLines`: the text is truncated in the last of these lines.
  package var hasMoreParagraphsThanLines: Bool {
    guard numberOfLines > 0, let text else { return false }
    let end = text.lastIndex { !$0.isWhitespace } ?? text.startIndex
    let breaks = text[..<end].drop { $0.isWhitespace }.count(where: \.isNewline)
    return breaks >= numberOfLines
  }
}

extension UIView {
  /// Whether the text of a label or a button has a colour that is seen at all.
  fileprivate var hasInk: Bool {
    let color: UIColor? =
      switch self {
      case let label as UILabel: label.textColor
      case let button as UIButton where button.configuration == nil && button.currentTitle != nil:
        button.currentTitleColor
      default: nil
      }
    return color.map { $0.components(for: traitCollection).alpha > 0 } ?? true
  }
}

extension WidthAccuracy {
  /// Whether the font is one of pictures that is not at hand, which draws one picture for a word.
  ///
  /// Source: such fonts replace words by ligatures (`developers.google.com/fonts/docs/material_icons`).
  fileprivate var isOfPictures: Bool {
    guard case .standIn(let font) = source else { return false }
    return font.lowercased().contains("icon")
  }
}

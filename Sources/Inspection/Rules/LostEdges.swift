import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Texts that have the size of their content, though the document stores them larger.
///
/// Interface Builder stores a label or field that nothing but its content sizes with the size of that content. A stored frame
/// that reaches far beyond it, with one edge or the center in place, shows that a constraint held the other edge. So does a frame
/// that ends where those of the labels around it end.
@MainActor
struct LostEdges {
  private let scene: InspectedScene

  init(in scene: InspectedScene) {
    self.scene = scene
  }

  /// The edge of a misplaced view that nothing holds any more; nil where none was lost.
  func edge(of misplaced: MisplacedView) -> LayoutAttribute? {
    guard let view = scene.instance.view(id: misplaced.id), let content = contentSize(of: view),
      !(view.superview is UIStackView), !scene.isPlacedByCell(view, id: misplaced.id),
      isStoredAsSolved(view.superview),
      view.superview?.bounds.encloses(CGRect(misplaced.stored)) ?? false
    else { return nil }
    let (stored, solved) = (misplaced.stored, misplaced.solved)
    let (across, down) = (
      TextExtent(stored.minX, stored.maxX), TextExtent(stored.minY, stored.maxY)
    )
    let spans = spansOfLabels(around: view)
    return across.lostEnd(
      to: TextExtent(solved.minX, solved.maxX), content: content.width, .leading, .trailing,
      isOfOthers: spans.filter(across.isSame).count >= Self.leastAlike)
      ?? down.lostEnd(
        to: TextExtent(solved.minY, solved.maxY), content: content.height, .top, .bottom,
        isOfOthers: false)
  }

  /// The size that its text gives a label or field; nil for other views.
  private func contentSize(of view: UIView) -> CGSize? {
    switch view {
    case let label as UILabel where !(label.text ?? "").isEmpty: label.intrinsicContentSize
    case let field as UITextField
    where !(field.text ?? "").isEmpty || !(field.placeholder ?? "").isEmpty:
      field.intrinsicContentSize
    default: nil
    }
  }

  /// The stored spans of the labels beside a label that are where the document stores them.
  private func spansOfLabels(around view: UIView) -> [TextExtent] {
    guard view is UILabel, let superview = view.superview else { return [] }
    return superview.subviews.filter { $0 is UILabel && $0 !== view }.compactMap { label in
      guard let stored = scene.storedRect(of: label, in: superview) else { return nil }
      let span = TextExtent(stored.minX, stored.maxX)
      return span.isSame(TextExtent(label.frame.minX, label.frame.maxX)) ? span : nil
    }
  }

  /// The least number of labels that a column has beside another one.
  private static let leastAlike = 2

  private func isStoredAsSolved(_ view: UIView?) -> Bool {
    guard let view, let stored = scene.storedRect(of: view, in: view) else { return false }
    return abs(stored.width - view.bounds.width) <= MisplacedView.rounding
      && abs(stored.height - view.bounds.height) <= MisplacedView.rounding
  }
}

/// The ends of a frame along an axis, in points.
private struct TextExtent {
  private let start: Double
  private let end: Double

  init(_ start: Double, _ end: Double) {
    self.start = start
    self.end = end
  }

  /// Whether both ends are those of another span.
  func isSame(_ other: TextExtent) -> Bool {
    abs(start - other.start) <= MisplacedView.rounding
      && abs(end - other.end) <= MisplacedView.rounding
  }

  /// The end that was given up from one span to another, which is as long as some content.
  ///
  /// - Parameters:
  ///   - other: The span that constraints give.
  ///   - content: The length of the content, in points.
  ///   - first: The attribute of the start.
  ///   - second: The attribute of the end.
  ///   - isOfOthers: Whether the span is that of others, too, which tells even where little was lost.
  /// - Returns: Nil where none was given up.
  func lostEnd(
    to other: TextExtent, content: Double, _ first: LayoutAttribute, _ second: LayoutAttribute,
    isOfOthers: Bool
  ) -> LayoutAttribute? {
    let length = end - start
    guard abs(other.end - other.start - content) <= MisplacedView.rounding,
      length >= Self.excess * content || isOfOthers, length - content >= Self.leastLoss
    else { return nil }
    if abs(start - other.start) <= MisplacedView.rounding { return second }
    let isCentered = abs(start + end - other.start - other.end) <= 2 * MisplacedView.rounding
    return isCentered || abs(end - other.end) <= MisplacedView.rounding ? first : nil
  }

  /// Fonts that are not at hand make a text half as long again at most.
  private static let excess = 1.5
  /// The least loss, in points: lines of other fonts differ by less.
  private static let leastLoss = 8.0
}

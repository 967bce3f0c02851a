import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Texts that have the size of their content, though the document stores them much larger.
///
/// Interface Builder stores a label or field that nothing but its content sizes with the size of that content. A stored frame with
/// one edge in place that reaches far beyond the content shows that a constraint held the other edge, and is gone.
@MainActor
struct LostEdges {
  private let scene: InspectedScene

  init(in scene: InspectedScene) {
    self.scene = scene
  }

  /// The edge of a misplaced view that nothing holds any more; nil where none was lost.
  func edge(of misplaced: MisplacedView) -> LayoutAttribute? {
    guard let view = scene.instance.view(id: misplaced.id), hasText(view),
      !(view.superview is UIStackView), !scene.isPlacedByCell(view, id: misplaced.id),
      isStoredAsSolved(view.superview),
      view.superview?.bounds.contains(CGRect(misplaced.stored)) ?? false
    else { return nil }
    let content = view.intrinsicContentSize
    let (stored, solved) = (misplaced.stored, misplaced.solved)
    return TextExtent(stored.minX, stored.maxX).lostEnd(
      to: TextExtent(solved.minX, solved.maxX), content: content.width, .leading, .trailing)
      ?? TextExtent(stored.minY, stored.maxY).lostEnd(
        to: TextExtent(solved.minY, solved.maxY), content: content.height, .top, .bottom)
  }

  private func hasText(_ view: UIView) -> Bool {
    switch view {
    case let label as UILabel: !(label.text ?? "").isEmpty
    case let field as UITextField: !(field.text ?? "").isEmpty || !(field.placeholder ?? "").isEmpty
    default: false
    }
  }

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

  /// The end that was given up from one span to another, which is as long as some content; nil where it was not, or not by
  /// much.
  func lostEnd(
    to other: TextExtent, content: Double, _ first: LayoutAttribute, _ second: LayoutAttribute
  ) -> LayoutAttribute? {
    let length = end - start
    guard abs(other.end - other.start - content) <= MisplacedView.rounding,
      length >= Self.excess * content, length - content >= Self.leastLoss
    else { return nil }
    if abs(start - other.start) <= MisplacedView.rounding { return second }
    return abs(end - other.end) <= MisplacedView.rounding ? first : nil
  }

  /// Fonts that are not at hand make a text half as long again at most.
  private static let excess = 1.5
  /// The least loss, in points: lines of other fonts differ by less.
  private static let leastLoss = 8.0
}

import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// The overlaps that a document shows, and that its author cannot have meant.
///
/// An author who sees an overlap has often meant it: one view is shown in place of the other, or belongs onto it. There are
/// signs that it is a mistake: a constraint pulls a view over a text, two controls share a place, or two texts that stay as
/// they are, or a picture hides a badge at its edge.
@MainActor
struct UnmeantOverlaps {
  private let scene: InspectedScene
  private let constraints: [NSLayoutConstraint]

  init(in scene: InspectedScene) {
    self.scene = scene
    constraints = scene.instance.constraints.map { $0.constraint }
  }

  /// Whether an overlap that the document shows is a mistake, though no constraints place one view over the other.
  func contains(_ front: UIView, _ back: UIView) -> Bool {
    !isAny(of: front, back, scene.code.rearranges)
      && (arePulled(front, back) || areRivals(front, back) || areLastingTexts(front, back)
        || hidesBadge(front, back))
  }

  /// Whether a constraint pulls a view over a text, whatever that says.
  ///
  /// A text view has room around its letters, and may lie over the room of another one.
  func arePulled(_ front: UIView, _ back: UIView) -> Bool {
    guard back.visibleText != nil, !(front is UITextView), !(back is UITextView) else {
      return false
    }
    return front.constraint(pullingOver: back, among: constraints) != nil
      || front is UIImageView && back is UILabel
        && front.isEntered(by: back, constraints: constraints)
      || front is UILabel && front.visibleText != nil && back.isBadge
        && back.isEntered(by: front, constraints: constraints)
      || isCaption(back, of: front)
  }

  /// Whether a label begins inside of a label in the same line whose text stays, where code hides neither.
  func isCaption(_ back: UIView, of front: UIView) -> Bool {
    guard front is UILabel, back is UILabel, front.visibleText != nil, showsLastingText(back),
      !isAny(of: front, back, scene.code.hides)
    else { return false }
    let letters = front.convert(front.drawnBounds, to: back).intersection(back.drawnBounds)
    return !letters.isNull && letters.width > Self.leastDepth
      && letters.height > back.drawnBounds.height / 2
      && back.isEntered(by: front, constraints: constraints)
  }

  /// Whether both are controls with something to see, of which code hides neither, and the one in front takes a good part of
  /// the touches.
  ///
  /// A button at the end of a field belongs to it. Two that are placed by hand, without constraints, look on every device as their
  /// author drew them, as the parts of a drawing do.
  func areRivals(_ front: UIView, _ back: UIView) -> Bool {
    guard front.isTouchedControl, back.isTouchedControl,
      ![front, back].allSatisfy(isPlacedByHand), !isAny(of: front, back, scene.code.hides)
    else { return false }
    let common = front.convert(front.bounds, to: back).intersection(back.bounds)
    guard !common.isNull, min(common.width, common.height) >= Self.leastShared else {
      return false
    }
    if back is UITextField {
      return common.minX > back.bounds.minX + Self.leastShared
        && common.maxX < back.bounds.maxX - Self.leastShared
    }
    return front.bounds.width * front.bounds.height * 4 >= back.bounds.width * back.bounds.height
  }

  private func isPlacedByHand(_ view: UIView) -> Bool {
    view.documentID.flatMap { scene.description.view(id: $0)?.geometry.isFrameFixed } ?? false
  }

  /// Whether both show texts, the letters of one over those of the other, that code neither replaces nor hides.
  private func areLastingTexts(_ front: UIView, _ back: UIView) -> Bool {
    let letters = front.convert(front.inkBounds, to: back).intersection(back.inkBounds)
    return !letters.isNull && min(letters.width, letters.height) > Self.touchingLetters
      && [front, back].allSatisfy(showsLastingText) && !isAny(of: front, back, scene.code.hides)
  }

  /// Whether a picture hides the middle of a badge at its edge, which belongs in front of it.
  func hidesBadge(_ front: UIView, _ back: UIView) -> Bool {
    guard let picture = front as? UIImageView, back.visibleText != nil, back.showsBackground,
      picture.image != nil || picture.documentID.map(scene.code.setsImage) ?? false
    else { return false }
    let cover = front.convert(front.drawnBounds, to: back)
    return cover.contains(CGPoint(x: back.bounds.midX, y: back.bounds.midY))
      && !cover.encloses(back.bounds)
      && back.bounds.width <= front.bounds.width && back.bounds.height <= front.bounds.height
  }

  private func showsLastingText(_ view: UIView) -> Bool {
    guard view is UILabel || view is UIButton, view.visibleText != nil, let id = view.documentID,
      let described = scene.description.view(id: id)
    else { return false }
    return !described.isStandInText && !scene.code.setsText(of: id)
  }

  /// Whether something is so of one of the views, or of what it is in beside the other.
  private func isAny(
    of front: UIView, _ back: UIView, _ isSo: (_ id: String) -> Bool
  ) -> Bool {
    [(front, back), (back, front)].contains { view, other in
      sequence(first: view) { $0.superview }.prefix { !other.isDescendant(of: $0) }
        .contains { $0.documentID.map(isSo) ?? false }
    }
  }

  /// The least place that controls share to count, in points along either axis.
  private static let leastShared: CGFloat = 8
  /// Letters that touch by no more than this can be read, in points.
  private static let touchingLetters: CGFloat = 1
  /// Letters do not fill their lines, in points.
  private static let leastDepth: CGFloat = 3
}

extension UIView {
  /// Whether the view is a label with a background, such as the initials of a name.
  fileprivate var isBadge: Bool { self is UILabel && showsBackground }

  /// Whether the view is a control that people see and touch.
  fileprivate var isTouchedControl: Bool {
    guard let control = self as? UIControl, control.isUserInteractionEnabled else { return false }
    return (control as? UIButton)?.showsContent ?? true
  }
}

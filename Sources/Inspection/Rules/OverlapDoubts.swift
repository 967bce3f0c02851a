import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// The reasons why an overlap may not be seen, or may not be there at run time.
@MainActor
struct OverlapDoubts {
  private let overlap: Overlap
  private let scene: InspectedScene
  private let holder: UIView?
  /// Whether the two are controls that share touches, whatever they draw.
  private let areRivals: Bool
  /// Whether a constraint pulls one over the other, whatever they show.
  private let arePulled: Bool
  /// Whether one is a badge behind a picture, as the document draws it, whatever extents there are around both.
  private let isOfBadge: Bool

  init(_ overlap: Overlap, in scene: InspectedScene) {
    self.overlap = overlap
    self.scene = scene
    holder = overlap.holder
    let (front, back) = (overlap.front.view, overlap.back.view)
    var drawn = DrawnRects(scene: scene)
    let isDrawn = drawn.overlap(front, back)
    let unmeant = UnmeantOverlaps(in: scene)
    areRivals = isDrawn && unmeant.areRivals(front, back)
    arePulled = isDrawn && unmeant.arePulled(front, back)
    isOfBadge = isDrawn && unmeant.hidesBadge(front, back)
  }

  /// The first of the reasons; nil where the overlap can be seen, and both views are what they are at run time, and where they are.
  var mitigation: Mitigation? {
    if isTapArea { return .tapArea }
    if let extent = mitigationOfExtent { return extent }
    if let picture = mitigationOfPictures { return picture }
    if let code = mitigationOfCode { return code }
    if let view = pair.lazy.compactMap(mitigation).first { return view }
    return scene.areCovered(pair) ? .covered : nil
  }

  private var pair: [UIView] { [overlap.front.view, overlap.back.view] }

  /// Whether a button that shows nothing takes the touches around what is no control: a text or picture is seen all the same.
  private var isTapArea: Bool {
    zip(pair, pair.reversed()).contains { area, other in
      (area as? UIButton).map { !$0.showsContent } ?? false && !(other is UIControl)
    }
  }

  private var mitigationOfExtent: Mitigation? {
    if areRivals { return nil }
    let isLarge =
      overlap.drawnDepth(in: scene.instance.rootView) > Self.leastDepth
      && overlap.area >= Self.leastArea
    return isLarge ? nil : .smallOverlap
  }

  /// Pictures are laid over one another to compose one, and behind others to be seen around them.
  private var mitigationOfPictures: Mitigation? {
    if pair.allSatisfy({ $0 is UIImageView }) { return .composedPictures }
    if isBackdrop { return .backdrop }
    if isOverPicture { return .buttonOverPicture }
    return isEndOfPicture ? .endOfPicture : nil
  }

  private var mitigationOfCode: Mitigation? {
    if isOverlay { return .panelOfCode }
    if isAlternative { return .alternativesOfCode }
    return pair.lazy.compactMap(writing).first
  }

  /// The reason why a view may be something else at run time, or have another place.
  private func mitigation(of view: UIView) -> Mitigation? {
    if isOfBadge { return nil }
    if scene.hasExtentOfNoDocument(around: view, .horizontal) { return .extentAtRunTime(.width) }
    if !scene.isInRowHighAsItsContent(view), scene.hasExtentOfNoDocument(around: view, .vertical) {
      return .extentAtRunTime(.height)
    }
    if areRivals || arePulled { return nil }
    if view is UIControl ? view.isDrawnByCode(in: scene) : view.isOfOwnClass(in: scene) {
      return .ownClass
    }
    if view.visibleText.map(\.isSign) ?? false { return .noLetters }
    if view.isTitledByCode(in: scene) { return .standInText }
    return scene.isBesidePlaceholder(view, overlap.axis) ? .placeholder : nil
  }

  /// The part of the layout that code sets and that decides on where a view is beside the other.
  private func writing(of view: UIView) -> Mitigation? {
    guard view !== holder else { return nil }
    if scene.isSetByCode(view, inside: holder) { return .constraintSetByCode(nil) }
    return scene.isPlacedByCode(view) ? .placedByCode : nil
  }

  /// Whether the view behind is a picture as wide as all that is around both.
  private var isBackdrop: Bool {
    guard overlap.back.view is UIImageView, let holder else { return false }
    return overlap.back.view.bounds.width >= holder.bounds.width - 1
  }

  /// Whether a button that people see the end of lies over a picture larger than it: its title is read all the same.
  private var isOverPicture: Bool {
    let (front, back) = (overlap.front, overlap.back)
    return front.view is UIButton && front.view.showsBackground && back.view is UIImageView
      && back.rect.width > front.rect.width && back.rect.height > front.rect.height
  }

  /// Whether no more than the end of a picture, which is seldom seen, is over a text.
  private var isEndOfPicture: Bool {
    overlap.front.view is UIImageView && overlap.back.view is UILabel
      && overlap.depth <= Overflow.tolerance
  }

  /// Whether one of the views is in a panel that code shows over the others and hides: it has a background, or shows that
  /// something is going on.
  ///
  /// One that the document draws apart from the other view, as a row of a form, is meant to be beside it.
  private var isOverlay: Bool {
    var drawn = DrawnRects(scene: scene)
    return zip(pair, pair.reversed()).contains { view, other in
      sequence(first: view) { $0.superview === holder ? nil : $0.superview }.dropFirst().contains {
        ($0.showsBackground || $0.subviews.contains { $0 is UIActivityIndicatorView })
          && $0.documentID.map(scene.code.hides) ?? false && drawn.overlap($0, other)
      }
    }
  }

  /// Whether code hides or shows both views, or panels that they are in: it may show one in place of the other.
  private var isAlternative: Bool {
    pair.allSatisfy { view in
      view !== holder
        && sequence(first: view) { $0.superview === holder ? nil : $0.superview }.contains {
          $0.documentID.map(scene.code.hides) ?? false
        }
    }
  }

  /// Overlaps up to this are notes, in points: letters do not fill their lines.
  private static let leastDepth = 3.0
  /// Overlaps of less than this are notes, in square points: a corner hides no letter.
  private static let leastArea = 100.0
}

extension Overlap {
  /// The innermost view that holds both.
  @MainActor
  var holder: UIView? {
    var holder: UIView? = front.view
    while let view = holder, !back.view.isDescendant(of: view) { holder = view.superview }
    return holder
  }
}

extension UIView {
  /// Whether the document gives the view a class of the program, which may show something else.
  ///
  /// A control of such a class is still touched where it is.
  fileprivate func isOfOwnClass(in scene: InspectedScene) -> Bool {
    documentID.flatMap { scene.description.view(id: $0) }?.customClass != nil
  }

  /// Whether the view is a button that shows nothing but the title that Interface Builder gives one: code gives it another.
  fileprivate func isTitledByCode(in scene: InspectedScene) -> Bool {
    guard let button = self as? UIButton, button.currentImage == nil, !showsBackground,
      visibleText != nil
    else { return false }
    return documentID.flatMap { scene.description.view(id: $0) }?.isStandInText ?? false
  }

  /// Whether the view is a button of a class of the program for which the document has neither title nor picture: what its
  /// class draws need not reach its edges.
  fileprivate func isDrawnByCode(in scene: InspectedScene) -> Bool {
    guard isOfOwnClass(in: scene), let button = self as? UIButton else { return false }
    return visibleText == nil && button.currentImage == nil && !showsBackground
  }
}

extension String {
  /// Whether there is neither a letter nor a digit, as in the `-` that stands for a value to come.
  var isSign: Bool { !contains { $0.isLetter || $0.isNumber } }
}

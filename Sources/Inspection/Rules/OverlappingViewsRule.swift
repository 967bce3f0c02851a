import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Text, a picture or a control that lies over another one, where the document does not show it.
///
/// Judged as `assertLayout` does (``Overlap``). What overlaps by the stored frames is what its author saw and
/// meant. Overlaps in one superview, which has no room for its views, are one finding.
enum OverlappingViewsRule: SceneRule {
  static let id = RuleID.overlappingViews
  static let severity = Finding.Severity.warning
  static let summary =
    "Text, a picture or a control lies over another one that it does not overlap in Interface Builder."
  static let reason = "What is below cannot be read or touched."
  static let remedy =
    "Keep the views apart by a constraint between them, and let one of them wrap, shrink or move."
  static let faulty = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="A name of some length" translatesAutoresizingMaskIntoConstraints="NO" id="name">
            <rect key="frame" x="20" y="79" width="159" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        <label opaque="NO" text="A distant value" translatesAutoresizingMaskIntoConstraints="NO" id="value">
            <rect key="frame" x="254" y="79" width="119" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="n-x"/>
        <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="n-y"/>
        <constraint firstItem="value" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="v-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="value" secondAttribute="trailing" constant="20" id="v-x"/>
        <constraint firstItem="value" firstAttribute="width" relation="greaterThanOrEqual" constant="119" id="v-w"/>
        <constraint firstItem="name" firstAttribute="width" relation="greaterThanOrEqual" constant="170" id="n-w"/>
    </constraints>
    """)
  static let healthy = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="A name of some length" translatesAutoresizingMaskIntoConstraints="NO" id="name">
            <rect key="frame" x="20" y="79" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        <label opaque="NO" text="A distant value" translatesAutoresizingMaskIntoConstraints="NO" id="value">
            <rect key="frame" x="20" y="107.33" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="n-x"/>
        <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="n-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="name" secondAttribute="trailing" constant="20" id="n-w"/>
        <constraint firstItem="value" firstAttribute="leading" secondItem="name" secondAttribute="leading" id="v-x"/>
        <constraint firstItem="value" firstAttribute="top" secondItem="name" secondAttribute="bottom" constant="8" id="v-y"/>
        <constraint firstItem="value" firstAttribute="trailing" secondItem="name" secondAttribute="trailing" id="v-w"/>
    </constraints>
    """)

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    var order: [String] = []
    var groups: [String: [Overlap]] = [:]
    for overlap in overlaps(in: scene) {
      let subject = subject(of: overlap, in: scene)
      if groups[subject] == nil { order.append(subject) }
      groups[subject, default: []].append(overlap)
    }
    return order.compactMap { finding(about: groups[$0, default: []], subject: $0, in: scene) }
  }

  /// The overlaps in a scene as it is laid out that its document does not show, and no conflict explains.
  @MainActor
  static func overlaps(in scene: InspectedScene) -> [Overlap] {
    let hidden = scene.hidden[.overlap]
    let views = scene.unexplainedViews.filter { !hidden.contains($0.id) }.map { $0.view }
    var drawn = DrawnRects(scene: scene)
    let overlaps = scene.instance.inEnvironment {
      Overlap.all(
        among: views, in: scene.instance.rootView,
        constraints: scene.instance.constraints.map { $0.constraint },
        unless: { front, back, isPlaced in
          drawn.overlap(front, back) || !isTextOnText(front, back) && isPlaced()
        })
    }
    return overlaps.filter { !isAftermath($0, in: scene) }
  }

  /// Whether both views show text, of which nobody can read either.
  @MainActor
  private static func isTextOnText(_ front: UIView, _ back: UIView) -> Bool {
    front.visibleText != nil && back.visibleText != nil
  }

  /// Whether a conflict puts one of the views where it is.
  @MainActor
  private static func isAftermath(_ overlap: Overlap, in scene: InspectedScene) -> Bool {
    let holder = holder(of: overlap)
    return [overlap.front.view, overlap.back.view].contains {
      scene.isDisplaced($0, overlap.axis, inside: holder)
    }
  }

  /// The innermost view that holds both.
  @MainActor
  private static func holder(of overlap: Overlap) -> UIView? {
    var holder: UIView? = overlap.front.view
    while let view = holder, !overlap.back.view.isDescendant(of: view) { holder = view.superview }
    return holder
  }

  /// The subject that overlaps of one cause have in common: the view that holds both.
  ///
  /// Which of its views overlap, and whether beside or above each other, differs between configurations.
  @MainActor
  private static func subject(of overlap: Overlap, in scene: InspectedScene) -> String {
    holder(of: overlap)?.documentID ?? scene.solution.rootID
  }

  @MainActor
  private static func finding(
    about overlaps: [Overlap], subject: String, in scene: InspectedScene
  ) -> Finding? {
    guard let worst = overlaps.max(by: { isLess($0, $1, in: scene) }),
      let front = worst.front.view.documentID, let back = worst.back.view.documentID
    else { return nil }
    let others = overlaps.flatMap { [$0.front.view, $0.back.view] }.compactMap { $0.documentID }
      .filter { $0 != front && $0 != back }
    let more = overlaps.count == 1 ? "" : ", and \(overlaps.count - 1) more overlap"
    var finding = scene.finding(
      Self.self, isCertain(worst, in: scene) ? .warning : .info, about: [front, back] + others,
      "\(scene.fullName(of: front)) lies over \(scene.names.shortName(of: back)) by \(worst.extent)"
        + "\(words: more)",
      next: advice(about: worst, in: scene))
    finding.subjectID = subject
    finding.amount = worst.depth
    return finding
  }

  /// The advice before anything is tried: the views are kept apart as the document draws them.
  @MainActor
  private static func advice(about overlap: Overlap, in scene: InspectedScene) -> String {
    let drawn = scene.separations(of: overlap.front.view, overlap.back.view).first
    return (drawn ?? overlap.separation).advice { scene.names.shortName(of: $0.documentID ?? "") }
  }

  /// Whether an overlap is worth less attention than another one: of two texts none can be read.
  @MainActor
  private static func isLess(_ a: Overlap, _ b: Overlap, in scene: InspectedScene) -> Bool {
    let properties: [(Overlap) -> Bool] = [
      { isCertain($0, in: scene) }, { isTextOnText($0.front.view, $0.back.view) },
    ]
    for property in properties where property(a) != property(b) { return property(b) }
    return a.depth < b.depth
  }

  /// Whether the overlap can be seen, and both views are what they are at run time, and where they are.
  ///
  /// Pictures are laid over one another to compose one.
  @MainActor
  private static func isCertain(_ overlap: Overlap, in scene: InspectedScene) -> Bool {
    overlap.drawnDepth(in: scene.instance.rootView) > leastDepth && overlap.area >= leastArea
      && !(overlap.front.view is UIImageView && overlap.back.view is UIImageView)
      && !isBackdrop(overlap.back.view, of: overlap) && !isOverPicture(overlap)
      && !isEndOfPicture(overlap)
      && !isOverlay(overlap, in: scene) && !isAlternative(overlap, in: scene)
      && !isSetByCode(overlap, in: scene)
      && [overlap.front.view, overlap.back.view].allSatisfy { view in
        !scene.hasExtentOfNoDocument(around: view, .horizontal)
          && (scene.isInRowHighAsItsContent(view)
            || !scene.hasExtentOfNoDocument(around: view, .vertical))
          && (view is UIControl && !view.isDrawnByCode(in: scene)
            || !view.isOfOwnClass(in: scene))
          && !(view.visibleText.map(\.isSign) ?? false) && !view.isTitledByCode(in: scene)
          && !scene.isBesidePlaceholder(view, overlap.axis)
      } && !scene.areCovered([overlap.front.view, overlap.back.view])
  }

  /// Whether code sets a constraint that decides on where one of the views is beside the other.
  @MainActor
  private static func isSetByCode(_ overlap: Overlap, in scene: InspectedScene) -> Bool {
    let holder = holder(of: overlap)
    return [overlap.front.view, overlap.back.view].contains {
      $0 !== holder && (scene.isSetByCode($0, inside: holder) || scene.isPlacedByCode($0))
    }
  }

  /// Whether the view behind is a picture as wide as all that is around both.
  @MainActor
  private static func isBackdrop(_ view: UIView, of overlap: Overlap) -> Bool {
    guard view is UIImageView, let holder = holder(of: overlap) else { return false }
    return view.bounds.width >= holder.bounds.width - 1
  }

  /// Whether a button that people see the end of lies over a picture larger than it: its title is read all the same.
  @MainActor
  private static func isOverPicture(_ overlap: Overlap) -> Bool {
    let (front, back) = (overlap.front, overlap.back)
    return front.view is UIButton && front.view.showsBackground && back.view is UIImageView
      && back.rect.width > front.rect.width && back.rect.height > front.rect.height
  }

  /// Whether no more than the end of a picture, which is seldom seen, is over a text.
  @MainActor
  private static func isEndOfPicture(_ overlap: Overlap) -> Bool {
    overlap.front.view is UIImageView && overlap.back.view is UILabel
      && overlap.depth <= Overflow.tolerance
  }

  /// Whether one of the views is in a panel that code shows over the others and hides: it has a background, or shows that
  /// something is going on.
  ///
  /// One that the document draws apart from the other view, as a row of a form, is meant to be beside it.
  @MainActor
  private static func isOverlay(_ overlap: Overlap, in scene: InspectedScene) -> Bool {
    let holder = holder(of: overlap)
    let pair = [overlap.front.view, overlap.back.view]
    var drawn = DrawnRects(scene: scene)
    return zip(pair, pair.reversed()).contains { view, other in
      sequence(first: view) { $0.superview === holder ? nil : $0.superview }.dropFirst().contains {
        ($0.showsBackground || $0.subviews.contains { $0 is UIActivityIndicatorView })
          && $0.documentID.map(scene.code.hides) ?? false && drawn.overlap($0, other)
      }
    }
  }

  /// Whether code hides or shows both views, or panels that they are in: it may show one in place of the other.
  @MainActor
  private static func isAlternative(_ overlap: Overlap, in scene: InspectedScene) -> Bool {
    let holder = holder(of: overlap)
    return [overlap.front.view, overlap.back.view].allSatisfy { (view: UIView) in
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

extension InspectedScene {
  /// The constraints that would keep two views apart as the document draws them, first along the axis on which they are
  /// further apart there; none where the document does not draw both.
  func separations(of view: UIView, _ other: UIView) -> [Separation] {
    let root = instance.rootView
    guard let one = storedRect(of: view, in: root), let two = storedRect(of: other, in: root)
    else { return [] }
    let distances: [(distance: CGFloat, separation: Separation)] = [
      (one.minX - two.maxX, Separation(first: other, second: view, axis: .horizontal)),
      (two.minX - one.maxX, Separation(first: view, second: other, axis: .horizontal)),
      (one.minY - two.maxY, Separation(first: other, second: view, axis: .vertical)),
      (two.minY - one.maxY, Separation(first: view, second: other, axis: .vertical)),
    ]
    return distances.filter { $0.distance >= -DrawnRects.tolerance }
      .sorted { $0.distance > $1.distance }.map(\.separation)
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

/// Where the document draws views, looked up for those that overlap when they are laid out.
@MainActor
private struct DrawnRects {
  let scene: InspectedScene
  private var rects: [ObjectIdentifier: CGRect?] = [:]

  init(scene: InspectedScene) {
    self.scene = scene
  }

  /// Whether a view lies over another one by the frames in the document; also where that cannot be known.
  mutating func overlap(_ view: UIView, _ other: UIView) -> Bool {
    guard let front = rect(of: view), let back = rect(of: other) else { return true }
    let common = front.intersection(back)
    return !common.isNull && common.width > Self.tolerance && common.height > Self.tolerance
  }

  /// Rounding to pixels, in points.
  static let tolerance = 0.5

  private mutating func rect(of view: UIView) -> CGRect? {
    if let known = rects[ObjectIdentifier(view)] { return known }
    let rect = scene.storedRect(of: view, in: scene.instance.rootView)
    rects[ObjectIdentifier(view)] = .some(rect)
    return rect
  }
}

extension RuleID {
  static let overlappingViews = RuleID("overlapping-views")
}

import AutoLayout
import InterfaceBuilder
import LayoutFaults
import Projects
import UIKit

/// A control, a text that can be edited or a list behind a view that takes all of its touches, here and where the document
/// draws both.
///
/// Views that code hides, moves or shows in front are left out, and controls that it hides for good. So is a button that makes
/// the place larger where a control is touched.
enum CoveredControlRule: SceneRule {
  static let id = RuleID.coveredControl
  static let severity = Finding.Severity.warning
  static let summary = "A control lies wholly behind a view that takes its touches."
  static let reason =
    "Touches go to the view in front, also where that is transparent, so that the control does nothing."
  static let remedy =
    "Put the control behind the view in the document, so that it is in front; or let the view take no touches."
  static let faulty = ExampleScene(subviews: [button, tapArea], constraints: constraints)
  static let healthy = ExampleScene(subviews: [tapArea, button], constraints: constraints)

  private static let button = """
    <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="buy">
            <rect key="frame" x="20" y="79" width="353" height="44"/>
            <state key="normal" title="Buy"/>
        </button>
    """
  private static let tapArea = """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="dim">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <color key="backgroundColor" white="0.0" alpha="0.4" colorSpace="calibratedWhite"/>
        </view>
    """
  private static let constraints = """
    <constraint firstItem="buy" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="b-x"/>
        <constraint firstItem="buy" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="b-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="buy" secondAttribute="trailing" constant="20" id="b-w"/>
        <constraint firstItem="buy" firstAttribute="height" constant="44" id="b-h"/>
        <constraint firstItem="dim" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="d-x"/>
        <constraint firstItem="dim" firstAttribute="top" secondItem="root" secondAttribute="top" id="d-y"/>
        <constraint firstItem="dim" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="d-w"/>
        <constraint firstItem="dim" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="d-h"/>
    """

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    func isHiddenForGood(_ id: String) -> Bool {
      scene.code.writesFirst(ProjectFacts.hiddenMember, of: id)
    }
    var covered = OrderedGroups<String, String>()
    for control in scene.unexplainedViews.filter({ $0.view.isTouched && !isHiddenForGood($0.id) }) {
      guard let cover = cover(of: control.view, in: scene), let id = cover.documentID else {
        continue
      }
      covered.add(control.id, to: id)
    }
    let covers = covered.groups.map { cover, controls in
      scene.finding(
        Self.self,
        about: EffectOnOthers(
          view: cover, others: controls, verb: "takes all touches of", place: "behind it")
      ) {
        "Move it before \($0) in the document, so that it is behind; or turn off its user interaction"
      }
    }
    return covers
      + scene.misplacedTapAreas.map { finding(about: $0, in: scene) }
  }

  /// The first view that takes all touches of a control, and that neither code nor a wish for more room explains.
  @MainActor
  private static func cover(of control: UIView, in scene: InspectedScene) -> UIView? {
    control.touchCovers(in: scene.instance.rootView).first { cover in
      (scene.isLeftInFront(cover) || scene.isVeilOverPanels(cover))
        && !cover.isRoom(toTouch: control) && scene.isDrawnCovered(control, by: cover)
        && !scene.isMoved(control, apartFrom: cover) && !scene.isTouchedFor(control, cover)
    }
  }

  @MainActor
  private static func finding(about area: TapArea, in scene: InspectedScene) -> Finding {
    let name = scene.names.shortName(of: area.control)
    let tie = area.tie.map { ": \(scene.phrases.phrase(id: $0)) (\($0)) leads to \(name)" }
    var finding = scene.finding(
      Self.self, about: [area.button, area.control],
      "\(scene.fullName(of: area.button)) shows nothing and takes the touches of \(name) behind it",
      next: "Place it over the view that it is touched for\(tie ?? "")")
    finding.subjectID = area.button
    return finding
  }
}

extension InspectedScene {
  /// Whether code leaves a view in front of the others, shown, and taking touches.
  func isLeftInFront(_ cover: UIView) -> Bool {
    guard let id = cover.documentID, !mayLetTouchesThrough(cover) else { return false }
    return !code.hides(id) && !code.mayBeHiddenByOthers(id) && isLeftInPlace(cover)
  }

  /// Whether code leaves a view where it is, and in front of the same others.
  func isLeftInPlace(_ view: UIView) -> Bool {
    staysInPlace(view) && !(view.documentID.map(code.rearranges) ?? false)
  }

  /// Whether code leaves a view where it is.
  ///
  /// A view without constraints in the document is one that code may make some for, unless it fills what is around it as it is.
  func staysInPlace(_ view: UIView) -> Bool {
    guard let id = view.documentID,
      description.view(id: id)?.geometry.isFrameFixed != true || view.fillsSuperview
    else { return false }
    return !code.places(id) && !code.removedAtStart.contains(id)
      && !isPlacedByCode(view) && !Axis.allCases.contains { isSetByCode(view, $0) }
  }

  /// Whether a view has a class of the program, which may say that touches are for what is behind; lists, maps and controls
  /// seldom do.
  func mayLetTouchesThrough(_ cover: UIView) -> Bool {
    guard let described = cover.documentID.flatMap({ description.view(id: $0) }),
      described.customClass != nil
    else { return false }
    let isMap = (described.content as? RuntimeViewContent)?.kind == .map
    return !(isMap || cover is UIControl || cover is UIScrollView)
  }

  /// Whether code moves a control, or what it is in beside a view, in front of others, to another place or into another view.
  func isMoved(_ control: UIView, apartFrom cover: UIView) -> Bool {
    isAny(around: control, apartFrom: cover) {
      code.rearranges($0) || code.places($0) || code.constrains($0)
    }
  }

  /// Whether something is so of a view or of what it is in beside another one.
  func isAny(
    around view: UIView, apartFrom cover: UIView, _ isSo: (_ id: String) -> Bool
  ) -> Bool {
    sequence(first: view) { $0.superview === cover.superview ? nil : $0.superview }
      .contains { $0.documentID.map(isSo) ?? false }
  }
}

extension UIView {
  /// Whether the view fills its superview by its mask.
  fileprivate var fillsSuperview: Bool {
    guard let superview, translatesAutoresizingMaskIntoConstraints,
      autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
    else { return false }
    return frame.insetBy(dx: -1, dy: -1).encloses(superview.bounds)
  }

  /// Whether people touch the view, as the document has it.
  var isTouched: Bool {
    guard isShown, min(bounds.width, bounds.height) >= Self.leastTouchedSize,
      sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
    else { return false }
    switch self {
    // One that shows nothing may be for what its views in front leave.
    case let button as UIButton: return button.isEnabled && button.showsContent
    case let control as UIControl: return control.isEnabled
    case is UITextView, is UITableView, is UICollectionView, is UISearchBar, is UIPickerView:
      return true
    default: return false
    }
  }

  /// Whether the view lies over a control beside it to take its touches on purpose, to have more room for them or to do something
  /// else: it has the place of the control, or is a button a little larger.
  fileprivate func isRoom(toTouch control: UIView) -> Bool {
    guard !(control is UITableView || control is UICollectionView) else { return false }
    guard superview === control.superview else {
      return self is UIButton && hasPlace(of: control)
    }
    guard let button = self as? UIButton else { return hasPlace(of: control) }
    let most = button.showsContent ? Self.roomAroundControl : Self.roomToTouch
    return button.frame.width <= control.frame.width + most
      && button.frame.height <= control.frame.height + most
  }

  private func hasPlace(of view: UIView) -> Bool {
    let (own, other) = (bounds, convert(view.bounds, from: view))
    return abs(own.minX - other.minX) <= 1 && abs(own.minY - other.minY) <= 1
      && abs(own.maxX - other.maxX) <= 1 && abs(own.maxY - other.maxY) <= 1
  }

  /// Less than people can touch, in points: a view so small is not meant to be touched.
  private static let leastTouchedSize: CGFloat = 10
  /// The most by which a button exceeds the control that it stands for along an axis, in points.
  private static let roomAroundControl: CGFloat = 24
  /// The most by which one that shows nothing does.
  private static let roomToTouch: CGFloat = 100
}

extension UIButton {
  /// Whether the button has a title, a picture or a background.
  var showsContent: Bool { visibleText != nil || currentImage != nil || showsBackground }
}

extension RuleID {
  static let coveredControl = RuleID("covered-control")
}

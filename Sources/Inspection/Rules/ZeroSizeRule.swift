import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Views with text, a picture or a colour that constraints leave no width or height.
///
/// A text field without text or placeholder that no constraint gives a width cannot be touched.
///
/// A view that is stored so is meant so, but for a title or picture with neither width nor height that no constant folds. What run
/// time fills is not looked at. A text that keeps its height as usual is lost, other things are notes.
enum ZeroSizeRule: SceneRule {
  static let id = RuleID.zeroSize
  static let severity = Finding.Severity.info
  static let summary = "Constraints leave a view with content no width or no height."
  static let reason = "People do not see it."
  static let remedy =
    "Give the view an extent of its own, or let what is around it leave room; hide it where it is not "
    + "to be seen."
  static let faulty = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Downloads" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="title" firstAttribute="trailing" secondItem="safe" secondAttribute="leading" constant="20" id="t-w"/>
    </constraints>
    """)
  static let healthy = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Downloads" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="title" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" constant="-20" id="t-w"/>
    </constraints>
    """)

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    let lost = scene.unexplainedViews.compactMap { id, view in
      LostExtent(of: view, id: id, in: scene).map {
        SqueezedView(
          view, isHigh: $0.axis == .vertical, finding: finding(about: id, $0, in: scene))
      }
    }
    let folded = scene.unexplainedViews.compactMap { finding(aboutField: $0.view, in: scene) }
    let unseen = scene.unexplainedViews.filter { isUnseen($0.view, in: scene) }
    let groups = Dictionary(grouping: unseen) { $0.view.superview.map(ObjectIdentifier.init) }
    return SqueezedView.findings(about: lost, as: "more in its stack view are as well") + folded
      + unseen.compactMap { first in
        let group = groups[first.view.superview.map(ObjectIdentifier.init), default: []]
        return group.first?.id == first.id ? finding(aboutUnseen: group.map(\.id), in: scene) : nil
      }
  }

  /// Whether a title or picture has neither width nor height, here and in the document, which no constant folds.
  @MainActor
  private static func isUnseen(_ view: UIView, in scene: InspectedScene) -> Bool {
    guard let described = view.documentID.flatMap({ scene.description.view(id: $0) }),
      described.visibleText != nil || described.showsPicture, described.customClass == nil,
      !described.geometry.translatesAutoresizingMask, !LostExtent.isInsideNothing(view),
      view.isShown, !scene.isPlacedByCode(view), let stored = described.geometry.frame?.size,
      let siblings = view.superview?.subviews
    else { return false }
    let isNowhere = Axis.allCases.allSatisfy { axis in
      stored[axis: axis] < 0.5 && view.layoutView.frame.size[axis: axis] < 0.5
        && !scene.hasExtentOfNoDocument(around: view, axis) && !scene.isSetByCode(view, axis)
    }
    return isNowhere && !siblings.contains { scene.isFolded($0.documentID) }
  }

  /// Whether a label with a text of its own loses its height, which nothing but the constraints decides on.
  ///
  /// Widths go first where texts share a row, and what has no text may be decoration.
  @MainActor
  private static func isLostText(_ id: String, _ lost: LostExtent, in scene: InspectedScene) -> Bool
  {
    guard lost.axis == .vertical, let label = scene.instance.view(id: id) as? UILabel,
      let described = scene.description.view(id: id)
    else { return false }
    return described.layout.verticalCompressionResistance ?? 750 >= 750
      && !scene.hasProvisionalExtent(around: label, .vertical)
      && !scene.isBesidePlaceholder(label, .vertical) && !scene.isDisplaced(label, .vertical)
      && !scene.isSetByCode(label, .vertical)
      && label.superview.map { $0.isBesideHiddenViews } != true
  }

  @MainActor
  private static func finding(
    about id: String, _ lost: LostExtent, in scene: InspectedScene
  ) -> Finding {
    let isAcross = lost.axis == .horizontal
    var finding = scene.finding(
      Self.self, about: [id],
      "\(scene.fullName(of: id)) is 0 points \(isAcross ? "wide" : "high"); the document stores "
        + "\(Points.text(lost.stored))",
      next: "Give it a \(isAcross ? "width" : "height"), or let something beside it shrink")
    finding.amount = lost.stored
    if isLostText(id, lost, in: scene) { finding.raise(to: .warning) }
    return finding
  }

  /// A finding about a text field that is empty, and no wider than that, though it is drawn so.
  @MainActor
  private static func finding(aboutField view: UIView, in scene: InspectedScene) -> Finding? {
    guard view is UITextField, view.isShown,
      let described = scene.description(of: view), described.customClass == nil,
      described.visibleText == nil, !described.geometry.translatesAutoresizingMask,
      let stored = described.geometry.frame?.width
    else { return nil }
    let width = Double(view.frame.width)
    guard width <= Double(max(0, view.intrinsicContentSize.width)) + 0.5,
      // Of a field that keeps half of its width, people still find enough to touch.
      2 * width <= stored,
      !scene.hasExtentOfNoDocument(around: view, .horizontal), !scene.isPlacedByCode(view),
      !scene.isSetByCode(view, .horizontal)
    else { return nil }
    var finding = scene.finding(
      Self.self, about: [described.id],
      "\(scene.fullName(of: described.id)) is \(Points.text(width)) wide, as it is empty; the document "
        + "stores \(Points.text(stored))",
      next: "Tie it to what is beside it on both sides, or give it a width")
    finding.amount = stored - width
    finding.raise(to: .warning)
    return finding
  }

  /// A finding about views beside each other that Interface Builder has found no extent for, either.
  @MainActor
  private static func finding(aboutUnseen ids: [String], in scene: InspectedScene) -> Finding {
    let more = ids.count == 1 ? "" : ", and \(ids.count - 1) more beside it"
    var finding = scene.finding(
      Self.self, about: ids,
      "\(scene.fullName(of: ids[0])) has neither width nor height, in the document as well\(words: more)",
      next: "Give it a width and a height, or take away a constraint that leaves it none")
    finding.amount = Double(ids.count)
    finding.raise(to: .warning)
    return finding
  }
}

/// A width or height that a view with content has in its document and not when it is laid out.
@MainActor
struct LostExtent {
  let axis: Axis
  /// The extent that the document stores, in points.
  let stored: Double

  init?(of view: UIView, id: String, in scene: InspectedScene) {
    guard view !== scene.instance.rootView,
      let described = scene.description.view(id: id), described.customClass == nil,
      described.showsContent, let stored = described.geometry.frame?.size,
      !described.geometry.translatesAutoresizingMask, !Self.isInsideNothing(view), view.isShown
    else { return nil }
    let size = view.layoutView.frame.size
    let lost = Axis.allCases.first { axis in
      size[axis: axis] < 0.5 && stored[axis: axis] >= 1
        && !scene.hasExtentOfNoDocument(around: view, axis)
    }
    guard let lost, described.visibleText == nil ? !described.isPlainView : !described.isStandInText
    else { return nil }
    axis = lost
    self.stored = stored[axis: lost]
  }

  /// Whether what is around the view has no room for anything, so that the finding is about that.
  static func isInsideNothing(_ view: UIView) -> Bool {
    guard let size = view.superview?.layoutView.frame.size else { return true }
    return size.width < 0.5 || size.height < 0.5
  }
}

extension UIView {
  /// Whether the view is a stack view with views that are hidden, which may change the room of others when code shows them.
  fileprivate var isBesideHiddenViews: Bool {
    (self as? UIStackView)?.arrangedSubviews.contains { $0.isHidden } ?? false
  }
}

extension ViewDescription {
  /// Whether people see the view by itself: it has text, a picture, or a colour in place of views.
  fileprivate var showsContent: Bool {
    if visibleText != nil { return true }
    if isPlainView { return subviews.isEmpty && appearance.backgroundColor != nil }
    return showsPicture || ["switch", "slider", "stepper"].contains(element.name)
  }
}

extension ViewDescription {
  /// Whether the view is a picture, or a button with one.
  fileprivate var showsPicture: Bool {
    element["image"] != nil || (content as? ButtonContent)?.normal?.image != nil
  }
}

extension InspectedScene {
  /// Whether a constant gives an object no width or no height.
  fileprivate func isFolded(_ id: String?) -> Bool {
    guard let id else { return false }
    return constraints(on: id).contains {
      $0.firstItemID == id && $0.secondItemID == nil && $0.constant < 0.5
    }
  }
}

extension RuleID {
  static let zeroSize = RuleID("zero-size")
}

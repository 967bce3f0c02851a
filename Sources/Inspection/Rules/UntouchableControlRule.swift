import InterfaceBuilder
import LayoutFaults
import UIKit

/// A control, a text that can be edited or a list in a view whose user interaction the document turns off.
///
/// Source: `UIView.hitTest(_:with:)` ignores a view whose `isUserInteractionEnabled` is false, and with it all that is in the view.
enum UntouchableControlRule: SceneRule {
  static let id = RuleID.untouchableControl
  static let severity = Finding.Severity.warning
  static let summary = "A control is in a view that takes no touches."
  static let reason =
    "A view without user interaction passes no touches to what is in it, so that the control does nothing."
  static let remedy =
    "Turn on the user interaction of the view; or turn off that of the control, if it only shows a state."
  static let faulty = ExampleScene(
    subviews: [row(attributes: " userInteractionEnabled=\"NO\"")], constraints: constraints)
  static let healthy = ExampleScene(
    subviews: [row(attributes: "")], constraints: constraints)

  private static func row(attributes: String) -> String {
    """
    <view\(attributes) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="row">
            <rect key="frame" x="0.0" y="59" width="393" height="44"/>
            <subviews>
                <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="choose">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                    <state key="normal" title="Choose"/>
                    <connections>
                        <action selector="choose:" destination="root" eventType="touchUpInside" id="tap"/>
                    </connections>
                </button>
            </subviews>
            <constraints>
                <constraint firstItem="choose" firstAttribute="leading" secondItem="row" secondAttribute="leading" id="c-x"/>
                <constraint firstItem="choose" firstAttribute="top" secondItem="row" secondAttribute="top" id="c-y"/>
                <constraint firstItem="choose" firstAttribute="trailing" secondItem="row" secondAttribute="trailing" id="c-w"/>
                <constraint firstItem="choose" firstAttribute="bottom" secondItem="row" secondAttribute="bottom" id="c-h"/>
            </constraints>
        </view>
    """
  }

  private static let constraints = """
    <constraint firstItem="row" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="r-x"/>
        <constraint firstItem="row" firstAttribute="top" secondItem="safe" secondAttribute="top" id="r-y"/>
        <constraint firstItem="row" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="r-w"/>
        <constraint firstItem="row" firstAttribute="height" constant="44" id="r-h"/>
    """

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    var controls = OrderedGroups<String, String>()
    for (id, control) in scene.instance.views where control.isMeantToBeTouched {
      guard let closed = scene.closedView(around: control, id: id) else { continue }
      controls.add(id, to: closed)
    }
    return controls.groups.map { closed, controls in
      scene.finding(
        Self.self,
        about: EffectOnOthers(
          view: closed, others: controls, verb: "lets no touches reach", place: "in it")
      ) { _ in
        "Turn on its user interaction (userInteractionEnabled), which the document turns off"
      }
    }
  }
}

extension InspectedScene {
  /// The innermost view around a control that takes no touches, where neither the document nor code shows that this is meant.
  fileprivate func closedView(around control: UIView, id: String) -> String? {
    let around = Array(sequence(first: control, next: \.superview).dropFirst())
    let closed = around.filter { !$0.isUserInteractionEnabled }
    guard let innermost = closed.first?.documentID, isConnected(id, within: around),
      !code.rearranges(id), !code.hides(id), !code.removedAtStart.contains(id),
      !closed.contains(where: mayTakeTouchesAfterAll), !isNotEnabledForAccessibility(id)
    else { return nil }
    return innermost
  }

  /// Whether the document says to users of assistive technologies that a control does not respond.
  ///
  /// Source: `UIAccessibilityTraits.notEnabled`.
  private func isNotEnabledForAccessibility(_ id: String) -> Bool {
    description.document.element(id: id)?.child(key: "accessibilityConfiguration")?
      .child(key: "traits")?["notEnabled"] == "YES"
  }

  /// Whether code may turn the user interaction of a view on: it does so by an outlet, or the view has a class of the program.
  private func mayTakeTouchesAfterAll(_ view: UIView) -> Bool {
    guard let id = view.documentID else { return true }
    return code.rearranges(id) || code.constrains(id)
      || description.view(id: id)?.customClass != nil
  }

  /// Whether the document connects a control with code or with a scene, so that it is there to be touched.
  ///
  /// An outlet alone is no sign in what is touched as a whole, as a row with a mark in it is.
  private func isConnected(_ id: String, within around: [UIView]) -> Bool {
    let connections = description.document.element(id: id)?.children(of: "connections") ?? []
    if connections.contains(where: { $0.name == "action" || $0.name == "segue" }) { return true }
    return !around.contains(where: isTouchedAsWhole)
      && (!connections.isEmpty || description.document.hasOutlet(to: id))
  }

  /// Whether touches go to a view in place of what is in it.
  private func isTouchedAsWhole(_ view: UIView) -> Bool {
    if view is UIControl || view is UITableViewCell || view is UICollectionViewCell { return true }
    let element = view.documentID.flatMap { description.document.element(id: $0) }
    return element?.children(of: "connections").contains { $0["property"] == "gestureRecognizers" }
      ?? false
  }
}

extension UIView {
  /// Whether the document shows the view and lets it take touches.
  fileprivate var isMeantToBeTouched: Bool {
    guard isUserInteractionEnabled, isShown else { return false }
    return switch self {
    case let control as UIControl: control.isEnabled
    case let text as UITextView: text.isEditable
    case is UITableView, is UICollectionView, is UISearchBar, is UIPickerView: true
    default: false
    }
  }
}

extension RuleID {
  static let untouchableControl = RuleID("untouchable-control")
}

import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Widths that are tied to the height of another view, and heights that are tied to its width.
///
/// A text, a field or a slider that is as wide as another view is high is a mistake of the attribute. A square that its text
/// fits into is meant. Pictures, buttons and panels are in proportion to a bar or a screen on purpose: those that are no squares
/// are notes.
enum CrossedExtentsRule: SceneRule {
  static let id = RuleID.crossedExtents
  static let severity = Finding.Severity.warning
  static let summary = "A width is tied to the height of another view, or a height to its width."
  static let reason =
    "Both are equal in Interface Builder by chance. On other screens they differ, and text is cut off or its field is "
    + "too wide."
  static let remedy = "Choose the same attribute on both sides of the constraint."
  static let faulty = example(attribute: "height")
  static let healthy = example(attribute: "width")

  private static func example(attribute: String) -> ExampleScene {
    ExampleScene(
      """
      <subviews>
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="form">
              <rect key="frame" x="20" y="79" width="300" height="300"/>
              <subviews>
                  <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Name" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="name">
                      <rect key="frame" x="0.0" y="0.0" width="300" height="34"/>
                      <fontDescription key="fontDescription" type="system" pointSize="14"/>
                      <textInputTraits key="textInputTraits"/>
                  </textField>
              </subviews>
              <color key="backgroundColor" white="0.9" alpha="1" colorSpace="calibratedWhite"/>
              <constraints>
                  <constraint firstItem="name" firstAttribute="leading" secondItem="form" secondAttribute="leading" id="n-x"/>
                  <constraint firstItem="name" firstAttribute="top" secondItem="form" secondAttribute="top" id="n-y"/>
                  <constraint firstItem="name" firstAttribute="width" secondItem="form" secondAttribute="\(attribute)" id="n-w"/>
              </constraints>
          </view>
      </subviews>
      <constraints>
          <constraint firstItem="form" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="f-x"/>
          <constraint firstItem="form" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="f-y"/>
          <constraint firstItem="form" firstAttribute="width" constant="300" id="f-w"/>
          <constraint firstItem="form" firstAttribute="height" constant="300" id="f-h"/>
      </constraints>
      """)
  }

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    scene.instance.inEnvironment {
      scene.instance.constraints.compactMap { id, constraint in
        finding(about: constraint, id: id, in: scene)
      }
    }
  }

  @MainActor
  private static func finding(
    about constraint: NSLayoutConstraint, id: String, in scene: InspectedScene
  ) -> Finding? {
    guard constraint.isActive, constraint.crossesExtents,
      let view = constraint.firstItem as? UIView, view.isShown, let viewID = view.documentID,
      let other = scene.phrases.constraint(id: id)?.secondItemID,
      constraint.secondView !== view, constraint.isMistaken(for: view) || !view.isSquare
    else { return nil }
    let (own, others) =
      constraint.firstAttribute == .width ? ("width", "height") : ("height", "width")
    let phrase = "\(scene.phrases.phrase(id: id)) (\(id))"
    var finding = scene.finding(
      Self.self, because: mitigation(of: constraint, id: id, view, in: scene),
      about: [viewID, other],
      "\(scene.fullName(of: viewID)) takes its \(words: own) from the \(words: others) of "
        + "\(scene.names.shortName(of: other))",
      next: "Tie its \(own) to the \(own) of the other view in \(phrase)")
    finding.subjectID = id
    finding.constraints = [FoundConstraint(id: id, phrase: scene.phrases.phrase(id: id))]
    return finding
  }

  @MainActor
  private static func mitigation(
    of constraint: NSLayoutConstraint, id: String, _ view: UIView, in scene: InspectedScene
  ) -> Mitigation? {
    guard constraint.isMistaken(for: view) else { return .inProportion }
    return scene.code.setsConstraint(id) ? .constraintSetByCode(id) : nil
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint equates a width with a multiple of a height.
  fileprivate var crossesExtents: Bool {
    relation == .equal
      && (firstAttribute == .width && secondAttribute == .height
        || firstAttribute == .height && secondAttribute == .width)
  }

  /// Whether the constraint makes a view that is read or used along its width as wide as another one is high.
  ///
  /// A field for one digit and a round badge are squares that show all of their text.
  @MainActor
  fileprivate func isMistaken(for view: UIView) -> Bool {
    guard firstAttribute == .width, multiplier == 1, constant == 0, view.isUsedAlongWidth else {
      return false
    }
    return !(view.isSquare && view.intrinsicContentSize.width <= view.bounds.width + 1)
  }
}

extension UIView {
  /// Whether the view is one whose width is for a text or for sliding, whatever its height.
  fileprivate var isUsedAlongWidth: Bool {
    switch self {
    case is UILabel, is UITextField, is UITextView, is UISearchBar, is UISegmentedControl,
      is UISlider, is UIProgressView:
      true
    default: false
    }
  }

  fileprivate var isSquare: Bool { abs(bounds.width - bounds.height) <= 1 }
}

extension RuleID {
  static let crossedExtents = RuleID("crossed-extents")
}

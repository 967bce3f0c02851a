import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Text fields that are only as wide as their text, beside a label or button that is stretched in their place.
///
/// Source: *Auto Layout Guide*, "Simple Label and Text Field": "the text field should have a lower content hugging value than the
/// label", so that the field takes the room.
enum ShrunkenFieldRule: SceneRule {
  static let id = RuleID.shrunkenField
  static let severity = Finding.Severity.warning
  static let summary =
    "A text field is only as wide as its text, and a label or button beside it takes the rest of the row."
  static let reason =
    "Most of the row does not react to a tap, or the button beside the field does. The field jumps while text is "
    + "typed."
  static let remedy =
    "Give the field a lower horizontal hugging priority than what is beside it, so that the field is stretched."
  static let faulty = example(hugging: "252")
  static let healthy = example(hugging: "250")

  private static func example(hugging: String) -> ExampleScene {
    ExampleScene(
      """
      <subviews>
          <label opaque="NO" horizontalHuggingPriority="251" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="title">
              <rect key="frame" x="20" y="79" width="45" height="20.5"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
          <textField opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="\(hugging)" borderStyle="roundedRect" placeholder="Your name" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="name">
              <rect key="frame" x="73" y="79" width="300" height="34"/>
              <fontDescription key="fontDescription" type="system" pointSize="14"/>
              <textInputTraits key="textInputTraits"/>
          </textField>
      </subviews>
      <constraints>
          <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
          <constraint firstItem="title" firstAttribute="top" secondItem="name" secondAttribute="top" id="t-y"/>
          <constraint firstItem="name" firstAttribute="leading" secondItem="title" secondAttribute="trailing" constant="8" id="n-x"/>
          <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="n-y"/>
          <constraint firstItem="safe" firstAttribute="trailing" secondItem="name" secondAttribute="trailing" constant="20" id="n-w"/>
      </constraints>
      """)
  }

  /// Less than this is rounding or room around a title, in points.
  fileprivate static let leastStretch = 8.0

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    let constraints = scene.instance.constraints.map(\.constraint).filter(\.isActive)
    return scene.instance.inEnvironment {
      scene.unexplainedViews.compactMap { id, view in
        (view as? UITextField).flatMap { finding(about: $0, id: id, constraints, in: scene) }
      }
    }
  }

  @MainActor
  private static func finding(
    about field: UITextField, id: String, _ constraints: [NSLayoutConstraint],
    in scene: InspectedScene
  ) -> Finding? {
    guard field.isShown, !field.hasWidth(by: constraints),
      abs(field.alignedExtent(.horizontal) - Double(field.intrinsicContentSize.width)) <= 1,
      let neighbour = field.neighbours(by: constraints).first(where: {
        $0.isStretched(insteadOf: field, constraints)
      }), let neighbourID = neighbour.documentID
    else { return nil }
    let name = scene.names.shortName(of: neighbourID)
    let written = scene.constraintSetByCode(of: field) ?? scene.constraintSetByCode(of: neighbour)
    return scene.finding(
      Self.self, because: written.map { .constraintSetByCode($0) }, about: [id, neighbourID],
      "\(scene.fullName(of: id)) is only as wide as its text, and \(name) beside it takes the rest of the row",
      next: "Lower its horizontal hugging priority below that of \(name)")
  }
}

extension UIView {
  /// Whether a constraint gives the view a width.
  fileprivate func hasWidth(by constraints: [NSLayoutConstraint]) -> Bool {
    constraints.contains {
      $0.relation == .equal
        && ($0.firstItem === self && $0.firstAttribute == .width
          || $0.secondItem === self && $0.secondAttribute == .width)
    }
  }

  /// The views beside this one in a row: those of its stack view, or those that a constraint keeps at a distance.
  fileprivate func neighbours(by constraints: [NSLayoutConstraint]) -> [UIView] {
    if let stack = superview as? UIStackView, stack.arrangedSubviews.contains(self) {
      guard stack.axis == .horizontal, stack.distribution == .fill else { return [] }
      return stack.arrangedSubviews.filter { $0 !== self && !$0.isHidden }
    }
    return constraints.compactMap { constraint in
      guard constraint.relation == .equal, constraint.isBetweenOppositeSides else { return nil }
      if constraint.firstItem === self { return constraint.secondItem as? UIView }
      return constraint.secondItem === self ? constraint.firstItem as? UIView : nil
    }
  }

  /// Whether the view is a label or button that is wider than its content because it hugs that less than a field does.
  fileprivate func isStretched(
    insteadOf field: UITextField, _ constraints: [NSLayoutConstraint]
  ) -> Bool {
    guard self is UILabel || self is UIButton, isShown, !hasWidth(by: constraints),
      contentHuggingPriority(for: .horizontal).rawValue
        < field.contentHuggingPriority(for: .horizontal).rawValue
    else { return false }
    let content = Double(intrinsicContentSize.width)
    return content >= 0 && alignedExtent(.horizontal) > content + ShrunkenFieldRule.leastStretch
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint keeps the end of one view at a distance from the beginning of another one.
  fileprivate var isBetweenOppositeSides: Bool {
    switch (firstAttribute, secondAttribute) {
    case (.leading, .trailing), (.trailing, .leading), (.left, .right), (.right, .left): true
    default: false
    }
  }
}

extension RuleID {
  static let shrunkenField = RuleID("shrunken-field")
}

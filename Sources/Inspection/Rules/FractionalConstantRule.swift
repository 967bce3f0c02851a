import AutoLayout
import InterfaceBuilder

/// Constants that are no multiple of half a point, as dragging on the canvas leaves them.
///
/// Hairlines are thinner than a point on purpose. The constants of a scene are one finding.
enum FractionalConstantRule: ConstraintRule {
  static let id = RuleID.fractionalConstant
  static let severity = Finding.Severity.info
  static let summary =
    "Constants of constraints lie between pixels, as dragging a view leaves them."
  static let reason =
    "They are rounded to other pixels on other screens, so that distances that should be the same "
    + "differ, and nobody meant such a number."
  static let remedy = "Set the constants to whole points."
  static let faulty = scene("12.333333333333336")
  static let healthy = scene("12")

  private static func scene(_ constant: String) -> ExampleScene {
    ExampleScene(
      """
      <subviews>
          <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
              <rect key="frame" x="20" y="71.333" width="353" height="20.5"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
      </subviews>
      <constraints>
          <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
          <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="\(constant)" id="t-y"/>
          <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
      </constraints>
      """)
  }

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    let phrases = scene.phrases
    let ids = scene.instance.constraints.map { $0.id }.filter { id in
      phrases.constraint(id: id).map(isBetweenPixels) ?? false
    }
    guard let first = ids.first else { return [] }
    let more = ids.count == 1 ? "" : ", as do \(ids.count - 1) more of the scene"
    var finding = scene.finding(
      Self.self, about: ids,
      "the constant of \(phrases.phrase(id: first)) (\(first)) lies between pixels\(more)",
      next: "Set the constant to whole points")
    finding.subjectID = scene.solution.rootID
    finding.constraints = ids.map { FoundConstraint(id: $0, phrase: phrases.phrase(id: $0)) }
    return [finding]
  }

  private static func isBetweenPixels(_ constraint: ConstraintDescription) -> Bool {
    let constant = abs(constraint.constant)
    guard constant.isFinite, constant > 1, !constraint.isSymbolic, !constraint.isPlaceholder else {
      return false
    }
    return abs(constant * 2 - (constant * 2).rounded()) > 0.01
  }
}

extension RuleID {
  static let fractionalConstant = RuleID("fractional-constant")
}

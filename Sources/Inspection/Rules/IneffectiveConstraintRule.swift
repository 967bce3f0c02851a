import AutoLayout
import InterfaceBuilder

/// Constraints of low priority between attributes of which a required equality decides the distance already.
///
/// What has an outlet is not looked at: code may switch the required one off.
enum IneffectiveConstraintRule: ConstraintRule {
  static let id = RuleID.ineffectiveConstraint
  static let severity = Finding.Severity.info
  static let summary =
    "A constraint can never act: a required equality between the same attributes decides already."
  static let reason =
    "Whoever changes it sees no effect; whoever removes the required one gets another layout than "
    + "the document shows."
  static let remedy =
    "Remove the constraint, or lower the priority of the required one where both are meant."
  static let faulty = scene(
    "<constraint firstItem=\"title\" firstAttribute=\"height\" constant=\"24\" id=\"t-h\"/>\n"
      + "<constraint firstItem=\"title\" firstAttribute=\"height\" priority=\"750\" constant=\"30\" id=\"t-h2\"/>"
  )
  static let healthy = scene(
    "<constraint firstItem=\"title\" firstAttribute=\"height\" relation=\"greaterThanOrEqual\" constant=\"20\" id=\"t-h\"/>\n"
      + "<constraint firstItem=\"title\" firstAttribute=\"height\" priority=\"750\" constant=\"24\" id=\"t-h2\"/>"
  )

  private static func scene(_ constraints: String) -> ExampleScene {
    ExampleScene(
      """
      <subviews>
          <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
              <rect key="frame" x="20" y="79" width="353" height="24"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
      </subviews>
      <constraints>
          <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
          <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
          <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
          \(constraints)
      </constraints>
      """)
  }

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    let phrases = scene.phrases
    let constraints = scene.instance.constraints.compactMap { phrases.constraint(id: $0.id) }
      .filter { !$0.isPlaceholder && $0.isUsable }
    guard constraints.contains(where: { $0.priority < 1000 }) else { return [] }
    var deciding: [AttributePair: ConstraintDescription] = [:]
    for constraint in constraints
    where constraint.relation == .equal && constraint.priority == 1000 {
      let pair = AttributePair(constraint)
      if deciding[pair] == nil { deciding[pair] = constraint }
    }
    let document = scene.description.document
    return constraints.compactMap { constraint in
      guard constraint.priority < 1000, let other = deciding[AttributePair(constraint)],
        !document.hasOutlet(to: constraint.id), !document.hasOutlet(to: other.id)
      else { return nil }
      return finding(about: constraint.id, decidedBy: other.id, phrases, in: scene)
    }
  }

  @MainActor
  private static func finding(
    about id: String, decidedBy other: String, _ phrases: ConstraintPhrases,
    in scene: InspectedScene
  ) -> Finding {
    var finding = scene.finding(
      Self.self, .info, about: [id, other],
      "\(phrases.phrase(id: id)) (\(id)) can never act: \(other) decides already",
      next: "Remove it, or lower the priority of \(phrases.phrase(id: other)) (\(other))")
    finding.constraints = [id, other].map {
      FoundConstraint(id: $0, phrase: phrases.phrase(id: $0))
    }
    return finding
  }
}

/// What a constraint relates, with its multiplier.
private struct AttributePair: Hashable {
  private let sides: [String]
  private let multiplier: Double

  init(_ constraint: ConstraintDescription) {
    let first = "\(constraint.firstItemID).\(constraint.firstAttribute?.rawValue ?? -1)"
    let second = constraint.secondItemID.map {
      "\($0).\(constraint.secondAttribute?.rawValue ?? -1)"
    }
    let isExchanged = second.map { $0 < first } ?? false && constraint.multiplier > 0
    sides = (isExchanged ? [second, first] : [first, second]).compactMap { $0 }
    let multiplier = isExchanged ? 1 / constraint.multiplier : constraint.multiplier
    self.multiplier = (multiplier * 1e6).rounded()
  }
}

extension RuleID {
  static let ineffectiveConstraint = RuleID("ineffective-constraint")
}

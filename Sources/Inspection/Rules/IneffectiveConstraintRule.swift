import AutoLayout
import InterfaceBuilder

/// Constraints of low priority, and limits that hold, between attributes of which a required equality decides the distance already.
///
/// A limit that the equality breaks is a conflict. What has an outlet is not looked at: code may switch the required one off.
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
    guard constraints.contains(where: { $0.priority < 1000 || $0.relation != .equal }) else {
      return []
    }
    var deciding: [AttributePair: ConstraintDescription] = [:]
    for constraint in constraints
    where constraint.relation == .equal && constraint.priority == 1000 {
      let pair = AttributePair(constraint)
      if deciding[pair] == nil { deciding[pair] = constraint }
    }
    let document = scene.description.document
    return constraints.compactMap { constraint in
      guard constraint.priority < 1000 || constraint.relation != .equal,
        let other = deciding[AttributePair(constraint)],
        constraint.priority < 1000 || isDecided(constraint, by: other, in: document),
        !document.hasOutlet(to: constraint.id), !document.hasOutlet(to: other.id)
      else { return nil }
      return finding(about: constraint.id, decidedBy: other.id, phrases, in: scene)
    }
  }

  /// Whether a limit holds where an equality between the same attributes does, in all size classes.
  @MainActor
  private static func isDecided(
    _ limit: ConstraintDescription, by equality: ConstraintDescription, in document: Document
  ) -> Bool {
    guard !limit.isSymbolic, !equality.isSymbolic else { return false }
    let distance = AttributePair.distance(of: equality) - AttributePair.distance(of: limit)
    let isUpper =
      AttributePair.isExchanged(limit)
      ? limit.relation == .greaterThanOrEqual : limit.relation == .lessThanOrEqual
    return (isUpper ? distance <= 0 : distance >= 0)
      && ![limit, equality].contains { document.varies($0.element) }
  }

  @MainActor
  private static func finding(
    about id: String, decidedBy other: String, _ phrases: ConstraintPhrases,
    in scene: InspectedScene
  ) -> Finding {
    var finding = scene.finding(
      Self.self, about: [id, other],
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
    let (first, second) = Self.sides(of: constraint)
    let isExchanged = Self.isExchanged(constraint)
    sides = (isExchanged ? [second, first] : [first, second]).compactMap { $0 }
    let multiplier = isExchanged ? 1 / constraint.multiplier : constraint.multiplier
    self.multiplier = (multiplier * 1e6).rounded()
  }

  private static func sides(of constraint: ConstraintDescription) -> (String, String?) {
    (
      "\(constraint.firstItemID).\(constraint.firstAttribute?.rawValue ?? -1)",
      constraint.secondItemID.map { "\($0).\(constraint.secondAttribute?.rawValue ?? -1)" }
    )
  }

  /// Whether the pair names the second side of a constraint first.
  static func isExchanged(_ constraint: ConstraintDescription) -> Bool {
    let (first, second) = sides(of: constraint)
    return second.map { $0 < first } ?? false && constraint.multiplier > 0
  }

  /// The constant of a constraint with its sides in the order of the pair, in points.
  static func distance(of constraint: ConstraintDescription) -> Double {
    isExchanged(constraint) ? -constraint.constant / constraint.multiplier : constraint.constant
  }
}

extension Document {
  /// Whether a variation changes a constraint, or whether it is installed.
  fileprivate func varies(_ constraint: DocumentElement) -> Bool {
    if constraint.children.contains(where: { $0.name == "variation" }) { return true }
    guard let id = constraint.id, let holder = constraint.parent?.parent else { return false }
    return holder.children.filter { $0.name == "variation" }.flatMap(\.children)
      .flatMap(\.children).contains { $0["reference"] == id }
  }
}

extension RuleID {
  static let ineffectiveConstraint = RuleID("ineffective-constraint")
}

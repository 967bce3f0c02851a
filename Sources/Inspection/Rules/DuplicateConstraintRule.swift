import AutoLayout
import InterfaceBuilder

/// Constraints that say what another one says already, as it is written or with its sides exchanged.
///
/// Those that the canvas alone has are not looked at, nor those that size classes keep apart.
enum DuplicateConstraintRule: ConstraintRule {
  static let id = RuleID.duplicateConstraint
  static let severity = Finding.Severity.warning
  static let summary = "A constraint says what another one says already."
  static let reason =
    "Whoever changes one of them, in the document or in code, gets a conflict with the other."
  static let remedy = "Remove one of the two, the one without an outlet."
  static let faulty = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
        <constraint firstItem="safe" firstAttribute="leading" secondItem="title" secondAttribute="leading" constant="-20" id="t-x2"/>
    </constraints>
    """)
  static let healthy = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
    </constraints>
    """)

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    let phrases = scene.phrases
    var known: [Statement: String] = [:]
    var copies: [Copy] = []
    for (id, _) in scene.instance.constraints {
      guard let constraint = phrases.constraint(id: id), !constraint.isPlaceholder else { continue }
      let statement = Statement(constraint)
      if let first = known[statement] {
        copies.append(Copy(id: id, original: first))
      } else {
        known[statement] = id
      }
    }
    return finding(about: copies, phrases, in: scene).map { [$0] } ?? []
  }

  /// A constraint that says what an earlier one says.
  private struct Copy {
    let id: String
    let original: String
  }

  /// One finding a scene: copies come from one edit, such as views that were pasted with their constraints.
  @MainActor
  private static func finding(
    about copies: [Copy], _ phrases: ConstraintPhrases, in scene: InspectedScene
  ) -> Finding? {
    guard let first = copies.first else { return nil }
    let others = copies.count - 1
    let more: FindingMessage =
      others == 0 ? "" : ", and \(others) more say what others say"
    var finding = scene.finding(
      Self.self, about: copies.flatMap { [$0.id, $0.original] },
      "\(phrases.phrase(id: first.id)) (\(first.id)) says the same as \(first.original)" + more,
      next: others == 0 ? "Remove one of the two" : "Remove one of each two")
    finding.subjectID = scene.solution.rootID
    finding.constraints = copies.flatMap { [$0.original, $0.id] }.map {
      FoundConstraint(id: $0, phrase: phrases.phrase(id: $0))
    }
    return finding
  }

  /// The statement of a constraint, whichever side it is written from.
  private struct Statement: Hashable {
    private struct Side: Hashable, Comparable {
      let item: String
      let attribute: Int

      static func < (a: Side, b: Side) -> Bool { (a.item, a.attribute) < (b.item, b.attribute) }
    }

    private var first: Side
    private var second: Side?
    private var relation: ConstraintDescription.Relation
    private var multiplier: Double
    private var constant: Double
    private let priority: Float

    init(_ constraint: ConstraintDescription) {
      first = Side(
        item: constraint.firstItemID, attribute: constraint.firstAttribute?.rawValue ?? -1)
      second = constraint.secondItemID.map {
        Side(item: $0, attribute: constraint.secondAttribute?.rawValue ?? -1)
      }
      relation = constraint.relation
      multiplier = constraint.multiplier
      constant = constraint.constant
      priority = constraint.priority
      if let second, second < first, multiplier > 0 { exchange(with: second) }
      multiplier = (multiplier * 1e6).rounded()
      constant = (constant * 1e4).rounded()
    }

    private mutating func exchange(with other: Side) {
      second = first
      first = other
      constant = -constant / multiplier
      multiplier = 1 / multiplier
      switch relation {
      case .equal: break
      case .lessThanOrEqual: relation = .greaterThanOrEqual
      case .greaterThanOrEqual: relation = .lessThanOrEqual
      }
    }
  }
}

extension RuleID {
  static let duplicateConstraint = RuleID("duplicate-constraint")
}

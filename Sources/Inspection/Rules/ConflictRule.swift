import AutoLayout
import InterfaceBuilder
import LayoutFaults

/// Required constraints that exclude each other: the least set, and which one gives way.
enum ConflictRule: SceneRule {
  static let id = RuleID.conflictingConstraints
  static let severity = Finding.Severity.error
  static let summary = "Required constraints exclude each other."
  static let reason =
    "The layout system breaks one of them and logs \"Unable to simultaneously "
    + "satisfy constraints\". Which one it breaks is not in the document, and may "
    + "differ between releases."
  static let remedy =
    "Remove one of the constraints, or lower its priority below 1000, so that it "
    + "gives way where there is no room for it."
  static let faulty = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="240" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="title" firstAttribute="width" constant="200" id="t-w1"/>
        <constraint firstItem="title" firstAttribute="width" constant="240" id="t-w2"/>
    </constraints>
    """)
  static let healthy = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="240" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="title" firstAttribute="width" constant="240" id="t-w2"/>
    </constraints>
    """)

  /// How many members a message names; `ratite frames` lists them all.
  private static let namedMembers = 6

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    scene.solution.conflicts.map { finding(for: $0, in: scene) }
  }

  @MainActor
  private static func finding(
    for conflict: SceneSolution.ConflictIDs, in scene: InspectedScene
  ) -> Finding {
    let ids = conflict.broken + conflict.constraints.filter { !conflict.broken.contains($0) }
    let members =
      conflict.constraints.map { Member(id: $0, conflict: conflict, in: scene) }
      + conflict.system.map { Member($0, in: scene) }
    let footing = ConflictFooting(conflict, in: scene)
    var finding = scene.finding(
      Self.self, footing.severity,
      about: ids.isEmpty ? [scene.solution.rootID] : ids,
      "\(members.count) constraints of \(scene.names.name(of: scene.solution)) cannot all hold: "
        + list(members) + "; " + outcome(of: conflict, in: scene),
      next: footing.nextStep(in: scene))
    finding.amount = conflict.violation
    finding.constraints = members.map(\.found)
    return finding
  }

  /// The most telling members, equal ones once.
  @MainActor
  private static func list(_ members: [Member]) -> String {
    let shown = members.indices.sorted { (members[$0].rank, $0) < (members[$1].rank, $1) }
      .prefix(namedMembers).sorted()
    var texts: [(text: String, count: Int)] = []
    for member in shown.map({ members[$0].text }) {
      if let index = texts.firstIndex(where: { $0.text == member }) {
        texts[index].count += 1
      } else {
        texts.append((member, 1))
      }
    }
    let hidden = members.count - shown.count
    return texts.map { $0.count == 1 ? $0.text : "\($0.count) × \($0.text)" }
      .joined(separator: "; ") + (hidden == 0 ? "" : "; and \(hidden) more")
  }

  /// Which constraint gives way, and by how much where that is known.
  @MainActor
  private static func outcome(
    of conflict: SceneSolution.ConflictIDs, in scene: InspectedScene
  ) -> String {
    let loser = conflict.broken.first.map { scene.phrases.phrase(id: $0) } ?? "one of the system's"
    guard let violation = conflict.violation, violation >= 0.05 else {
      return "\(loser) gives way"
    }
    return "\(loser) gives way by \(Points.text(violation))"
  }

  /// A constraint of a conflict in words.
  @MainActor
  private struct Member {
    let found: FoundConstraint
    /// The more telling have the lower rank: the one that gives way, then fixed numbers and
    /// inequalities, then the system's, then plain equalities.
    let rank: Int

    init(id: String, conflict: SceneSolution.ConflictIDs, in scene: InspectedScene) {
      found = FoundConstraint(
        id: id, phrase: scene.phrases.phrase(id: id), isBroken: conflict.broken.contains(id))
      guard !conflict.broken.contains(id) else {
        rank = 0
        return
      }
      let isPlain = scene.phrases.constraint(id: id).map {
        $0.secondItemID != nil && $0.relation == .equal && $0.constant == 0
      }
      rank = isPlain == true ? 3 : 1
    }

    init(_ constraint: SceneSolution.SystemConstraintID, in scene: InspectedScene) {
      found = FoundConstraint(id: nil, phrase: constraint.phrase(in: scene))
      rank = 2
    }

    var text: String { found.id.map { "\(found.phrase) (\($0))" } ?? found.phrase }
  }
}

extension SceneSolution.SystemConstraintID {
  /// The constraint in words.
  @MainActor
  fileprivate func phrase(in scene: InspectedScene) -> String {
    let name = itemID.map { scene.names.shortName(of: $0) } ?? "a view"
    return role.words(about: name)
  }
}

extension RuleID {
  static let conflictingConstraints = RuleID("conflicting-constraints")
}

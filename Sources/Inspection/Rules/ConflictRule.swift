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

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    let conflicts = conflicts(in: scene)
    let footings = conflicts.map { ConflictFooting($0, in: scene) }
    return ConflictCauses(conflicts, maskedViewIDs: footings.map(\.maskedViewID)).noting(
      zip(conflicts, footings).map { finding(for: $0, on: $1, in: scene) })
  }

  /// The conflicts that a constraint or a priority of the document takes part in.
  @MainActor
  static func conflicts(in scene: InspectedScene) -> [SceneSolution.ConflictIDs] {
    scene.solution.conflicts.filter { !$0.isOfFrameAndContent }
  }

  @MainActor
  private static func finding(
    for conflict: SceneSolution.ConflictIDs, on footing: ConflictFooting, in scene: InspectedScene
  ) -> Finding {
    let ids = conflict.broken + conflict.constraints.filter { !conflict.broken.contains($0) }
    let members = members(of: conflict, in: scene)
    let others = members.count - 1
    var finding = scene.finding(
      Self.self, because: footing.mitigation,
      about: ids.isEmpty ? [scene.solution.rootID] : ids,
      "\(loser(of: conflict, in: scene)) breaks\(amount(of: conflict)): it cannot hold with "
        + "\(others) other \(others == 1 ? "constraint" : "constraints") of "
        + "\(scene.names.name(of: scene.solution))",
      next: footing.nextStep(in: scene))
    finding.amount = conflict.violation
    if footing.isOfContentPriorities { finding.aspects = .contentPriorities }
    finding.constraints = members
    return finding
  }

  /// The constraints of a conflict, those of the document first.
  @MainActor
  static func members(
    of conflict: SceneSolution.ConflictIDs, in scene: InspectedScene
  ) -> [FoundConstraint] {
    conflict.constraints.map { id in
      FoundConstraint(
        id: id, phrase: scene.phrases.phrase(id: id), isBroken: conflict.broken.contains(id))
    } + conflict.system.map { FoundConstraint(id: nil, phrase: $0.phrase(in: scene)) }
  }

  /// The constraint that the layout system breaks.
  @MainActor
  private static func loser(
    of conflict: SceneSolution.ConflictIDs, in scene: InspectedScene
  ) -> String {
    conflict.broken.first.map { "\(scene.phrases.phrase(id: $0)) (\($0))" }
      ?? conflict.brokenSystem?.phrase(in: scene) ?? "a constraint that the layout system made"
  }

  /// How far the broken constraint is from holding, where that is known.
  private static func amount(of conflict: SceneSolution.ConflictIDs) -> String {
    guard let violation = conflict.violation, violation >= 0.05 else { return "" }
    return " by \(Points.text(violation))"
  }
}

extension SceneSolution.ConflictIDs {
  /// Whether a view that is placed by its frame is kept from being as large as its content: no constraint is to
  /// blame.
  fileprivate var isOfFrameAndContent: Bool {
    constraints.isEmpty && Set(system.map(\.itemID)).count == 1
      && Set(system.map(\.role)) == [.autoresizingMask, .contentSize]
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

import AutoLayout
import InterfaceBuilder

/// Views that left and right place where leading and trailing are meant.
///
/// It is a fault where leading or trailing place the view, too, or the one it is tied to: in the other reading
/// direction one edge stays and the other changes sides. Alone, left and right may be meant, as for the left and right
/// side of a map, which is a note; so it is where most of a scene is written with them, and in a project
/// without a language that is read from right to left. A view that is as far from the
/// left as from the right is the same in both reading directions, and one that is kept from turning is meant so.
enum LeftRightAttributeRule: ConstraintRule {
  static let id = RuleID.leftRightAttribute
  static let severity = Finding.Severity.warning
  static let summary =
    "Constraints place a view by left and right, and by leading and trailing, too."
  static let reason =
    "Where people read from right to left, one edge stays where it is while the other changes sides, "
    + "so that the view is squeezed, or lies over its neighbour."
  static let remedy =
    "Set the attributes to Leading and Trailing (Respect Language Direction), or the view's semantic "
    + "attribute to Force Left-to-Right where it must not turn."
  static let faulty = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        <label opaque="NO" text="Value" translatesAutoresizingMaskIntoConstraints="NO" id="value">
            <rect key="frame" x="20" y="107.33" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
        <constraint firstItem="value" firstAttribute="left" secondItem="safe" secondAttribute="left" constant="20" id="v-x"/>
        <constraint firstItem="value" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="8" id="v-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="value" secondAttribute="trailing" constant="20" id="v-w"/>
    </constraints>
    """)
  static let healthy = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        <label opaque="NO" text="Value" translatesAutoresizingMaskIntoConstraints="NO" id="value">
            <rect key="frame" x="20" y="107.33" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
        <constraint firstItem="value" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="v-x"/>
        <constraint firstItem="value" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="8" id="v-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="value" secondAttribute="trailing" constant="20" id="v-w"/>
    </constraints>
    """)

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    let phrases = scene.phrases
    let constraints = scene.instance.constraints.compactMap { phrases.constraint(id: $0.id) }
    let absolute = constraints.filter { $0.firstAttribute?.family == .absoluteX }
    let directional = constraints.filter { $0.firstAttribute?.family == .directionalX }
    let turning = Set(directional.flatMap(\.placedItemIDs))
    var order: [String] = []
    var groups: [String: [SideTie]] = [:]
    for constraint in absolute where !isKeptFromTurning(constraint, in: scene) {
      let tie = SideTie(constraint, in: scene)
      if groups[tie.item] == nil { order.append(tie.item) }
      groups[tie.item, default: []].append(tie)
    }
    return order.compactMap { item in
      let ties = groups[item, default: []]
      guard let first = ties.first, !isSymmetric(ties) else { return nil }
      let id = first.constraint.id
      let isMixed = ties.contains { $0.constraint.placedItemIDs.contains(where: turning.contains) }
      let mitigation: Mitigation? =
        if !isMixed {
          .leftAndRightAlone
        } else if directional.count <= absolute.count {
          .mostlyLeftAndRight
        } else {
          scene.code.isNeverMirrored ? .neverMirrored : nil
        }
      var finding = scene.finding(
        Self.self, because: mitigation, about: [id, item],
        "\(phrases.phrase(id: id)) (\(id)) does not follow the reading direction",
        next: "Use leading and trailing instead of left and right")
      finding.subjectID = item
      finding.constraints = ties.map {
        FoundConstraint(id: $0.constraint.id, phrase: phrases.phrase(id: $0.constraint.id))
      }
      return finding
    }
  }

  /// Whether the author has said that an item does not change sides, or a view that holds it.
  @MainActor
  private static func isKeptFromTurning(
    _ constraint: ConstraintDescription, in scene: InspectedScene
  ) -> Bool {
    [constraint.firstItemID, constraint.secondItemID, constraint.holderID].contains { id in
      guard let view = id.flatMap({ scene.description.view(id: $0) }) else { return false }
      return view.appearance.semanticContent != .unspecified
    }
  }

  /// Whether both sides of a view are as far inside the same item.
  private static func isSymmetric(_ ties: [SideTie]) -> Bool {
    guard ties.count == 2, let first = ties[0].distanceInwards, let second = ties[1].distanceInwards
    else { return false }
    return ties[0].isFar != ties[1].isFar && ties[0].other == ties[1].other
      && ties[0].constraint.priority == ties[1].constraint.priority && abs(first - second) < 0.01
  }
}

extension ConstraintDescription {
  /// The ids of the items that the constraint places in the view that holds it.
  fileprivate var placedItemIDs: [String] {
    [firstItemID, secondItemID].compactMap { $0 }.filter { $0 != holderID }
  }
}

/// A constraint by left and right, read from the item that it places.
private struct SideTie {
  let constraint: ConstraintDescription
  /// The id of the item that the constraint places: the first that is not its holder or a guide of it.
  let item: String
  /// The other side of the constraint, without left and right.
  let other: [String]
  /// Whether it is about the right edge.
  let isFar: Bool
  /// How far the edge is inside the same edge of the other item, in points; nil for other constraints.
  let distanceInwards: Double?

  @MainActor
  init(_ constraint: ConstraintDescription, in scene: InspectedScene) {
    let guides = scene.description.view(id: constraint.holderID)?.guides.map { $0.id } ?? []
    let isSecond =
      constraint.firstItemID == constraint.holderID || guides.contains(constraint.firstItemID)
    let second = constraint.secondItemID ?? constraint.holderID
    let placed = isSecond ? constraint.secondAttribute : constraint.firstAttribute
    let opposite = isSecond ? constraint.firstAttribute : constraint.secondAttribute
    self.constraint = constraint
    item = isSecond ? second : constraint.firstItemID
    isFar = placed == .right || placed == .rightMargin
    let isMargin = opposite == .leftMargin || opposite == .rightMargin
    other = [isSecond ? constraint.firstItemID : second, isMargin ? "margin" : "edge"]
    let isSameSide = (opposite == .right || opposite == .rightMargin) == isFar
    distanceInwards =
      isSameSide && constraint.relation == .equal && constraint.multiplier == 1
      ? (isFar == isSecond ? constraint.constant : -constraint.constant) : nil
  }
}

extension RuleID {
  static let leftRightAttribute = RuleID("left-right-attribute")
}

import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Views that constraints push outside their superview, where they cannot be touched and are often
/// cut off.
///
/// Views that run out of one side of a superview are one finding: what is beside them pushes them.
/// A view that a constraint of its own lets out is a finding by itself. What takes part in a conflict
/// is left to the finding about that.
enum OutsideSuperviewRule: SceneRule {
  static let id = RuleID.outsideSuperview
  static let severity = Finding.Severity.warning
  static let summary = "Constraints push a view outside its superview."
  static let reason =
    "What lies outside cannot be touched, and is cut off where the superview clips "
    + "or the screen ends."
  static let remedy =
    "Tie the view to the edge that it passes, with room to give way: a text that "
    + "can wrap, a constraint below 1000, or a scroll view around all of it."
  static let faulty = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="A title that fits on wide screens only, not here" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="341" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
    </constraints>
    """)
  static let healthy = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="A title that fits on wide screens only, not here" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="title">
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
    let hidden = movedItems(in: scene).union(scene.hidden[.overhang])
    let ties = EdgeTies(scene.instance.constraints.map(\.constraint).filter(\.isActive))
    var keys: [Key] = []
    var members: [Key: [SceneOverflow]] = [:]
    for (id, view) in scene.instance.views where !hidden.contains(id) {
      guard let overflow = SceneOverflow(of: view, id: id, tiedBy: ties, in: scene) else {
        continue
      }
      let key = Key(overflow, in: scene)
      if members[key] == nil { keys.append(key) }
      members[key, default: []].append(overflow)
    }
    return keys.map { finding(about: members[$0, default: []], as: $0, in: scene) }
      + ScrolledEnds(in: scene).findings
  }

  /// The ids of the views that the rule tells nothing of: those that a conflict moves, and those that constraints leave open.
  @MainActor
  static func hiddenViews(in scene: InspectedScene) -> Set<String> {
    let open = scene.instance.views.filter { !$0.view.layoutView.ambiguousVariables.isEmpty }
    return movedItems(in: scene).union(open.map(\.id))
  }

  /// The items of conflicts, and the views that are tied to them.
  @MainActor
  private static func movedItems(in scene: InspectedScene) -> Set<String> {
    scene.conflictingItems.union(displacedItems(in: scene))
  }

  /// The views that are tied to views in conflict, which take them along.
  @MainActor
  private static func displacedItems(in scene: InspectedScene) -> [String] {
    let conflicting = scene.conflictingItems
    guard !conflicting.isEmpty else { return [] }
    let phrases = scene.phrases
    return scene.instance.constraints.compactMap { phrases.constraint(id: $0.id) }.flatMap {
      constraint -> [String] in
      let items = [constraint.firstItemID, constraint.secondItemID].compactMap { $0 }
        .filter { $0 != constraint.holderID }
      return items.contains { conflicting.contains($0) } ? items : []
    }
  }

  /// What makes views running out one finding.
  private struct Key: Hashable {
    /// The subject of the finding.
    ///
    /// Which views of a pile run out, at which end and which furthest, differs between
    /// configurations; so it is the axis of the superview, unless a constraint is to blame.
    let subject: String

    @MainActor
    init(_ found: SceneOverflow, in scene: InspectedScene) {
      let superview = scene.instance.element(of: found.overflow.superview.layoutView)
      if found.permittingConstraint == nil, found.mirroredConstraint == nil, let superview {
        let place = superview.id ?? superview.position.description
        subject = "\(place).\(found.overflow.isVertical ? "vertical" : "horizontal")"
      } else {
        subject = found.id
      }
    }
  }

  /// The reason why it is left open if anything is wrong: nothing is lost outside, code places a view that has no constraints, or
  /// its class sizes it.
  @MainActor
  private static func mitigation(
    of found: SceneOverflow, in scene: InspectedScene
  ) -> Mitigation? {
    if let harmless = found.mitigation(in: scene) { return harmless }
    let view = found.overflow.view
    if found.overflow.isVertical, isInset(found, in: scene) { return .coveredPart }
    if let writing = writing(of: view, found, in: scene) { return writing }
    let isBesidePlaceholder =
      found.overflow.furthest.axis.map { scene.isBesidePlaceholder(view, $0) } ?? false
    return isBesidePlaceholder ? .placeholder : nil
  }

  /// The part of the layout that code sets, by which the view may be inside.
  @MainActor
  private static func writing(
    of view: UIView, _ found: SceneOverflow, in scene: InspectedScene
  ) -> Mitigation? {
    if let id = scene.constraintSetByCode(of: view) { return .constraintSetByCode(id) }
    if scene.isPlacedByCode(view) { return .placedByCode }
    if isFoldedByCode(found, in: scene) { return .extentSetByCode }
    if isAsHighAsShown(found, in: scene) { return .heightOfContent }
    if let font = otherFont(of: view, found, in: scene) { return font }
    let isPlaced = view.translatesAutoresizingMaskIntoConstraints && scene.code.places(found.id)
    return isPlaced ? .placedByCode : nil
  }

  /// Whether a view would be inside if the scene ended elsewhere at a bar.
  ///
  /// A constraint that ties the edge itself to the safe area puts it outside wherever that ends.
  @MainActor
  private static func isInset(_ found: SceneOverflow, in scene: InspectedScene) -> Bool {
    let edge = found.overflow.furthest
    let others = scene.constraints(on: found.id).filter {
      ($0.firstItemID == found.id ? $0.firstAttribute : $0.secondAttribute) != edge
    }
    return scene.isInset(found.overflow.distance, of: others)
  }

  /// Whether code sets a constraint that gives the superview its extent, as one that folds and unfolds its content or makes
  /// what scrolls higher than the screen.
  @MainActor
  private static func isFoldedByCode(_ found: SceneOverflow, in scene: InspectedScene) -> Bool {
    guard let axis = found.overflow.furthest.axis else { return false }
    return scene.isGivenExtentByCode(found.overflow.superview, axis)
  }

  /// Whether a stack view would be inside without those of its views that code hides or shows.
  @MainActor
  private static func isAsHighAsShown(_ found: SceneOverflow, in scene: InspectedScene) -> Bool {
    guard let stack = found.overflow.view as? UIStackView, stack.axis == .vertical,
      found.overflow.isVertical
    else { return false }
    let hidden = stack.arrangedSubviews.filter {
      !$0.isHidden && $0.documentID.map(scene.code.hides) ?? false
    }
    let height = hidden.reduce(0) { $0 + Double($1.frame.height + stack.spacing) }
    return height >= found.overflow.distance
  }

  /// The font that code sets of a label which would be inside if its letters were a little narrower, or on some screens only.
  @MainActor
  private static func otherFont(
    of view: UIView, _ found: SceneOverflow, in scene: InspectedScene
  ) -> Mitigation? {
    guard view is UILabel, !found.overflow.isVertical else { return nil }
    if scene.code.setsFontByScreen(of: found.id) { return .fontSetByScreen }
    guard scene.code.setsFont(of: found.id) else { return nil }
    let lack = found.overflow.sides.filter { $0.edge.axis == .horizontal }.map(\.distance)
      .reduce(0, +)
    let mayFit = lack <= ClippedTextRule.differenceOfFonts * Double(view.bounds.width)
    return mayFit ? .fontSetByCode : nil
  }

  /// Whether Interface Builder keeps a view at its stored frame for want of any constraint on it.
  @MainActor
  private static func isUnconstrained(_ id: String, in scene: InspectedScene) -> Bool {
    scene.description.document.element(id: id)?["fixedFrame"] == "YES"
      && scene.constraints(on: id).isEmpty
  }

  /// A finding about views of one superview.
  @MainActor
  private static func finding(
    about overflows: [SceneOverflow], as key: Key, in scene: InspectedScene
  ) -> Finding {
    let certain = overflows.filter { mitigation(of: $0, in: scene) == nil }
    let told = certain.isEmpty ? overflows : certain
    let worst = told.reduce(told[0]) { first, second in
      second.overflow.distance > first.overflow.distance ? second : first
    }
    let reason = certain.isEmpty ? mitigation(of: worst, in: scene) : nil
    let others = overflows.count - 1
    let more = others == 0 ? "" : ", and \(others) more beside it"
    var finding = scene.finding(
      Self.self, because: reason, about: [worst.id] + overflows.map(\.id).filter { $0 != worst.id },
      "\(scene.fullName(of: worst.id)) reaches outside its superview by "
        + "\(words: worst.overflow.sides.map(\.text).joined(separator: " and "))\(words: more)",
      next: advice(about: worst, others: others, in: scene))
    finding.subjectID = key.subject
    finding.amount = worst.overflow.distance
    if worst.overflow.sides.contains(where: { $0.edge.axis == .vertical }) {
      finding.aspects.insert(.height)
    }
    if worst.permittingConstraint == nil, worst.mirroredConstraint == nil,
      worst.overflow.isVertical,
      !isUnconstrained(worst.id, in: scene)
    {
      finding.aspects.insert(.pushedOut)
    }
    return finding
  }

  /// The next step about a view that has others beside it.
  @MainActor
  private static func advice(
    about found: SceneOverflow, others: Int, in scene: InspectedScene
  ) -> String {
    if let id = found.permittingConstraint {
      return "\(scene.phrases.phrase(id: id)) (\(id)) permits it: turn its relation round"
    }
    if let id = found.mirroredConstraint {
      return
        "\(scene.phrases.phrase(id: id)) (\(id)) puts it there: reverse the sign of its constant"
    }
    return isUnconstrained(found.id, in: scene)
      ? "Add constraints for its position: it has none, and stays where the document stores it"
      : found.overflow.advice(others: others)
  }
}

extension RuleID {
  static let outsideSuperview = RuleID("outside-superview")
}

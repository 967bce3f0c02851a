import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Text and controls under the status bar, a cut-out of the screen or the home indicator, because an edge is tied
/// to the root view instead of its safe area.
///
/// Pictures and backgrounds are meant to reach the edges of the screen, and the room around a button's title may lie
/// under a cut-out. Bars move what they are above, and scroll views what is in them. Below a navigation bar that code makes
/// opaque, the top of a scene is a note.
enum UnsafeAreaRule: SceneRule {
  static let id = RuleID.unsafeArea
  static let severity = Finding.Severity.warning
  static let summary =
    "Text or a control lies under the status bar, the notch or the home indicator, because it is tied "
    + "to the superview instead of the safe area."
  static let reason = "What lies there is covered by the system, and touches may not reach it."
  static let remedy = "Tie the edge to the safe area instead of the superview."
  static let faulty = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="8" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="t-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
    </constraints>
    """)
  static let healthy = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="67" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="t-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
    </constraints>
    """)

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    guard scene.scene.fillsScreen, !scene.description.isLaunchScreen,
      scene.solution.device.device.idiom != .tv
    else { return [] }
    let zones = CoveredZones(scene)
    let root = scene.instance.rootView
    let ties = scene.instance.constraints.map { $0.constraint }.filter {
      $0.relation == .equal && ($0.firstItem === root || $0.secondItem === root)
    }
    guard !ties.isEmpty else { return [] }
    let tiesByView = ConstraintsByView(ties)
    var subjects: Set<String> = []
    return scene.instance.inEnvironment {
      scene.unexplainedViews.compactMap { id, view in
        guard let zone = zones.zone(over: view, in: root),
          let tie = view.tie(to: root, at: zone.edge, among: tiesByView, in: scene),
          let tieID = tie.constraint.documentID
        else { return nil }
        let isDrawnClear = isDrawnClear(tie.view, at: zone.edge, in: scene)
        guard isDrawnClear || !zone.isBar || isLostUnderBar(zone, tie.view, in: scene),
          subjects.insert(tieID).inserted
        else { return nil }
        let mitigation =
          mitigation(of: scene, at: zone.edge)
          ?? (isDrawnClear || isSureToReach(zone.edge, scene) ? nil : .shownByCode)
          ?? (isParked(view, by: tieID, in: scene) ? .constraintSetByCode(tieID) : nil)
          ?? mitigation(of: id, at: zone.edge, in: scene)
        return finding(about: id, zone, tie: tieID, because: mitigation, in: scene)
      }
    }
  }

  /// The reason why the scene may not be where the system covers it: code puts it into another one, or below a bar, or segues
  /// whose classes are the app's own show it.
  ///
  /// Source: `UIStoryboardSegue.perform()`: subclasses put the destination on the screen themselves.
  @MainActor
  private static func mitigation(
    of scene: InspectedScene, at edge: LayoutAttribute
  ) -> Mitigation? {
    let root = scene.solution.rootID
    if scene.code.use.embeddedControllers.contains(root) { return .embeddedElsewhere }
    if scene.presentsItself || scene.isDrawnAsPart || scene.isRootOfNoController {
      return .sizeAtRunTime(nil)
    }
    let segues = scene.description.sceneGraph.segues(to: root)
    let areOwn = segues.allSatisfy {
      $0.element["kind"] == "custom" && $0.element["customClass"] != nil
    }
    if !segues.isEmpty, areOwn { return .customSegues }
    return edge == .top && isBelowOpaqueBarOfCode(scene) ? .opaqueBarByCode : nil
  }

  /// The reason why the view may not be covered: apps need not turn, and classes of the app's own draw or place it.
  @MainActor
  private static func mitigation(
    of id: String, at edge: LayoutAttribute, in scene: InspectedScene
  ) -> Mitigation? {
    guard edge.axis == .vertical else { return .sideOfScreen }
    if scene.description.view(id: id)?.customClass != nil { return .ownClass }
    let isArranged = scene.instance.view(id: id).map(scene.isArrangedByItsSuperview) ?? false
    return isArranged ? .arrangedByClass : nil
  }

  /// Whether the scene reaches an edge of the screen: the document shows it there, or code hides the navigation bar above it.
  @MainActor
  private static func isSureToReach(_ edge: LayoutAttribute, _ scene: InspectedScene) -> Bool {
    scene.isShownAsIs
      || edge == .top
        && scene.controllersClass.map(scene.code.classesWithoutBars.contains) ?? false
  }

  /// Whether code makes the navigation bar above the scene opaque, so that the view begins below it.
  ///
  /// Source: `UIViewController.extendedLayoutIncludesOpaqueBars`.
  @MainActor
  private static func isBelowOpaqueBarOfCode(_ scene: InspectedScene) -> Bool {
    guard let controller = scene.description.controller(id: scene.solution.rootID),
      let name = controller.customClass?.name, !controller.extendsUnderOpaqueBars
    else { return false }
    return scene.code.classesMakingBarsOpaque.contains(name)
  }

  /// Whether a navigation bar covers what is there to the end, and its author keeps clear of the bar.
  ///
  /// A text or control beside it does, or the view itself keeps to the safe area at another edge. Where the bar is hidden, the
  /// status bar is there.
  @MainActor
  private static func isLostUnderBar(
    _ zone: CoveredZones.Zone, _ view: UIView, in scene: InspectedScene
  ) -> Bool {
    guard zone.isWholeUnderNavigationBar else { return false }
    let guide = scene.instance.rootView.safeAreaLayoutGuide
    return scene.instance.constraints.map(\.constraint).contains { constraint in
      let items = [constraint.firstItem, constraint.secondItem]
      guard constraint.relation == .equal, items.contains(where: { $0 === guide }) else {
        return false
      }
      return items.contains { $0 === view }
        || constraint.firstAttribute == .top && constraint.secondAttribute == .top
          && items.contains { ($0 as? UIView)?.isReadOrTouched ?? false }
    }
  }

  /// Whether a constraint that code sets holds a view partly beyond the screen, where code fetches it from.
  @MainActor
  private static func isParked(_ view: UIView, by tie: String, in scene: InspectedScene) -> Bool {
    let root = scene.instance.rootView
    return scene.code.setsConstraint(tie)
      && !root.bounds.insetBy(dx: -1, dy: -1).encloses(view.convert(view.bounds, to: root))
  }

  /// Whether the document draws a view further inside its root than it is, so that its author did not see it there.
  @MainActor
  private static func isDrawnClear(
    _ view: UIView, at edge: LayoutAttribute, in scene: InspectedScene
  ) -> Bool {
    let root = scene.instance.rootView
    guard let drawn = scene.storedRect(of: view, in: root),
      let drawnRoot = scene.storedRect(of: root, in: root)
    else { return false }
    let rect = view.convert(view.bounds, to: root)
    switch edge {
    case .top: return drawn.minY > rect.minY + 8
    case .bottom: return drawnRoot.maxY - drawn.maxY > root.bounds.maxY - rect.maxY + 8
    default: return false
    }
  }

  @MainActor
  private static func finding(
    about id: String, _ zone: CoveredZones.Zone, tie: String, because mitigation: Mitigation?,
    in scene: InspectedScene
  ) -> Finding {
    var finding = scene.finding(
      Self.self, because: mitigation, about: [id, tie],
      "\(scene.fullName(of: id)) lies under the \(zone.name) by \(Points.text(zone.depth))",
      next: "Tie \(scene.phrases.phrase(id: tie)) (\(tie)) to the safe area instead")
    finding.subjectID = tie
    finding.amount = zone.depth
    return finding
  }
}

/// The parts of a screen that the system or a bar of the scene covers.
@MainActor
private struct CoveredZones {
  struct Zone {
    let edge: LayoutAttribute
    let name: String
    let depth: Double
    /// Whether a bar is there, which code may hide.
    var isBar = false
    /// Whether a navigation bar covers what is there to the end, and the status bar some of it where there is no other bar.
    var isWholeUnderNavigationBar = false
  }

  private let insets: EdgeInsets
  /// What bars and the system cover of the root view.
  private let barInsets: EdgeInsets
  private let window: CGSize

  init(_ scene: InspectedScene) {
    let bars = scene.instance.bars
    var insets = bars.screenInsets
    var barInsets = EdgeInsets.zero
    let covered = scene.instance.rootView.safeAreaInsets
    if bars.navigationBar != nil || bars.sheet != nil { insets.top = 0 }
    if bars.navigationBar != nil { barInsets.top = Double(covered.top) }
    if bars.tabBar != nil || bars.toolbar != nil {
      insets.bottom = 0
      barInsets.bottom = Double(covered.bottom)
    }
    self.insets = insets
    self.barInsets = barInsets
    window = scene.instance.host.bounds.size
  }

  /// The zone over most of what a view shows of text and controls; nil where none is.
  func zone(over view: UIView, in root: UIView) -> Zone? {
    guard view.isReadOrTouched, view.isShown, view.enclosingScrollView == nil,
      let shown = ShownContent(view, in: root)
    else { return nil }
    let touched = root.convert(shown.rect, to: nil)
    let drawnRect = shown.drawnRect(in: root)
    let drawn = root.convert(drawnRect, to: nil)
    // What lies beyond the screen is not covered by anything on it.
    guard drawn.intersects(CGRect(origin: .zero, size: window)) else { return nil }
    let isHighScreen = insets.top > Self.statusBarAlone
    let zones = [
      Zone(
        edge: .top, name: isHighScreen ? "notch and status bar" : "status bar",
        depth: insets.top - drawn.minY),
      // A touch there goes to the system, wherever the title is.
      Zone(
        edge: .bottom, name: "home indicator", depth: touched.maxY - (window.height - insets.bottom)
      ),
      Zone(edge: .left, name: "notch", depth: insets.left - drawn.minX),
      Zone(edge: .right, name: "notch", depth: drawn.maxX - (window.width - insets.right)),
    ]
    return zones.first { zone in
      zone.depth > leastDepth(at: zone.edge, for: drawn) && inset(at: zone.edge) > 0
    } ?? bar(over: drawnRect, in: root)
  }

  /// The bar over what a view shows.
  private func bar(over rect: CGRect, in root: UIView) -> Zone? {
    let zones = [
      Zone(
        edge: .top, name: "navigation bar", depth: barInsets.top - rect.minY, isBar: true,
        isWholeUnderNavigationBar: rect.maxY <= barInsets.top && rect.minY + 8 < Self.statusBarAlone
      ),
      Zone(
        edge: .bottom, name: "bar at the bottom",
        depth: rect.maxY - (root.bounds.height - barInsets.bottom), isBar: true),
    ]
    return zones.first { zone in
      zone.depth > 8 && (zone.edge == .top ? barInsets.top : barInsets.bottom) > 0
    }
  }

  private func inset(at edge: LayoutAttribute) -> Double {
    switch edge {
    case .top: insets.top
    case .bottom: insets.bottom
    case .left: insets.left
    default: insets.right
    }
  }

  /// How far content may reach below a zone, in points: letters do not fill their lines, the home indicator is at the
  /// very bottom of its zone, and a cut-out ends above the end of its own.
  private func leastDepth(at edge: LayoutAttribute, for drawn: CGRect) -> Double {
    switch edge {
    case .bottom: max(8, insets.bottom - Self.indicatorReach)
    case .top where insets.top > Self.statusBarAlone:
      isBesideCutout(drawn) ? Self.belowIcons : Self.belowCutout
    default: 8
    }
  }

  /// The distance of a cut-out from the safe area below it, in points: it is 37 points high, 11 below the top of a
  /// screen whose safe area begins at 59.
  private static let belowCutout = 11.0

  /// Whether something lies to one side of the cut-out, under the clock or the battery alone.
  private func isBesideCutout(_ rect: CGRect) -> Bool {
    abs(rect.midX - window.width / 2) > rect.width / 2 + Self.halfCutout
  }

  /// Half the width of the widest cut-out, in points: that of an iPhone X is 209 wide.
  private static let halfCutout = 105.0

  /// The distance of the clock and the battery from the safe area below them, in points: they end 43 points below the top
  /// of a screen whose safe area begins at 59.
  private static let belowIcons = 16.0

  /// How far from the bottom the home indicator is in the way, in points: it is 5 points high, 8 above the end.
  private static let indicatorReach = 16.0

  /// The height of the status bar of screens without a cut-out, at most, in points.
  private static let statusBarAlone = 24.0
}

extension UIView {
  /// Whether people read the view or touch it.
  fileprivate var isReadOrTouched: Bool {
    switch self {
    case is UILabel: visibleText != nil
    case let button as UIButton: visibleText != nil || button.currentImage != nil
    case is UITextField, is UISegmentedControl, is UISwitch, is UISlider, is UIStepper,
      is UISearchBar:
      true
    default: false
    }
  }

  /// The constraint that ties an edge of the view, or of one around it, to that of the root, with the one it ties.
  fileprivate func tie(
    to root: UIView, at edge: LayoutAttribute, among constraints: ConstraintsByView,
    in scene: InspectedScene
  ) -> (constraint: NSLayoutConstraint, view: UIView)? {
    let direction = scene.solution.device.direction
    var current: UIView? = self
    while let view = current, view !== root {
      let tie = constraints[view].first { constraint in
        guard constraint.firstItem === view || constraint.secondItem === view else { return false }
        return [constraint.firstAttribute, constraint.secondAttribute].allSatisfy {
          LayoutAttribute($0).resolved(for: direction) == edge
        }
      }
      if let tie { return (tie, view) }
      current = view.superview
    }
    return nil
  }
}

extension RuleID {
  static let unsafeArea = RuleID("unsafe-area")
}

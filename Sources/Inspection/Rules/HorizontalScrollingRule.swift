import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// Scroll views that scroll sideways although their document shows content that is no wider than they are.
///
/// Others have content that is narrower than it is drawn: nothing but its texts gives it a width.
enum HorizontalScrollingRule: SceneRule {
  static let id = RuleID.horizontalScrolling
  static let severity = Finding.Severity.warning
  static let summary =
    "The content of a scroll view is wider or narrower than the scroll view, which the document shows to scroll "
    + "down only."
  static let reason =
    "The page slides sideways under the finger, and its right edge is out of sight; or it is as narrow as its "
    + "texts happen to be."
  static let remedy =
    "Make the content as wide as the scroll view's frame layout guide, and let texts inside wrap."
  static let faulty = ExampleScene(
    """
    <subviews>
        <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
            <rect key="frame" x="0.0" y="59" width="393" height="759"/>
            <subviews>
                <label opaque="NO" text="A title that fits on wide screens only, not here" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                    <rect key="frame" x="20" y="20" width="353" height="20.5"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </label>
            </subviews>
            <constraints>
                <constraint firstItem="title" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="t-x"/>
                <constraint firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top" constant="20" id="t-y"/>
                <constraint firstItem="content" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-r"/>
                <constraint firstItem="content" firstAttribute="bottom" secondItem="title" secondAttribute="bottom" constant="20" id="t-b"/>
            </constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="content"/>
            <viewLayoutGuide key="frameLayoutGuide" id="shown"/>
        </scrollView>
    </subviews>
    <constraints>
        <constraint firstItem="scroll" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="s-x"/>
        <constraint firstItem="scroll" firstAttribute="top" secondItem="safe" secondAttribute="top" id="s-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="s-r"/>
        <constraint firstItem="safe" firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" id="s-b"/>
    </constraints>
    """)
  static let healthy = ExampleScene(
    """
    <subviews>
        <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
            <rect key="frame" x="0.0" y="59" width="393" height="759"/>
            <subviews>
                <label opaque="NO" text="A title that fits on wide screens only, not here" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                    <rect key="frame" x="20" y="20" width="353" height="20.5"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </label>
            </subviews>
            <constraints>
                <constraint firstItem="title" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="t-x"/>
                <constraint firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top" constant="20" id="t-y"/>
                <constraint firstItem="content" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-r"/>
                <constraint firstItem="content" firstAttribute="bottom" secondItem="title" secondAttribute="bottom" constant="20" id="t-b"/>
                <constraint firstItem="shown" firstAttribute="width" secondItem="content" secondAttribute="width" id="t-w"/>
            </constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="content"/>
            <viewLayoutGuide key="frameLayoutGuide" id="shown"/>
        </scrollView>
    </subviews>
    <constraints>
        <constraint firstItem="scroll" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="s-x"/>
        <constraint firstItem="scroll" firstAttribute="top" secondItem="safe" secondAttribute="top" id="s-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="s-r"/>
        <constraint firstItem="safe" firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" id="s-b"/>
    </constraints>
    """)

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    scene.unexplainedViews.compactMap { id, view in
      (view as? UIScrollView).flatMap { finding(about: $0, id: id, in: scene) }
    }
  }

  @MainActor
  private static func finding(
    about view: UIScrollView, id: String, in scene: InspectedScene
  ) -> Finding? {
    guard view.isShown, let described = scene.description.view(id: id),
      let content = described.content as? ScrollViewContent, content.isScrollEnabled,
      !content.isPagingEnabled, described.customClass == nil
    else { return nil }
    let excess = Double(view.contentSize.width - view.bounds.width)
    guard isDrawnWithin(described), view.bounds.width > 0, !isStrip(view),
      scene.scene.open.variables(of: view).isEmpty,
      excess > tolerance || isNarrower(view, by: -excess, in: scene)
    else { return nil }
    var finding = scene.finding(
      Self.self, because: mitigation(of: view, in: scene), about: [id],
      "the content of \(scene.fullName(of: id)) is \(Points.text(abs(excess))) "
        + (excess > 0
          ? "wider than the scroll view, which scrolls sideways"
          : "narrower than the scroll view, though drawn as wide: only what is in it gives it a width"),
      next: "Make the content as wide as the frame layout guide, and let texts inside wrap")
    finding.amount = abs(excess)
    return finding
  }

  /// Whether the only view in a scroll view is narrower than that by a distance, and drawn as wide.
  @MainActor
  private static func isNarrower(
    _ view: UIScrollView, by distance: Double, in scene: InspectedScene
  ) -> Bool {
    guard distance > tolerance, view.contentSize.width > 0, view.subviews.count == 1,
      let content = view.subviews.first, !content.subviews.isEmpty,
      let drawn = scene.description(of: content)?.geometry.frame,
      let width = scene.description(of: view)?.geometry.frame?.width
    else { return false }
    return abs(drawn.width - width) <= 1
  }

  /// The reason why the content may be no wider at run time.
  @MainActor
  private static func mitigation(of view: UIView, in scene: InspectedScene) -> Mitigation? {
    if scene.hasProvisionalExtent(around: view, .horizontal) { return .extentAtRunTime(.width) }
    if scene.holdsPlaceholder(view, .horizontal) { return .placeholder }
    return constraintSetByCode(in: view, scene).map { .constraintSetByCode($0) }
  }

  /// The id of a constraint that code sets along the width of something in the scroll view.
  @MainActor
  private static func constraintSetByCode(in view: UIView, _ scene: InspectedScene) -> String? {
    scene.instance.constraints.first { id, _ in
      guard scene.code.setsConstraint(id), let constraint = scene.phrases.constraint(id: id),
        constraint.firstAttribute?.axis == .horizontal
      else { return false }
      return scene.instance.view(id: constraint.firstItemID)?.isDescendant(of: view) ?? false
    }?.id
  }

  /// Whether the scroll view shows views side by side: a stack view that it is no higher than.
  @MainActor
  private static func isStrip(_ view: UIScrollView) -> Bool {
    guard view.contentSize.height <= view.bounds.height + tolerance else { return false }
    return view.subviews.contains { subview in
      ([subview] + subview.subviews).contains { ($0 as? UIStackView)?.axis == .horizontal }
    }
  }

  /// Whether everything in the scroll view is within its width by the stored frames.
  @MainActor
  private static func isDrawnWithin(_ view: ViewDescription) -> Bool {
    guard let width = view.geometry.frame?.width, !view.subviews.isEmpty else { return false }
    return view.subviews.allSatisfy { subview in
      subview.geometry.frame.map { $0.maxX <= width + tolerance } ?? false
    }
  }

  /// Excesses up to this do not count, in points: widths of texts are rounded and estimated.
  private static let tolerance = 4.0
}

extension RuleID {
  static let horizontalScrolling = RuleID("horizontal-scrolling")
}

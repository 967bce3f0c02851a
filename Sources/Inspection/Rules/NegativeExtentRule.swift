import AutoLayout
import LayoutFaults

/// Guides whose width or height is below zero.
///
/// Extents of views are required to be 0 or more, those of guides are not
/// (docs/decisions/0062-extents-are-not-negative.md): a margin of 8 points in an empty view leaves a guide of
/// -16. Whatever is placed by both of its edges is the wrong way round, which no other rule is about.
enum NegativeExtentRule: SceneRule {
  static let id = RuleID.negativeExtent
  static let severity = Finding.Severity.info
  static let summary = "Insets or margins leave a layout guide less than no width or height."
  static let reason =
    "Whatever is placed by two opposite edges of the guide is the wrong way round."
  static let remedy =
    "Give the view room for its insets, or constrain to the view instead of the "
    + "guide."
  static let faulty = ExampleScene(
    """
    <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="20" y="79" width="24" height="40"/>
            <edgeInsets key="layoutMargins" top="8" left="16" bottom="8" right="16"/>
            <viewLayoutGuide key="layoutMargins" id="margins"/>
        </view>
    </subviews>
    <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="b-x"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="b-y"/>
        <constraint firstItem="box" firstAttribute="height" constant="40" id="b-h"/>
        <constraint firstItem="box" firstAttribute="width" constant="24" id="b-w"/>
    </constraints>
    """)
  static let healthy = ExampleScene(
    """
    <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="20" y="79" width="240" height="40"/>
            <edgeInsets key="layoutMargins" top="8" left="16" bottom="8" right="16"/>
            <viewLayoutGuide key="layoutMargins" id="margins"/>
        </view>
    </subviews>
    <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="b-x"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="b-y"/>
        <constraint firstItem="box" firstAttribute="height" constant="40" id="b-h"/>
        <constraint firstItem="box" firstAttribute="width" constant="240" id="b-w"/>
    </constraints>
    """)

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    scene.solution.guides.compactMap { guide in
      let extents = [(guide.frame.width, "wide"), (guide.frame.height, "high")]
        .filter { $0.0 < -tolerance }
        .map { "\(Points.text($0.0)) \($0.1)" }
      guard !extents.isEmpty else { return nil }
      return scene.finding(
        Self.self, about: [guide.id],
        "\(scene.fullName(of: guide.id)) is \(extents.joined(separator: " and ")): insets take more than its "
          + "view has",
        next: "Give the view room for its insets, or constrain to the view instead of the guide")
    }
  }

  /// The largest extent below zero that counts as rounding, in points.
  private static let tolerance = 0.001
}

extension RuleID {
  static let negativeExtent = RuleID("negative-extent")
}

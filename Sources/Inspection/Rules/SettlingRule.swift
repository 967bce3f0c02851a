/// Layout that keeps asking for more layout, so that its frames are estimates.
enum SettlingRule: SceneRule {
  static let id = RuleID.unsettledLayout
  static let severity = Finding.Severity.info
  static let summary =
    "Layout does not come to rest: what one pass places changes what the next one "
    + "asks for."
  static let reason =
    "UIKit gives up after a number of passes and logs \"Layout feedback loop\", or "
    + "the app hangs. Frames are estimates."
  static let remedy =
    "Look for a size that depends on itself: a view that is placed by its own safe "
    + "area or margins, which follow from where it is."
  static let faulty = ExampleScene(
    """
    <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="20" y="0.0" width="353" height="200"/>
            <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="rest">
                    <rect key="frame" x="0.0" y="59" width="353" height="141"/>
                </view>
            </subviews>
            <viewLayoutGuide key="safeArea" id="clear"/>
            <color key="backgroundColor" systemColor="systemBlueColor"/>
            <constraints>
                <constraint firstAttribute="height" constant="200" id="b-h"/>
                <constraint firstItem="rest" firstAttribute="top" secondItem="clear" secondAttribute="top" id="r-t"/>
                <constraint firstItem="rest" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="r-l"/>
                <constraint firstAttribute="trailing" secondItem="rest" secondAttribute="trailing" id="r-r"/>
                <constraint firstAttribute="bottom" secondItem="rest" secondAttribute="bottom" id="r-b"/>
            </constraints>
        </view>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="ruler">
            <rect key="frame" x="0.0" y="59" width="8" height="141"/>
        </view>
    </subviews>
    <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="b-x"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="20" id="b-w"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="ruler" secondAttribute="top" id="b-y"/>
        <constraint firstItem="ruler" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="k-l"/>
        <constraint firstItem="ruler" firstAttribute="width" constant="8" id="k-w"/>
        <constraint firstItem="ruler" firstAttribute="height" secondItem="rest" secondAttribute="height" id="k-h"/>
        <constraint firstItem="ruler" firstAttribute="bottom" secondItem="root" secondAttribute="top" constant="200" id="k-b"/>
    </constraints>
    """)
  static let healthy = ExampleScene(
    """
    <subviews>
        <view contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="20" y="79" width="353" height="200"/>
            <color key="backgroundColor" systemColor="systemBlueColor"/>
        </view>
    </subviews>
    <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="b-x"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="b-y"/>
        <constraint firstItem="box" firstAttribute="height" constant="200" id="b-h"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="20" id="b-w"/>
    </constraints>
    """)

  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding] {
    guard !scene.solution.isSettled else { return [] }
    return [
      scene.finding(
        self, about: [scene.solution.rootID],
        "layout of \(scene.names.name(of: scene.solution)) does not come to rest; its frames are "
          + "estimates",
        next: "Look for sizes that depend on themselves, such as margins that follow the frame")
    ]
  }
}

extension RuleID {
  static let unsettledLayout = RuleID("unsettled-layout")
}

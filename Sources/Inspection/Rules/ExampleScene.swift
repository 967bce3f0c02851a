public import Projects

/// A scene that shows what a rule is about: what stands inside its root view, 393 × 852 points.
///
/// The root view has the id `root`, its safe area `safe`.
public struct ExampleScene: Hashable, Sendable {
  /// The elements inside the root view: subviews and constraints.
  public let content: String
  /// Further scenes of the storyboard.
  public let scenes: String
  /// The elements inside the storyboard's list of resources.
  public let resources: String
  /// The images and colours of the project that it stands in.
  public let assets: ResourceNames

  init(
    _ content: String, scenes: String = "", resources: String = "",
    assets: ResourceNames = ResourceNames()
  ) {
    self.content = content
    self.scenes = scenes
    self.resources = resources
    self.assets = assets
  }

  /// Creates a scene of views and constraints, whose further lines are indented by two levels more.
  init(subviews: [String], constraints: String) {
    self.init(
      """
      <subviews>
          \(subviews.joined(separator: "\n    "))
      </subviews>
      <constraints>
          \(constraints)
      </constraints>
      """)
  }

  /// The scene as a storyboard.
  public var storyboard: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23094" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
    initialViewController="controller">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="scene">
                <objects>
                    <viewController id="controller" customClass="Example" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="root">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(content)
                            <viewLayoutGuide key="safeArea" id="safe"/>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="responder" \
    sceneMemberID="firstResponder"/>
                </objects>
            </scene>
    \(scenes)
        </scenes>\(resourceList)
    </document>

    """
  }

  private var resourceList: String {
    resources.isEmpty ? "" : "\n    <resources>\n\(resources)\n    </resources>"
  }
}

import InterfaceBuilder

/// Elements, devices and versions that are not known.
enum UnknownElementRule: DocumentRule {
  static let id = RuleID.unknownElement
  static let severity = Finding.Severity.info
  static let summary =
    "A document names a class of views, a device or a version of Interface Builder "
    + "that Ratite does not know."
  static let reason =
    "Something known stands in: a plain view, a screen of the same family, the "
    + "latest canvas. What depends on it may be off."
  static let remedy = "Nothing needs to be done unless a frame looks wrong."
  static let faulty = ExampleScene(
    """
    <subviews>
        <holographicView translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="353" height="20.5"/>
        </holographicView>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
        <constraint firstItem="title" firstAttribute="height" constant="20.5" id="t-h"/>
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
  static func findings(in document: InspectedDocument) -> [Finding] {
    document.findings(self, advice: "Nothing needs to be done unless a frame looks wrong") {
      problem in
      switch problem.kind {
      case .reading(.unknownView, _), .reading(.unknownDevice, _),
        .reading(.unknownToolsVersion, _):
        true
      default: false
      }
    }
  }
}

extension RuleID {
  static let unknownElement = RuleID("unknown-element")
}

import InterfaceBuilder

/// Objects that have the id of another one.
enum DuplicateIDRule: DocumentRule {
  static let id = RuleID.duplicateID
  static let severity = Finding.Severity.warning
  static let summary = "Two objects of a document have the same id."
  static let reason =
    "Constraints, outlets and segues name objects by id: they reach one of the two, "
    + "and which one is not defined. It is what merges by hand leave behind."
  static let remedy = "Give one of the objects another id, and check what names it."
  static let faulty = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        <label opaque="NO" text="Subtitle" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="110" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
    </constraints>
    """)
  static let healthy = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        <label opaque="NO" text="Subtitle" translatesAutoresizingMaskIntoConstraints="NO" id="subtitle">
            <rect key="frame" x="20" y="107.33" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
        <constraint firstItem="subtitle" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="s-x"/>
        <constraint firstItem="subtitle" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="8" id="s-y"/>
        <constraint firstItem="subtitle" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" id="s-w"/>
    </constraints>
    """)

  @MainActor
  static func findings(in document: InspectedDocument) -> [Finding] {
    document.findings(self, advice: "Give one of the objects another id") { problem in
      guard case .reading(.duplicateID, _) = problem.kind else { return false }
      return true
    }
  }
}

extension RuleID {
  static let duplicateID = RuleID("duplicate-id")
}

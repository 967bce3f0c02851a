import InterfaceBuilder

/// Constraints that cannot be used as written.
enum UnusableConstraintRule: DocumentRule {
  static let id = RuleID.unusableConstraint
  static let severity = Finding.Severity.error
  static let summary =
    "A constraint cannot be used: it names an object that is not there, relates "
    + "attributes that do not go together, or has no number."
  static let reason =
    "UIKit throws an exception when the scene is loaded, or Interface Builder drops "
    + "the constraint."
  static let remedy = "Remove the constraint, or reconnect it to what it is meant for."
  static let faulty = ExampleScene(
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
        <constraint firstItem="title" firstAttribute="centerX" secondItem="gone" secondAttribute="centerX" id="t-c"/>
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
    document.findings(self, advice: "Correct the constraint or remove it") { problem in
      switch problem.kind {
      case .illegalConstraint, .notLayoutItem: true
      case .reading(.duplicateID, _): false
      case .reading: problem.element.name == "constraint"
      }
    }
  }
}

extension RuleID {
  static let unusableConstraint = RuleID("unusable-constraint")
}

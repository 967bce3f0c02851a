import InterfaceBuilder

/// Values that cannot be used as written.
enum UnusableValueRule: DocumentRule {
  static let id = RuleID.unusableValue
  static let severity = Finding.Severity.warning
  static let summary =
    "An attribute has a value that cannot be used: no number, a word that is not "
    + "known, or the id of an object that is not there."
  static let reason =
    "The attribute takes its default, so that the view is not what its author sees."
  static let remedy = "Correct the value, or remove the attribute."
  static let faulty = ExampleScene(
    """
    <subviews>
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="79" width="353" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="large"/>
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
    </subviews>
    <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="t-x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t-w"/>
    </constraints>
    """)

  @MainActor
  static func findings(in document: InspectedDocument) -> [Finding] {
    leftOvers(in: document)
      + document.findings(self, .warning, advice: "Correct the value or remove it") { problem in
        !problem.isLeftOver && isMeant(problem)
      }
  }

  /// One note about all entries of variations whose objects are gone.
  @MainActor
  private static func leftOvers(in document: InspectedDocument) -> [Finding] {
    var notes = document.findings(self, .info, advice: "Remove it") { $0.isLeftOver }
    guard notes.count > 1 else { return notes }
    notes[0].extendMessage(by: ", nor \(notes.count - 1) more that variations name")
    notes[0].nextStep = "Remove them"
    return [notes[0]]
  }

  private static func isMeant(_ problem: InstantiationProblem) -> Bool {
    guard case .reading(let kind, _) = problem.kind, problem.element.name != "constraint" else {
      return false
    }
    return switch kind {
    case .unknownValue, .notANumber, .outOfRange, .missingReference, .missingAttribute: true
    case .unknownView, .duplicateID, .unknownDevice, .unknownToolsVersion: false
    }
  }
}

extension RuleID {
  static let unusableValue = RuleID("unusable-value")
}

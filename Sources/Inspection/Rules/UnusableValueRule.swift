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
    let unusable = document.findings(self, advice: "Correct the value or remove it") {
      problem in
      guard case .reading(let kind, _) = problem.kind, problem.element.name != "constraint",
        !isLeftover(problem)
      else { return false }
      return switch kind {
      case .unknownValue, .notANumber, .outOfRange, .missingReference, .missingAttribute: true
      case .unknownView, .duplicateID, .unknownDevice, .unknownToolsVersion: false
      }
    }
    return unusable + leftovers(in: document)
  }

  /// Entries of variations for objects that were deleted: Interface Builder keeps them, and they change nothing.
  @MainActor
  private static func leftovers(in document: InspectedDocument) -> [Finding] {
    let leftovers = document.problems.filter(isLeftover)
    guard let first = leftovers.first else { return [] }
    let count = leftovers.count == 1 ? "1 object that is" : "\(leftovers.count) objects that are"
    return [
      document.finding(
        self, because: .changesNothing, about: first.element, at: first.position,
        "variations name \(count) not in the document",
        next: "Nothing needs to be done: they change nothing")
    ]
  }

  private static func isLeftover(_ problem: InstantiationProblem) -> Bool {
    guard case .reading(.missingReference, _) = problem.kind else { return false }
    return ["include", "exclude"].contains(problem.element.name)
  }
}

extension RuleID {
  static let unusableValue = RuleID("unusable-value")
}

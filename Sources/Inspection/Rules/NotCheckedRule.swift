import InterfaceBuilder

/// What a document holds that cannot be laid out, so that nobody takes silence for a result.
enum NotCheckedRule: DocumentRule {
  static let id = RuleID.notChecked
  static let severity = Finding.Severity.info
  static let summary =
    "Something in a document cannot be checked: a reference to another storyboard, "
    + "or a view that code makes."
  static let reason = "Silence about it is no result."
  static let remedy =
    "Check the document that a reference leads to. What code makes can be checked "
    + "by a layout test (assertLayout)."
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
    </constraints>
    """,
    scenes: """
      <scene sceneID="other">
          <objects>
              <viewController id="coded" customClass="Coded" sceneMemberID="viewController"/>
          </objects>
      </scene>
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
    let description = document.description
    func finding(_ element: DocumentElement, _ message: FindingMessage, _ next: String) -> Finding {
      document.finding(self, about: element, message, next: next)
    }
    let controllers = description.controllers.compactMap { controller -> Finding? in
      let name = document.names.name(of: controller)
      if let reference = controller.reference {
        return finding(
          controller.element,
          "\(Self.target(of: reference)) is not checked here: it is a reference",
          "Check the document it leads to")
      }
      guard controller.view == nil, !controller.isContainer else { return nil }
      return finding(
        controller.element, "\(name) is not checked: its view is not in the document",
        "Check the xib of its class; what code makes can only be checked at run time")
    }
    guard controllers.isEmpty, description.topLevelViews.isEmpty, description.controllers.isEmpty
    else { return controllers }
    return [
      finding(
        description.document.root, "nothing is checked: the document holds no view",
        "Nothing needs to be done if that is meant")
    ]
  }

  private static func target(of reference: ControllerDescription.StoryboardReference) -> String {
    let storyboard = reference.storyboardName.map { "storyboard \"\($0)\"" } ?? "this storyboard"
    let scene = reference.identifier.map { "scene \"\($0)\"" } ?? "the initial scene"
    return "\(scene) of \(storyboard)"
  }
}

extension ControllerDescription {
  /// Whether the controller only shows others, so that it has no view of its own to check.
  fileprivate var isContainer: Bool {
    switch kind {
    case .navigationController, .tabBarController, .splitViewController, .pageViewController,
      .windowController, .tabViewController:
      true
    default:
      false
    }
  }
}

extension RuleID {
  static let notChecked = RuleID("not-checked")
}

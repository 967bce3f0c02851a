import InterfaceBuilder

/// What a document holds that cannot be laid out, so that nobody takes silence for a result.
enum NotCheckedRule {
  static func findings(in description: DocumentDescription, path: String) -> [Finding] {
    func finding(_ element: DocumentElement, _ message: String, _ next: String) -> Finding {
      Finding(
        rule: .notChecked, severity: .info, path: path, position: element.position,
        objectIDs: [element.id].compactMap { $0 }, message: message, nextStep: next,
        occurrence: .always)
    }
    let controllers = description.controllers.compactMap { controller -> Finding? in
      let name = ObjectNames(description).name(of: controller)
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

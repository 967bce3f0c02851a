import AutoLayout
import InterfaceBuilder
import LayoutFaults

/// Names objects of a document by what people see: `"Sign in" button (btn-Sg-n1n, LoginScene)`.
struct ObjectNames {
  private let description: DocumentDescription

  init(_ description: DocumentDescription) {
    self.description = description
  }

  /// The full name of an object, for the beginning of a message.
  func fullName(of id: String, scene: SceneSolution) -> String {
    "\(shortName(of: id)) (\(id.abbreviated(to: 24)), \(name(of: scene).abbreviated(to: 50)))"
  }

  /// The name of an object among others of its scene.
  func shortName(of id: String) -> String {
    description.view(id: id).map(shortName) ?? otherName(of: id)
  }

  /// The name of a view among others of its scene.
  func shortName(of view: ViewDescription) -> String {
    if let text = view.visibleText { return "\"\(text.abbreviated)\" \(view.kindName)" }
    if let label = view.userLabel { return "\"\(label.abbreviated(to: 32))\" \(view.kindName)" }
    let name = view.customClass.map { $0.name.abbreviated(to: 50) + " " } ?? ""
    return name + view.kindName
  }

  /// The name of a scene: its class, its identifier or its title.
  func name(of scene: SceneSolution) -> String {
    guard let controller = description.controller(id: scene.rootID) else {
      return description.view(id: scene.rootID)?.customClass?.name ?? ownerName ?? "top-level view"
    }
    return name(of: controller)
  }

  /// The class of a xib's owner.
  private var ownerName: String? { description.owner?["customClass"] }

  /// The name of a controller: its class, its identifier or its title.
  func name(of controller: ControllerDescription) -> String {
    givenName(of: controller) ?? "view controller"
  }

  /// The name that a document gives a controller; nil without any.
  func givenName(of controller: ControllerDescription) -> String? {
    controller.customClass?.name ?? controller.storyboardIdentifier ?? controller.title
      ?? controller.userLabel
  }

  private func otherName(of id: String) -> String {
    description.document.element(id: id).map(name) ?? "\"\(id)\""
  }

  /// The name of a guide, or of another object that is no view.
  func name(of element: DocumentElement) -> String {
    switch (element.name, element.key ?? element["type"]) {
    case ("viewLayoutGuide", "safeArea"): return "Safe Area"
    case ("viewLayoutGuide", "contentLayoutGuide"): return "Content Layout Guide"
    case ("viewLayoutGuide", "frameLayoutGuide"): return "Frame Layout Guide"
    case ("viewControllerLayoutGuide", "top"): return "Top Layout Guide"
    case ("viewControllerLayoutGuide", "bottom"): return "Bottom Layout Guide"
    default: return element["userLabel"] ?? element.name.spacedWords
    }
  }
}

extension ViewDescription {
  /// The class as people call it: "image view".
  var kindName: String {
    element.name == "wkWebView" ? "web view" : element.name.abbreviated(to: 32).spacedWords
  }

  /// The text that people see on the view.
  var visibleText: String? {
    guard let text = content.displayedText, !text.allSatisfy(\.isWhitespace) else { return nil }
    return text
  }
}

extension String {
  /// Words in place of camel case: `imageView` becomes "image view".
  var spacedWords: String {
    var words = ""
    for character in self {
      if character.isUppercase, !words.isEmpty, words.last != " " { words += " " }
      words += character.lowercased()
    }
    return words
  }
}

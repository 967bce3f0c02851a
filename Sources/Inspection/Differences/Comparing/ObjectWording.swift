import InterfaceBuilder
import LayoutFaults

/// Names of the objects of one version of a document, and phrases of its constraints and connections.
struct ObjectWording {
  private let objects: DocumentObjects
  private let names: ObjectNames
  /// The ids that phrases show beside names.
  private var shownIDs: Set<String> = []

  init(_ objects: DocumentObjects) {
    self.objects = objects
    names = ObjectNames(objects.description)
  }

  /// The name of an object, or the phrase of a constraint or connection.
  func name(of place: Int) -> String {
    let object = objects.all[place]
    switch object.kind {
    case .document: return "document"
    case .constraint: return constraint(object.element)
    case .connection: return connection(object.element)
    case .scene: return sceneName(place) + " scene"
    case .controller:
      guard let name = controllerName(place) else { break }
      let kind = object.element.name.spacedWords
      return name.hasSuffix("ontroller") || name == kind ? name : "\"\(name)\" \(kind)"
    case .view, .implied, .other: break
    }
    if object.element.key == "contentView", let parent = object.parent {
      if object.element.id == nil { return name(of: parent) }
      return "content view of \(name(of: parent))"
    }
    if let view = objects.description.view(of: object.element) { return names.shortName(of: view) }
    if object.role == "view", let parent = object.parent { return "view of \(name(of: parent))" }
    return otherName(of: object.element)
  }

  /// The name of an object that came or went, with what its name alone would hide: that a constraint is for the canvas only.
  func fullName(of place: Int) -> String {
    let object = objects.all[place]
    let isForCanvas = object.kind == .constraint && object.element["placeholder"] == "YES"
    return name(of: place) + (isForCanvas ? ", removed at build time" : "")
  }

  /// The name of the object with an id.
  func name(ofID id: String) -> String {
    objects.placeByID[id].map(name) ?? names.shortName(of: id)
  }

  /// The same wording, whose phrases of constraints and connections show some ids beside names.
  func showing(_ ids: Set<String>) -> ObjectWording {
    var wording = self
    wording.shownIDs = ids
    return wording
  }

  /// The name of an object in a phrase.
  private func phraseName(ofID id: String) -> String { shown(name(ofID: id), of: id) }

  private func shown(_ name: String, of id: String) -> String {
    shownIDs.contains(id) ? "\(name) (\(id.abbreviated(to: 24)))" : name
  }

  /// The scene, or the top-level object of a xib, that an object is in; nil for the document.
  func scene(of place: Int) -> ObjectChange.Scene? {
    var place = place
    while let parent = objects.all[place].parent {
      let object = objects.all[place]
      if object.kind == .scene {
        return .init(id: object.element["sceneID"] ?? object.id, name: sceneName(place))
      }
      if parent == 0 { return .init(id: object.id, name: name(of: place)) }
      place = parent
    }
    return nil
  }

  private func sceneName(_ place: Int) -> String {
    let members = objects.children[place].filter { objects.all[$0].kind != .implied }
    let controller = members.first { objects.all[$0].kind == .controller }
    return controller.flatMap(controllerName) ?? members.first.map(name) ?? "empty"
  }

  /// The name of a controller; its kind where it has none.
  private func controllerName(_ place: Int) -> String? {
    let object = objects.all[place]
    guard let controller = objects.description.controller(id: object.id) else { return nil }
    return (names.givenName(of: controller) ?? object.element.name.spacedWords).abbreviated(to: 60)
  }

  private func otherName(of element: DocumentElement) -> String {
    if element["placeholderIdentifier"] == "IBFilesOwner" { return "File's Owner" }
    let kind = element.name.abbreviated(to: 40).spacedWords
    let text = ["title", "userLabel", "label", "systemItem", "headerTitle", "image", "customClass"]
      .lazy.compactMap { element[$0] }.first { !$0.isEmpty }
    return text.map { "\"\($0.abbreviated(to: 40))\" \(kind)" } ?? names.name(of: element)
  }

  // MARK: Constraints

  /// A constraint in Interface Builder's phrasing.
  func constraint(_ element: DocumentElement) -> String {
    let holder = element.parent?.parent?.id ?? ""
    let first = element["firstItem"] ?? holder
    let second = element["secondItem"]
    var text =
      side(first, element["firstAttribute"], beside: second) + " \(Self.relation(of: element)) "
    let constant = PropertyValues.number(element["constant"] ?? "0")
    if let second {
      if let factor = element["multiplier"], ConstraintMeaning.factor(factor) != 1 {
        text += PropertyValues.number(factor) + " × "
      }
      text += side(second, element["secondAttribute"], beside: first)
      if element["symbolic"] == "YES" {
        text += constant.hasPrefix("-") ? " − standard" : " + standard"
      } else if constant.hasPrefix("-") {
        text += " − " + constant.dropFirst()
      } else if constant != "0" {
        text += " + " + constant
      }
    } else {
      text += constant
    }
    if let priority = element["priority"], priority != "1000" { text += " @\(priority)" }
    return text
  }

  /// The sign of a constraint's relation.
  static func relation(of element: DocumentElement) -> String {
    ["lessThanOrEqual": "≤", "greaterThanOrEqual": "≥"][element["relation"] ?? ""] ?? "="
  }

  private func side(_ id: String, _ attribute: String?, beside other: String?) -> String {
    let words = attribute ?? "?"
    guard let other, other != id else { return "\(phraseName(ofID: id)).\(words)" }
    if superview(of: other) == id {
      return (shownIDs.contains(other) ? "superview" : shown("superview", of: id)) + ".\(words)"
    }
    let isPlain = superview(of: id) == other || !shownIDs.isEmpty
    let name = isPlain ? phraseName(ofID: id) : name(ofID: id, beside: name(ofID: other))
    return "\(name).\(words)"
  }

  /// The name of the object with an id, with the id where the object beside it has the same name.
  func name(ofID id: String, beside other: String) -> String {
    let name = name(ofID: id)
    return name == other ? "\(name) (\(id.abbreviated(to: 24)))" : name
  }

  private func superview(of id: String) -> String? {
    guard let place = objects.placeByID[id], let parent = objects.all[place].parent else {
      return nil
    }
    // A cell's content view without an id.
    if objects.all[parent].element.id == nil, let cell = objects.all[parent].parent {
      return objects.all[cell].id
    }
    return objects.all[parent].id
  }

  // MARK: Connections

  /// A connection in words.
  func connection(_ element: DocumentElement) -> String {
    let owner = element.parent?.parent?.id.map(phraseName(ofID:)) ?? "object"
    let destination =
      (element["destination"] ?? element["target"]).map(phraseName(ofID:)) ?? "first responder"
    switch element.name {
    case "outlet", "outletCollection":
      let kind = element.name == "outlet" ? "outlet" : "outlet collection"
      return
        "\(kind) \"\((element["property"] ?? "").abbreviated(to: 60))\" of \(owner) → \(destination)"
    case "action":
      let event = element["eventType"].map { " on \($0.spacedWords)" } ?? ""
      return
        "action \"\((element["selector"] ?? "").abbreviated(to: 60))\" of \(owner)\(event) → \(destination)"
    case "segue":
      let name = element["identifier"].map { " \"\($0.abbreviated(to: 40))\"" } ?? ""
      let kind = element["relationship"] ?? element["kind"] ?? ""
      let words =
        element["kind"] == "relationship"
        ? kind.spacedWords + " relationship" : kind.spacedWords + " segue"
      let action = element["unwindAction"].map { ", action \"\($0.abbreviated(to: 60))\"" } ?? ""
      return "\(words)\(name) from \(owner) → \(destination)\(action)"
    default:
      let name = element["name"].map { " \"\($0.abbreviated(to: 60))\"" } ?? ""
      return "\(element.name.spacedWords)\(name) of \(owner) → \(destination)"
    }
  }
}

import InterfaceBuilder
import LayoutFaults

/// The names of a document's scenes: title before identifier before class, and a number where several have the same.
struct SceneNames {
  private let description: DocumentDescription
  private let names: ObjectNames
  /// The titles of controllers by id, with a number where an earlier controller has the same.
  private var titles: [String: String] = [:]
  /// The ids of the controllers whose titles others have, too.
  private var sharing: Set<String> = []

  /// - Parameters:
  ///   - description: The document.
  ///   - order: The ids of its controllers, in which those with the same title are numbered.
  init(_ description: DocumentDescription, order: [String]) {
    self.description = description
    names = ObjectNames(description)
    var holders: [String: [String]] = [:]
    for controller in order.compactMap({ description.controller(id: $0) }) {
      let title = Self.title(of: controller)
      // Titles that differ in case and spaces alone are read as one.
      let key = title.lowercased().filter { !$0.isWhitespace }
      holders[key, default: []].append(controller.id)
      let number = holders[key, default: []].count
      titles[controller.id] = number == 1 ? title : "\(title) (\(number))"
    }
    sharing = Set(holders.values.filter { $0.count > 1 }.joined())
  }

  func stop(_ controller: ControllerDescription) -> SceneFlow.Stop {
    let kind = controller.element.name.spacedWords
    let title = Self.title(of: controller)
    let details = [controller.customClass?.name, controller.storyboardIdentifier]
      .compactMap { $0 }.filter { $0 != title }
    let text = sharing.contains(controller.id) ? firstText(of: controller) : nil
    return SceneFlow.Stop(
      id: controller.id, title: titles[controller.id] ?? title,
      details: (details.isEmpty && title != kind ? [kind] : details)
        + [text.map { "\"\($0.abbreviated(to: 40))\"" }].compactMap { $0 },
      openers: openers(of: controller.id), place: place(of: controller.element),
      isInitial: description.initialControllerID == controller.id,
      isContainer: controller.view == nil, line: controller.element.position.line)
  }

  /// The title, the identifier, the class, or the kind of a controller.
  private static func title(of controller: ControllerDescription) -> String {
    let texts = [
      controller.title, controller.navigationItem?.title, controller.userLabel,
      controller.storyboardIdentifier, controller.customClass?.name,
    ].compactMap { $0 }.filter { !$0.allSatisfy(\.isWhitespace) }
    return texts.first ?? controller.element.name.spacedWords
  }

  /// The first text of a scene, by which people know it.
  private func firstText(of controller: ControllerDescription) -> String? {
    controller.view?.element.descendants.lazy.compactMap {
      description.view(of: $0)?.visibleText
    }.first
  }

  func stop(_ view: ViewDescription) -> SceneFlow.Stop {
    let kind = view.element.name.spacedWords
    let title = view.userLabel ?? view.customClass?.name ?? kind
    return SceneFlow.Stop(
      id: view.id, title: title, details: title == kind ? [] : [kind], openers: [],
      place: place(of: view.element), isInitial: false, isContainer: false,
      line: view.element.position.line)
  }

  /// The point of the canvas that the scene around an element, or the element itself, has.
  private func place(of element: DocumentElement) -> [Double]? {
    var holder = element
    while holder.child(key: "canvasLocation") == nil, let parent = holder.parent { holder = parent }
    guard let point = holder.child(key: "canvasLocation"),
      let x = point["x"].flatMap(Double.init), let y = point["y"].flatMap(Double.init),
      abs(x) < 1e6, abs(y) < 1e6
    else { return nil }
    return [x, y]
  }

  private func openers(of id: String) -> [String] {
    description.sceneGraph.segues(to: id).filter { $0.kind != .unwind }.map { segue in
      let controller = segue.sourceControllerID.flatMap(description.controller(id:))
      let owner = controller.flatMap { titles[$0.id] } ?? "another scene"
      if case .relationship = segue.kind { return "\(segue.kind.spokenName) of \(owner)" }
      if segue.sourceID == segue.sourceControllerID {
        return "\(segue.kind.spokenName) from \(owner)"
      }
      return "\(segue.kind.spokenName) from \(names.shortName(of: segue.sourceID)) in \(owner)"
    }
  }
}

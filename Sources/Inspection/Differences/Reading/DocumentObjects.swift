import InterfaceBuilder

/// The objects of a document with their properties, each before those in it.
struct DocumentObjects {
  /// The description, for names.
  let description: DocumentDescription
  /// The objects.
  private(set) var all: [DocumentObject] = []
  /// The places in ``all`` by id.
  private(set) var placeByID: [String: Int] = [:]
  /// The number of parts that are about the canvas only, by their text.
  private(set) var canvas: [String] = []
  /// The objects in each object, in order.
  private(set) var children: [[Int]] = []

  /// The objects that are open at a place of the walk: each element around it, with the object that it belongs to.
  private struct Frame {
    let element: DocumentElement
    let owner: Int
    let path: [String]
    var counts: [String: Int] = [:]
  }

  init(_ description: DocumentDescription) {
    self.description = description
    var stack: [Frame] = []
    var skipped = 0
    for element in description.document.elements {
      guard element.range.lowerBound >= skipped else { continue }
      while let last = stack.last, last.element.range.upperBound <= element.range.lowerBound {
        stack.removeLast()
      }
      if DifferenceNoise.covers(element) {
        if DifferenceNoise.isCanvas(element) { canvas.append(Self.text(of: element)) }
        skipped = element.range.upperBound
        continue
      }
      guard !stack.isEmpty else {
        let root = add(element, id: "document", kind: .document, in: nil, role: "")
        stack.append(Frame(element: element, owner: root, path: []))
        continue
      }
      visit(element, &stack, &skipped)
    }
  }

  private mutating func visit(
    _ element: DocumentElement, _ stack: inout [Frame], _ skipped: inout Int
  ) {
    let around = stack[stack.count - 1]
    if let id = Self.identity(of: element) {
      let isListed = element.key == nil
      let role = Self.role(of: element)
      let place = add(
        element, id: id, kind: kind(of: element), in: around.owner, role: role, isListed: isListed)
      stack.append(Frame(element: element, owner: place, path: []))
      return
    }
    let step = Self.step(of: element, &stack[stack.count - 1].counts)
    let path = around.path + step
    if element.name == "exclude" || element.name == "include" {
      all[around.owner].properties[PropertyPath(path)] = "YES"
      return
    }
    guard !UsualValues.isNoOffset(element) else {
      skipped = element.range.upperBound
      return
    }
    let frame = DerivedGeometry.text(of: element, in: description)
    if let value = frame ?? PropertyValues.text(of: element), !Self.holdsObjects(element) {
      set(path, value, of: around.owner, from: element)
      skipped = element.range.upperBound
      return
    }
    for attribute in element.attributes {
      set(path + [attribute.name], attribute, of: around.owner, in: element)
    }
    if let text = element.text { set(path, text, of: around.owner, from: element) }
    if DifferenceNoise.countsEmpty(element), !Self.lists.contains(element.name) {
      set(path, "present", of: around.owner, from: element)
    }
    stack.append(Frame(element: element, owner: around.owner, path: path))
  }

  private static func holdsObjects(_ element: DocumentElement) -> Bool {
    element.descendants.contains { $0.id != nil }
  }

  private mutating func add(
    _ element: DocumentElement, id: String, kind: DocumentObject.Kind, in parent: Int?,
    role: String, isListed: Bool = true
  ) -> Int {
    let place = all.count
    all.append(
      DocumentObject(
        element: element, id: id, kind: kind, parent: parent, role: role, isListed: isListed))
    children.append([])
    if let parent { children[parent].append(place) }
    if placeByID[id] == nil { placeByID[id] = place }
    for attribute in element.attributes
    where kind != .implied || ContentViewAttributes.count(attribute, of: element) {
      set([attribute.name], attribute, of: place, in: element)
    }
    if let name = CustomClassName.text(of: element) {
      all[place].properties[PropertyPath(["class"])] = name
      all[place].properties[PropertyPath(["module"])] = CustomClassName.module(of: element)
    }
    if kind == .view {
      let byMask = element["translatesAutoresizingMaskIntoConstraints"] != "NO"
      all[place].properties[PropertyPath(["layout"])] = byMask ? "by its frame" : "by constraints"
    }
    return place
  }

  private mutating func set(
    _ path: [String], _ attribute: DocumentAttribute, of place: Int, in element: DocumentElement
  ) {
    guard !DifferenceNoise.covers(attribute: attribute.name, of: element),
      !UsualValues.isDefault(attribute, of: element),
      attribute.name != "width" || !DerivedGeometry.isDerivedWidth(of: element),
      // In a variation the usual value takes the place of another one.
      let value = element.name == "variation"
        ? attribute.value : UsualValues.normalized(attribute.value, of: attribute.name)
    else { return }
    all[place].properties[PropertyPath(path)] = value
  }

  private mutating func set(
    _ path: [String], _ value: String, of place: Int, from element: DocumentElement
  ) {
    guard !DerivedGeometry.isDerived(element), !UsualValues.covers(element) else { return }
    all[place].properties[PropertyPath(path)] = value
  }

  // MARK: Elements

  /// The elements that hold objects, and say nothing themselves.
  private static let lists: Set<String> = [
    "subviews", "constraints", "connections", "objects", "scenes", "items", "cells", "prototypes",
    "sections", "layoutGuides", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems",
    "segments", "viewControllers", "userDefinedRuntimeAttributes", "gestureRecognizers",
    "resources",
  ]

  private static func identity(of element: DocumentElement) -> String? {
    if element.name == "scene" { return "scene " + (element["sceneID"] ?? element.identityText) }
    guard element.name != "device", element.name != "adaptation" else { return nil }
    return element.id ?? identityOfContentView(element)
  }

  /// An identity for a cell's content view, which has no id in documents of the first versions of the format.
  private static func identityOfContentView(_ element: DocumentElement) -> String? {
    guard element.key == "contentView", let cell = element.parent, cell.name.hasSuffix("Cell")
    else { return nil }
    return cell.id.map { "\($0) contentView" }
  }

  /// The key of an element, or the name of the list that it stands in.
  private static func role(of element: DocumentElement) -> String {
    guard let key = element.key else { return element.parent?.name ?? "" }
    return listsOfOne[key] ?? key
  }

  /// The lists that Interface Builder writes as a single element with a key where they hold one member.
  private static let listsOfOne = [
    "leftBarButtonItem": "leftBarButtonItems", "rightBarButtonItem": "rightBarButtonItems",
  ]

  /// The step that an element adds to the paths of the properties in it; none for lists.
  private static func step(of element: DocumentElement, _ counts: inout [String: Int]) -> [String] {
    switch element.name {
    case "userDefinedRuntimeAttribute":
      return ["runtime attribute " + (element["keyPath"] ?? "")]
    case "variation": return ["in " + SizeClassWords.text(of: element.key ?? "")]
    case "exclude": return [InstallationStep.excluding(element["reference"] ?? "")]
    case "include": return [InstallationStep.including(element["reference"] ?? "")]
    case "state": return element.key == "normal" ? [] : [(element.key ?? "") + " state"]
    case "mask": return []
    default: if lists.contains(element.name) { return [] }
    }
    if let key = element.key { return [key == "frameInset" ? "frame" : key] }
    counts[element.name, default: 0] += 1
    return [NumberedStep(name: element.name, number: counts[element.name] ?? 1).text]
  }

  private func kind(of element: DocumentElement) -> DocumentObject.Kind {
    switch element.name {
    case "scene": return .scene
    case "constraint": return .constraint
    case "viewLayoutGuide", "viewControllerLayoutGuide", "exit", "tableViewCellContentView":
      return .implied
    case "placeholder":
      return element["placeholderIdentifier"] == "IBFilesOwner" ? .other : .implied
    default: break
    }
    if element.parent?.name == "connections" { return .connection }
    if element.key == "contentView",
      element.name == "view" || element.name == "collectionViewCellContentView"
    {
      return .implied
    }
    if description.view(of: element) != nil { return .view }
    if description.controller(id: element.id ?? "")?.element == element { return .controller }
    return .other
  }

  /// An element with its attributes, on one line.
  private static func text(of element: DocumentElement) -> String {
    element.name + element.attributes.map { " \($0.name)=\($0.value)" }.joined()
  }
}

extension DocumentElement {
  fileprivate var identityText: String { "@\(position)" }
}

/// Size classes of variations in words.
enum SizeClassWords {
  /// `heightClass=compact-widthClass=regular` as `compact height, regular width`.
  static func text(of key: String) -> String {
    guard key != "default" else { return "any size" }
    return key.split(separator: "-").map { part in
      let sides = part.split(separator: "=").map(String.init)
      guard sides.count == 2 else { return String(part) }
      let name = sides[0].replacing("Class", with: "").spacedWords
      return "\(sides[1]) \(name)"
    }.joined(separator: ", ")
  }
}

import Projects

/// The outlets of a document: which property of which class leads to which object.
///
/// Read from the tags of the text, so that documents need not be parsed for them before they are checked.
public struct ListedOutlets: Hashable, Sendable {
  /// An outlet of an object with a class of the app's own.
  struct Outlet: Hashable, Sendable {
    let className: String
    let property: String
    let destination: String
  }

  private(set) var outlets: [Outlet] = []
  /// The texts of labels, and the titles of buttons and of segments, by id; those with characters that are written as
  /// others are left out.
  private(set) var texts: [String: [String]] = [:]
  /// The ids of labels.
  private var labels: Set<String> = []
  /// The ids of buttons.
  private var buttons: Set<String> = []
  /// The ids of views of UIKit's own classes that are hidden.
  private var hidden: Set<String> = []
  /// The ids of what collections of outlets hold.
  private var collected: Set<String> = []
  /// The ids of constraints.
  private var constraints: Set<String> = []
  /// The app's own classes of objects.
  private var ownClasses: Set<String> = []

  /// Reads the outlets in the text of a document.
  public init(_ bytes: [UInt8]) {
    var classes: [String?] = []
    var lastID: String?
    DocumentTag.forEach(in: bytes) { tag in
      if tag.isEnd {
        _ = classes.popLast()
      } else if !tag.isMarkup {
        addText(of: tag, in: &lastID)
        // An outlet lies in the connections of the object that has it.
        let isOutlet = tag.isOf("outlet") || tag.isOf("outletCollection")
        if isOutlet, classes.count >= 2 { add(tag, of: classes[classes.count - 2]) }
        if tag.isOf("constraint"), let id = tag.value(of: Self.id) { constraints.insert(id) }
        let className = tag.value(of: Self.customClass)
        if tag.value(of: Self.hiding) == "YES", className == nil, let id = tag.value(of: Self.id) {
          hidden.insert(id)
        }
        if let className { ownClasses.insert(className) }
        if !tag.isEmpty { classes.append(className) }
      }
    }
  }

  private mutating func add(_ tag: DocumentTag, of className: String?) {
    guard let className, let property = tag.value(of: Self.property),
      let destination = tag.value(of: Self.destination)
    else { return }
    outlets.append(Outlet(className: className, property: property, destination: destination))
    if tag.isOf("outletCollection") { collected.insert(destination) }
  }

  /// Adds the text of a label, or the title of the button or segmented control whose state or segment follows it.
  private mutating func addText(of tag: DocumentTag, in lastID: inout String?) {
    let isLabel = tag.isOf("label")
    if isLabel || tag.isOf("button") || tag.isOf("segmentedControl") {
      lastID = tag.value(of: Self.id)
      if let id = lastID, isLabel { labels.insert(id) }
      if let id = lastID, tag.isOf("button") { buttons.insert(id) }
    }
    if tag.isOf("textView") || tag.isOf("textField") { lastID = nil }
    if tag.isOf("string"), tag.value(of: Self.key) == "text", let id = lastID, texts[id] == nil,
      let text = tag.textBehind, !text.utf8.contains(UInt8(ascii: "&"))
    {
      texts[id] = [text]
    }
    let isSegment = tag.isOf("segment")
    let attribute = isLabel ? Self.text : isSegment || tag.isOf("state") ? Self.title : nil
    guard let attribute, let id = lastID, isSegment || texts[id] == nil,
      let text = tag.value(of: attribute), !text.utf8.contains(UInt8(ascii: "&"))
    else { return }
    texts[id, default: []].append(text)
  }

  /// The hidden views that outlets lead to, but for those in collections: their ids by the outlets' names, by class.
  public var hiddenViews: [String: [String: Set<String>]] {
    let leading = outlets.filter {
      hidden.contains($0.destination) && !collected.contains($0.destination)
    }
    return leading.reduce(into: [:]) {
      $0[$1.className, default: [:]][$1.property, default: []].insert($1.destination)
    }
  }

  /// The app's own classes of objects, sorted.
  public var customClasses: [String] { ownClasses.sorted() }

  /// The classes that have outlets, sorted.
  public var classes: [String] { properties.keys.sorted() }

  /// The names of the properties, by class.
  public var properties: [String: Set<String>] {
    outlets.reduce(into: [:]) { $0[$1.className, default: []].insert($1.property) }
  }

  /// The names of the properties that lead to labels, buttons and segmented controls with texts.
  public var propertiesOfTexts: Set<String> {
    Set(outlets.filter { texts[$0.destination] != nil }.map(\.property))
  }

  /// The texts of the labels and buttons that outlets lead to, by class and property; empty for those without.
  public var writtenTexts: [String: [String: String]] {
    outlets.filter { keys(ofTextOf: $0.destination) != [] && !collected.contains($0.destination) }
      .reduce(into: [:]) {
        $0[$1.className, default: [:]][$1.property] = texts[$1.destination]?.first ?? ""
      }
  }

  /// Finds the labels and buttons to which single outlets lead.
  ///
  /// - Parameter given: Texts by class and outlet.
  /// - Returns: The texts by the ids of the views.
  func textsByDestination(_ given: [String: [String: String]]) -> [String: String] {
    let leading = Dictionary(grouping: outlets) { $0.destination }
    return leading.compactMapValues { outlets in
      guard outlets.count == 1, let outlet = outlets.first else { return nil }
      return given[outlet.className]?[outlet.property]
    }
  }

  /// The keys under which tables of texts have that of a label, or the title of a button in its normal state; none for other
  /// objects.
  func keys(ofTextOf id: String) -> [String] {
    if labels.contains(id) { return [id + ".text"] }
    return buttons.contains(id) ? [id + ".normalTitle", id + ".configuration.title"] : []
  }

  /// The names of the properties that lead to constraints.
  public var propertiesOfConstraints: Set<String> {
    Set(outlets.filter { isConstraint($0.destination) }.map(\.property))
  }

  /// The names of all properties.
  public var propertyNames: Set<String> { Set(outlets.map(\.property)) }

  /// The ids of the objects in the collections that some properties of classes hold, several in each.
  func collections(of properties: [String: Set<String>]) -> [[String]] {
    properties.sorted { $0.key < $1.key }.flatMap { className, names in
      names.sorted().map { name in
        Set(outlets.filter { $0.className == className && $0.property == name }.map(\.destination))
          .sorted()
      }
    }.filter { $0.count > 1 }
  }

  /// The ids of the objects that outlets of some names lead to, sorted.
  func destinations(of properties: Set<String>) -> [String] {
    Set(outlets.filter { properties.contains($0.property) }.map(\.destination)).sorted()
  }

  /// Whether an object is a constraint.
  func isConstraint(_ id: String) -> Bool { constraints.contains(id) }

  private static let customClass = DocumentTag.Attribute("customClass")
  private static let hiding = DocumentTag.Attribute("hidden")
  private static let property = DocumentTag.Attribute("property")
  private static let destination = DocumentTag.Attribute("destination")
  private static let key = DocumentTag.Attribute("key")
  private static let id = DocumentTag.Attribute("id")
  private static let text = DocumentTag.Attribute("text")
  private static let title = DocumentTag.Attribute("title")
}

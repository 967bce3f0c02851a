/// Hidden views of a document that nothing shows, so that their controls send no action and perform no segue.
///
/// No outlet leads to one of them, into it, or to the stack view that arranges it, and no name or tag by which code finds
/// views. Found tag by tag: what a project's documents lead to is asked before they are parsed.
public struct HiddenParts {
  /// The bytes of each, in order.
  private var ranges: [Range<Int>] = []
  /// The bytes of the tags in them by which something would be called or shown.
  private var connections: [Range<Int>] = []

  /// - Parameter bytes: The text of a document.
  public init(_ bytes: [UInt8]) {
    guard bytes[...].holds(Self.mark) else { return }
    var reader = Reader()
    DocumentTag.forEach(in: bytes) { reader.read($0) }
    let unused = reader.views.filter { view in
      !view.isNamed && view.ids.isDisjoint(with: reader.destinations)
    }
    ranges = unused.map(\.range)
    connections = unused.flatMap(\.connections)
  }

  /// Whether a place is in one of them.
  public func contain(_ place: Int) -> Bool { ranges.contains { $0.contains(place) } }

  /// The text of a document without the connections that nothing follows.
  static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    let parts = HiddenParts(bytes)
    guard !parts.connections.isEmpty else { return bytes }
    var bytes = bytes
    for place in parts.connections.joined() { bytes[place] = UInt8(ascii: " ") }
    return bytes
  }

  private static let mark = Array("hidden=\"YES\"".utf8)

  /// A hidden view.
  fileprivate struct View {
    var range: Range<Int>
    /// Its id, those of what is in it, and that of the stack view around it.
    var ids: Set<String> = []
    /// Whether it or something in it has a name or tag.
    var isNamed = false
    var connections: [Range<Int>] = []
  }
}

/// Reads the tags of a document for its hidden views.
private struct Reader {
  /// An element that is not ended.
  private struct Element {
    let isStack: Bool
    let id: String?
    /// Whether it holds the views of another one.
    let holdsViews: Bool
    /// The hidden view that it is in.
    let view: Int?
    /// Whether it is that view.
    let isHidden: Bool
  }

  private var open: [Element] = []
  private(set) var views: [HiddenParts.View] = []
  private(set) var destinations: Set<String> = []

  mutating func read(_ tag: DocumentTag) {
    guard !tag.isMarkup else { return }
    guard !tag.isEnd else {
      if let ended = open.popLast(), ended.isHidden, let view = ended.view {
        views[view].range = views[view].range.lowerBound..<tag.range.lowerBound
      }
      return
    }
    let id = tag.value(of: Self.id)
    var view = open.last?.view
    let isHidden =
      view == nil && open.last?.holdsViews ?? false && tag.value(of: Self.hidden) == "YES"
    if isHidden {
      view = views.count
      views.append(HiddenParts.View(range: tag.place))
      if open.count > 1, open[open.count - 2].isStack, let stack = open[open.count - 2].id {
        views[views.count - 1].ids.insert(stack)
      }
    }
    if tag.isOf("outlet") || tag.isOf("outletCollection"),
      let destination = tag.value(of: Self.destination)
    {
      destinations.insert(destination)
    }
    if let view { add(tag, id: id, to: view) }
    guard !tag.isEmpty else { return }
    open.append(
      Element(
        isStack: tag.isOf("stackView"), id: id,
        holdsViews: tag.starts(with: "subviews"), view: view, isHidden: isHidden))
  }

  private mutating func add(_ tag: DocumentTag, id: String?, to view: Int) {
    if let id { views[view].ids.insert(id) }
    if Self.names.contains(where: { tag.value(of: $0) != nil }) || tag.isOf("variation")
      || tag.isOf("userDefinedRuntimeAttribute")
      || tag.isOf("accessibility") && tag.value(of: Self.identifier) != nil
    {
      views[view].isNamed = true
    }
    // What a container view embeds is made though it is hidden.
    if tag.isOf("action") || tag.isOf("segue") && tag.value(of: Self.kind) != "embed" {
      views[view].connections.append(tag.place)
    }
  }

  private static let id = DocumentTag.Attribute("id")
  private static let hidden = DocumentTag.Attribute("hidden")
  private static let destination = DocumentTag.Attribute("destination")
  private static let identifier = DocumentTag.Attribute("identifier")
  private static let kind = DocumentTag.Attribute("kind")
  /// The attributes by which code finds views.
  private static let names = ["tag", "restorationIdentifier", "accessibilityIdentifier"].map {
    DocumentTag.Attribute($0)
  }
}

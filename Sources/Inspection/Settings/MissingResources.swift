public import Projects

/// The images and colours that a document names and its project does not have.
public struct MissingResources: Hashable, Sendable, Codable {
  /// A name that is missing.
  public struct Name: Hashable, Sendable, Codable {
    /// The name, as the document has it.
    public let name: String
    /// The nearest name that there is; nil where none is near.
    public let similar: String?
    /// Whether the project takes a picture of this name from outside of its folder.
    public let isElsewhere: Bool
  }

  /// The images, in the order of the document.
  public private(set) var images: [Name] = []
  /// The colours, in the order of the document.
  public private(set) var colors: [Name] = []

  /// Nothing missing: nothing is known of a project.
  public init() {}

  /// Compares what a document lists with what its project has.
  ///
  /// A project without catalogs and pictures takes them from elsewhere: nothing is missing in it.
  public init(of listed: ListedResources, in known: ResourceNames) {
    guard !known.isEmpty else { return }
    images = Self.names(listed.images.filter { !known.hasImage($0) }, among: known.images) {
      known.hasImageElsewhere($0)
    }
    colors = Self.names(listed.colors.filter { !known.hasColor($0) }, among: known.colors) { _ in
      false
    }
  }

  private static func names(
    _ names: [String], among known: Set<String>, isElsewhere: (String) -> Bool
  ) -> [Name] {
    guard !names.isEmpty else { return [] }
    let known = known.sorted()
    return names.map {
      Name(
        name: $0, similar: similar(to: $0, among: known), isElsewhere: isElsewhere($0))
    }
  }

  /// The name that differs in case only, or else in the fewest letters.
  private static func similar(to name: String, among known: [String]) -> String? {
    let name = ResourceNames.imageName(name)
    let small = name.lowercased()
    let near = known.filter { abs($0.utf8.count - name.utf8.count) <= Spelling.mostTypingErrors }
    return near.first { $0.lowercased() == small } ?? Spelling.nearest(to: name, among: near)
  }
}

/// The names that a document's `<resources>` list.
///
/// They stand at the end of a document, so that it need not be parsed for them.
public struct ListedResources: Hashable, Sendable {
  /// The names of images, each once; system symbols and images that the document holds itself are left out.
  public let images: [String]
  /// The names of colours of asset catalogs, each once.
  public let colors: [String]

  /// Reads the names in the text of a document.
  public init(_ bytes: [UInt8]) {
    var images = NameList()
    var colors = NameList()
    DocumentTag.forEach(in: bytes, from: Self.section(of: bytes)) { tag in
      if tag.isOf("image"), tag.isEmpty, !tag.holds(Self.systemCatalog) {
        images.add(Self.name(in: tag))
      } else if tag.isOf("namedColor") {
        colors.add(Self.name(in: tag))
      }
    }
    self.images = images.names
    self.colors = colors.names
  }

  /// Names, each once.
  private struct NameList {
    private(set) var names: [String] = []
    private var known: Set<String> = []

    mutating func add(_ name: String?) {
      if let name, known.insert(name).inserted { names.append(name) }
    }
  }

  /// The name of an element; nil where it has characters that are written as others.
  private static func name(in tag: DocumentTag) -> String? {
    tag.value(of: nameAttribute).flatMap { $0.utf8.contains(UInt8(ascii: "&")) ? nil : $0 }
  }

  /// The place of the last `<resources>`; the end of the text where there is none.
  private static func section(of bytes: [UInt8]) -> Int {
    let start = Array("<resources>".utf8)
    var index = bytes.count - start.count
    while index >= 0 {
      if bytes[index] == start[0], bytes[index...].starts(with: start) { return index }
      index -= 1
    }
    return bytes.count
  }

  private static let nameAttribute = DocumentTag.Attribute("name")
  private static let systemCatalog = Array("catalog=\"system\"".utf8)
}

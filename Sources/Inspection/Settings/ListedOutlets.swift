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
  /// The texts of labels and the titles of buttons, by id; those with characters that are written as others are left out.
  private(set) var texts: [String: String] = [:]
  /// The app's own classes of objects.
  private var ownClasses: Set<String> = []

  /// Reads the outlets in the text of a document.
  public init(_ bytes: [UInt8]) {
    var classes: [String?] = []
    var lastID: String?
    for tag in bytes.split(separator: UInt8(ascii: "<")) {
      if tag.first == UInt8(ascii: "/") {
        _ = classes.popLast()
      } else if tag.first != UInt8(ascii: "?"), tag.first != UInt8(ascii: "!") {
        addText(of: tag, in: &lastID)
        // An outlet lies in the connections of the object that has it.
        if tag.starts(with: "outlet ".utf8), classes.count >= 2 {
          add(tag, of: classes[classes.count - 2])
        }
        let className = Self.value(of: "customClass", in: tag)
        if let className { ownClasses.insert(className) }
        if !Self.isEmpty(tag) { classes.append(className) }
      }
    }
  }

  private mutating func add(_ tag: ArraySlice<UInt8>, of className: String?) {
    guard let className, let property = Self.value(of: "property", in: tag),
      let destination = Self.value(of: "destination", in: tag)
    else { return }
    outlets.append(Outlet(className: className, property: property, destination: destination))
  }

  /// Adds the text of a label, or the title of the button whose state follows it.
  private mutating func addText(of tag: ArraySlice<UInt8>, in lastID: inout String?) {
    if tag.starts(with: "label ".utf8) || tag.starts(with: "button ".utf8) {
      lastID = Self.value(of: "id", in: tag)
    }
    let name =
      tag.starts(with: "label ".utf8) ? "text" : tag.starts(with: "state ".utf8) ? "title" : nil
    guard let name, let id = lastID, texts[id] == nil, let text = Self.value(of: name, in: tag),
      !text.contains("&")
    else { return }
    texts[id] = text
  }

  /// The app's own classes of objects, sorted.
  public var customClasses: [String] { ownClasses.sorted() }

  /// The classes that have outlets, sorted.
  public var classes: [String] { properties.keys.sorted() }

  /// The names of the properties, by class.
  public var properties: [String: Set<String>] {
    outlets.reduce(into: [:]) { $0[$1.className, default: []].insert($1.property) }
  }

  private static func isEmpty(_ tag: ArraySlice<UInt8>) -> Bool {
    tag.prefix { $0 != UInt8(ascii: ">") }.last == UInt8(ascii: "/")
  }

  /// The value of an attribute in a tag; nil where it has none.
  static func value(of name: String, in tag: ArraySlice<UInt8>) -> String? {
    guard let start = tag.firstRange(of: " \(name)=\"".utf8)?.upperBound else { return nil }
    return String(decoding: tag[start...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }
}

/// An XML element that is being written.
struct Markup {
  let name: String
  private var attributes: [(name: String, value: String)] = []
  var children: [Markup] = []
  /// Content as it is written.
  var raw = ""

  init(_ name: String, _ attributes: [(String, String)] = [], children: [Markup] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      attributes.removeAll { $0.name == name }
      if let newValue { attributes.append((name, newValue)) }
    }
  }

  /// The element and what is in it, indented.
  func text(indent: String = "") -> String {
    let start = attributes.reduce(indent + "<" + name) {
      $0 + " " + $1.name + "=\"" + Self.escaped($1.value) + "\""
    }
    guard !children.isEmpty || !raw.isEmpty else { return start + "/>\n" }
    let content = children.map { $0.text(indent: indent + "    ") }.joined()
    let written = raw.isEmpty ? "" : indent + "    " + raw + "\n"
    return start + ">\n" + content + written + indent + "</" + name + ">\n"
  }

  private static func escaped(_ value: String) -> String {
    value.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
      .replacing("\\n", with: "&#10;")
  }
}

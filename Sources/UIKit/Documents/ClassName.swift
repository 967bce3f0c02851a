/// The name of a class, with its module.
struct ClassName {
  /// The module that declares the class.
  let module: String
  /// The name within the module.
  let name: String

  init(_ type: AnyClass) {
    let text = String(reflecting: type)
    let dot = text.firstIndex(of: ".") ?? text.startIndex
    module = String(text[..<dot])
    name = dot == text.startIndex ? text : String(text[text.index(after: dot)...])
  }
}

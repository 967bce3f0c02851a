import InterfaceBuilder

/// The classes of objects in code, with their modules.
enum CustomClassName {
  /// The class; nil for the framework's.
  static func text(of element: DocumentElement) -> String? {
    guard let name = element["customClass"] else { return nil }
    guard element["customModuleProvider"] != "target", let module = element["customModule"] else {
      return name
    }
    return "\(module).\(name)"
  }

  /// The module of a class in words; nil where none is written, so that only a class of Objective-C is found.
  static func module(of element: DocumentElement) -> String? {
    guard element["customClass"] != nil, let module = element["customModule"] else { return nil }
    return element["customModuleProvider"] == "target" ? "the target's" : module
  }
}

package import InterfaceBuilder
import Projects

/// The Swift source of a `ModuleConnections`: what documents connect of the classes that code declares.
package struct ConnectionTable {
  /// The lines of the source.
  package let lines: [String]

  /// Writes the table.
  ///
  /// - Parameters:
  ///   - documents: The storyboards and xibs.
  ///   - code: The bytes of the module's Swift files.
  package init(documents: [Document], code: [[UInt8]]) {
    var names = ConnectedNames()
    for document in documents { names.add(document) }
    var declarations = ClassDeclarations()
    for file in code { declarations.add(file) }
    let lines = names.classes.sorted { $0.key < $1.key }.flatMap { name, names in
      declarations.classes[name].flatMap { $0.isClass ? $0 : nil }.map {
        Self.lines(of: name, names, $0)
      } ?? []
    }
    self.lines =
      [
        "// Written by `ratite connections` from the documents and the code of this module.",
        "import UIKit", "", "final class ModuleConnections: DocumentConnections {",
        "  override func declare() {",
      ] + lines.map { "    " + $0 } + ["  }", "}"]
  }

  private static func lines(
    of name: String, _ names: ConnectedNames.Names, _ members: ClassDeclarations.Members
  ) -> [String] {
    names.properties.sorted().compactMap { property(of: name, $0, members.properties[$0]) }
      + names.selectors.sorted().map { action(of: name, $0, members.methods) }
  }

  private static func property(
    of name: String, _ property: String, _ declared: ClassDeclarations.Property?
  ) -> String? {
    switch declared {
    // One of a superclass, or of no class of this module.
    case nil: nil
    case let declared? where declared.isConstant:
      "// \(name).\(property) is a constant: no document can set it."
    case let declared? where declared.isPrivate:
      "// \(name).\(property) is private: it is set by reflection, and its observers do not run."
    default: "outlet(\"\(property)\", \\\(name).\(property))"
    }
  }

  private static func action(
    of name: String, _ selector: String, _ methods: [ClassDeclarations.Method]
  ) -> String {
    guard let method = methods.first(where: { $0.selector == selector }) else {
      return "// \(name) has no method for the action \(selector)."
    }
    guard !method.isPrivate else {
      return "// \(name).\(method.name) is private: make it visible in the module for the action "
        + "\(selector)."
    }
    let start = "action(\"\(selector)\", of: \(name).self)"
    guard let parameter = method.parameters.first else {
      return "\(start) { object, _ in object.\(method.name)() }"
    }
    guard method.parameters.count == 1 else {
      return "// \(name).\(method.name) takes an event, and none is delivered here: \(selector)."
    }
    let label = parameter.label == "_" ? "" : "\(parameter.label): "
    let call = "object.\(method.name)(\(label)"
    switch parameter.type {
    case "Any?": return "\(start) { object, sender in \(call)sender) }"
    case "Any": return "\(start) { object, sender in \(call)sender as Any) }"
    default:
      let type = parameter.type.trimmedOptional
      return "\(start) { object, sender in if let sender = sender as? \(type) { \(call)sender) } }"
    }
  }
}

extension String {
  /// A type without the marks of an optional.
  fileprivate var trimmedOptional: String {
    var text = self
    while let last = text.last, last == "?" || last == "!" { text.removeLast() }
    return text
  }
}

/// The members that Swift classes declare, as far as the words of their code say.
///
/// Members of extensions count as the class's. Nested types, conditions of compilation and macros are not looked into.
package struct ClassDeclarations {
  /// A stored or computed property.
  package struct Property: Hashable, Sendable {
    /// Whether other files cannot see it.
    package var isPrivate: Bool
    /// Whether it is a constant.
    package var isConstant: Bool
  }

  /// A method.
  package struct Method: Hashable, Sendable {
    /// The name before the parentheses.
    package var name: String
    /// The parameters.
    package var parameters: [Parameter]
    /// Whether other files cannot see it.
    package var isPrivate: Bool

    /// The selector that Apple's compiler gives the method: `save`, `save:`, `saveWithSender:`.
    package var selector: String {
      guard let first = parameters.first else { return name }
      let start = first.label == "_" ? name : "\(name)With\(Self.capitalized(first.label))"
      return start + ":"
        + parameters.dropFirst().map { "\($0.label == "_" ? "" : $0.label):" }.joined()
    }

    private static func capitalized(_ text: String) -> String {
      text.prefix(1).uppercased() + text.dropFirst()
    }
  }

  /// A parameter of a method.
  package struct Parameter: Hashable, Sendable {
    /// The label of arguments; `_` for none.
    package var label: String
    /// The type as it is written.
    package var type: String
  }

  /// The members of a class.
  package struct Members: Sendable {
    /// Whether the class itself is declared, and not only extensions of it.
    package var isClass = false
    /// The properties, by name.
    package var properties: [String: Property] = [:]
    /// The methods, in the order of the code.
    package var methods: [Method] = []
  }

  /// The classes, by name.
  package private(set) var classes: [String: Members] = [:]

  /// Creates a list without classes.
  package init() {}

  /// Adds the classes of a source file.
  ///
  /// - Complexity: O(*bytes*).
  package mutating func add(_ source: some Sequence<UInt8>) {
    var reader = DeclarationReader(BlankedCode(source).bytes)
    while let type = reader.nextType() {
      var members = classes[type.name] ?? Members()
      members.isClass = members.isClass || type.isClass
      reader.readMembers(of: type, into: &members)
      classes[type.name] = members
    }
  }
}

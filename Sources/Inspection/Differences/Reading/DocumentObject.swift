import InterfaceBuilder

/// An object of a document as versions are compared by: an element with an identity of its own, and all that it says.
struct DocumentObject {
  /// The kinds of objects, which are matched and named differently.
  enum Kind {
    case document, scene, controller, view, constraint, connection, other
    /// An object that exists because another one does, such as a layout guide: its coming and going means nothing.
    case implied
  }

  /// The element.
  let element: DocumentElement
  /// The id, unique in its document.
  let id: String
  /// The kind.
  let kind: Kind
  /// The place of the object around this one in ``DocumentObjects/all``; nil for the document itself.
  let parent: Int?
  /// The role in that object: the name of a list, or a key.
  let role: String
  /// Whether the object is a member of a list rather than the only one of its role.
  let isListed: Bool
  /// The values by what they are called; those that mean nothing are left out.
  var properties: [PropertyPath: String] = [:]

  /// The value of an attribute.
  func value(_ name: String) -> String? { element[name] }
}

/// The name of a property within its object: the elements and attributes that lead to it.
struct PropertyPath: Hashable, Comparable {
  /// The steps, an attribute's name last.
  var steps: [String]

  init(_ steps: [String]) {
    self.steps = steps
  }

  /// Orders by the steps.
  static func < (first: PropertyPath, second: PropertyPath) -> Bool {
    first.steps.lexicographicallyPrecedes(second.steps)
  }
}

extension DocumentObject {
  /// The kind of object that changes name.
  var subject: ObjectChange.Subject {
    switch kind {
    case .document: .document
    case .scene: .scene
    case .controller: .controller
    case .view: .view
    case .constraint: .constraint
    case .connection: .connection
    case .implied, .other: .object
    }
  }
}

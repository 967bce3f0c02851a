package import InterfaceBuilder

/// An object of a document: its name, its class and the constraints that mention it.
package struct ObjectSummary: Sendable {
  /// A constraint that mentions an object.
  package struct Constraint: Hashable, Sendable {
    /// The constraint in Interface Builder's phrasing.
    package let phrase: String
    /// The id of the constraint.
    package let id: String
    /// The place of the constraint.
    package let position: DocumentPosition
  }

  /// The id.
  package let id: String
  /// The name, or the phrase of a constraint.
  package let name: String
  /// The class in code, or the framework's.
  package let className: String
  /// The constraints of views and guides, in the order of the document.
  package let constraints: [Constraint]
  /// The element.
  package let element: DocumentElement

  /// Creates the summary of the object that an element stands for.
  ///
  /// Nil for an element that is no controller, view, guide or constraint.
  package init?(of element: DocumentElement, in description: DocumentDescription) {
    let names = ObjectNames(description)
    let phrases = ConstraintPhrases(description)
    guard let id = element.id else { return nil }
    self.id = id
    self.element = element
    if let view = description.view(of: element) {
      name = names.shortName(of: view)
      className = view.customClass?.name ?? element.frameworkClass
    } else if let controller = description.controller(id: id), controller.element == element {
      name = names.name(of: controller)
      className = controller.customClass?.name ?? element.frameworkClass
    } else if ["viewLayoutGuide", "viewControllerLayoutGuide"].contains(element.name) {
      name = names.name(of: element)
      className = "UILayoutGuide"
    } else if let constraint = phrases.constraint(id: id), constraint.element == element {
      name = phrases.phrase(constraint)
      className = "NSLayoutConstraint"
    } else {
      return nil
    }
    constraints = Self.constraints(of: id, in: description).map {
      Constraint(phrase: phrases.phrase($0), id: $0.id, position: $0.element.position)
    }
  }

  /// The constraints that mention an object, wherever they are held.
  private static func constraints(
    of id: String, in description: DocumentDescription
  ) -> [ConstraintDescription] {
    description.document.elements.filter { $0.name == "constraints" }.flatMap { list in
      let holder = list.parent.flatMap(description.view(of:))
      return (holder?.constraints ?? []).filter { $0.firstItemID == id || $0.secondItemID == id }
    }
  }
}

extension DocumentElement {
  /// The framework's class that an element is named after: `imageView` is `UIImageView`.
  fileprivate var frameworkClass: String {
    "UI" + name.prefix(1).uppercased() + name.dropFirst()
  }
}

/// The names of a document's objects, as findings call them.
package struct OutlineNames: Sendable {
  private let names: ObjectNames

  /// Creates the names of a document's objects.
  package init(_ description: DocumentDescription) {
    names = ObjectNames(description)
  }

  /// The name of an object, with its id.
  package func name(of id: String) -> String { "\(names.shortName(of: id)) (\(id))" }
}

/// Places in a document as editors ask for them.
package enum DocumentPlaces {
  /// The object that an id at a place in a document leads to; nil where there is no such id, or it is the element's own.
  package static func reference(atByte offset: Int, in document: Document) -> DocumentElement? {
    guard let element = document.element(atByte: offset),
      element.startTagRange.contains(offset) || element.isSelfClosing,
      let attribute = element.attribute(atByte: offset), referring.contains(attribute.name),
      let target = document.element(id: attribute.value)
    else { return nil }
    return target
  }

  /// The elements that name an object, and the constraints that mean it as the view which holds them, in the order of
  /// the document.
  package static func references(to id: String, in document: Document) -> [DocumentElement] {
    document.elements.filter { element in
      if element.attributes.contains(where: { referring.contains($0.name) && $0.value == id }) {
        return true
      }
      return element.name == "constraint" && element["firstItem"] == nil
        && element.parent?.parent?.id == id
    }
  }

  /// The attributes that hold ids of other objects.
  private static let referring: Set<String> = [
    "firstItem", "secondItem", "destination", "reference", "target", "initialViewController",
    "source", "owner", "barItem", "relativeTo",
  ]
}

import Foundation
import UIKit

/// One load of a part of a document: makes views, lays constraints on them, connects and wakes them.
@MainActor
final class ObjectLoad {
  let builder: ViewBuilder
  private let objects: ProgramObjects
  /// The elements whose objects are connected, with all within.
  private var elements: [DocumentElement] = []

  /// - Parameters:
  ///   - objects: Where the objects are noted.
  ///   - rootID: The id of the element that the part is about.
  init(_ objects: ProgramObjects, rootID: String) {
    self.objects = objects
    builder = ViewBuilder(document: objects.description, rootID: rootID, program: objects)
  }

  /// Runs the steps of the load with the pictures and colours of the document's bundle.
  func callAsFunction<Result>(_ steps: () -> Result) -> Result {
    let resources = PlatformEnvironment.current.resources(inProgramsBundle: objects.document.bundle)
    return DocumentResources.$ofProgram.withValue(resources, operation: steps)
  }

  /// Makes a view and all inside it.
  func build(_ description: ViewDescription) -> UIView {
    elements.append(description.element)
    return builder.build(description, in: nil)
  }

  /// Notes an element whose objects are connected, and that something else makes.
  func connect(_ element: DocumentElement) { elements.append(element) }

  /// Lays constraints on the views, sets what the program's classes offer, connects and wakes all.
  ///
  /// - Parameter owner: The element of the object that the part is loaded for.
  func finish(owner: DocumentElement?) {
    for (id, view) in builder.items.views { objects.note(view, id: id) }
    for (id, guide) in builder.items.guides { objects.note(guide, id: id) }
    makeConstraints()
    for (id, view) in builder.items.views { applyRuntimeAttributes(to: view, id: id) }
    let connections = ConnectionMaker(objects)
    if let owner { connections.connect(itself: owner) }
    for element in elements { connections.connect(element) }
    for (_, view) in builder.items.views { view.awakeFromNib() }
  }

  /// Makes the constraints but those that Interface Builder removes at build time.
  private func makeConstraints() {
    var constraints = ConstraintBuilder(builder.items, quirks: [])
    for constraint in builder.constraints where !constraint.isPlaceholder {
      constraints.build(constraint)
    }
    for (id, constraint) in constraints.constraints { objects.note(constraint, id: id) }
    for entry in builder.fixedViews { entry.view.pin(to: entry.frame) }
  }

  /// Sets runtime attributes: properties of the program's classes, else those of the framework's looks.
  private func applyRuntimeAttributes(to view: UIView, id: String) {
    for attribute in objects.description.view(id: id)?.appearance.runtimeAttributes ?? [] {
      let outcome = ConnectionTables.trySetting(
        attribute.keyPath, of: view, to: attribute.forms(builder.images))
      if case .set = outcome { continue }
      builder.apply(attribute, to: view)
    }
  }
}

extension RuntimeAttribute {
  /// The value in each form that a property may have.
  @MainActor
  fileprivate func forms(_ images: ImageMaker) -> [Any] {
    switch value {
    case .boolean(let value): [value]
    case .number(let value):
      [value, CGFloat(value), Float(value)] + (Int(exactly: value).map { [$0] } ?? [])
    case .string(let value): [value]
    case .color(let value): value.uiColor.map { [$0] } ?? []
    case .size(let value): [CGSize(value)]
    case .rect(let value): [CGRect(value)]
    case .image(let name): images.appImage(name).map { [$0] } ?? []
    case .other: []
    }
  }
}

public import Foundation

/// The outlets and actions of a module's classes, by the names that documents have for them.
///
/// Apple's runtime looks methods and properties up by name; Swift off Apple's platforms cannot. A module whose classes have actions, or
/// outlets with observers, declares a subclass named `ModuleConnections`, which is found by that name:
///
///     final class ModuleConnections: DocumentConnections {
///       override func declare() {
///         outlet("cover", \BookViewController.cover)
///         action("save:", of: BookViewController.self) { controller, sender in controller.save(sender) }
///       }
///     }
///
/// `ratite connections` writes it from the documents and the code. Outlets that are plain stored properties need no line: they
/// are set by reflection.
@preconcurrency @MainActor
open class DocumentConnections: NSObject {
  private var setters: [Name: (AnyObject, [Any]) -> Bool] = [:]
  private var actions: [Name: (AnyObject, Any?) -> Void] = [:]

  /// A name within a class.
  private struct Name: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  /// Creates the table, and fills it.
  public required override init() {
    super.init()
    declare()
  }

  /// Names outlets and actions; overridden.
  open func declare() {}

  /// Names a property that documents set: an outlet, a collection of outlets, or a runtime attribute.
  ///
  /// - Parameters:
  ///   - name: The name in documents.
  ///   - property: The property, whose observers run.
  public final func outlet<Object: AnyObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Object, Value>
  ) {
    outlet(name, of: Object.self) { (object, value: Value) in object[keyPath: property] = value }
  }

  /// Names a property whose getter must not be called before it is set, as writing through a key path does.
  ///
  /// - Parameters:
  ///   - name: The name in documents.
  ///   - type: The class that has the property.
  ///   - set: Sets the property of an object.
  public final func outlet<Object: AnyObject, Value>(
    _ name: String, of type: Object.Type, _ set: @escaping @MainActor (Object, Value) -> Void
  ) {
    setters[Name(type: ObjectIdentifier(type), name: name)] = { object, candidates in
      guard let object = object as? Object,
        let value = candidates.lazy.compactMap({ $0 as? Value }).first
      else { return false }
      set(object, value)
      return true
    }
  }

  /// Names a method that documents have called.
  ///
  /// - Parameters:
  ///   - name: The selector in documents, such as `save:`.
  ///   - type: The class that has the method.
  ///   - body: Calls the method of an object, with the sender.
  public final func action<Object: AnyObject>(
    _ name: String, of type: Object.Type, _ body: @escaping @MainActor (Object, Any?) -> Void
  ) {
    actions[Name(type: ObjectIdentifier(type), name: name)] = { object, sender in
      if let object = object as? Object { body(object, sender) }
    }
  }

  /// The setter that a class itself declares.
  func setter(_ name: String, of type: AnyClass) -> ((AnyObject, [Any]) -> Bool)? {
    setters[Name(type: ObjectIdentifier(type), name: name)]
  }

  /// The action that a class itself declares.
  func action(_ name: String, of type: AnyClass) -> ((AnyObject, Any?) -> Void)? {
    actions[Name(type: ObjectIdentifier(type), name: name)]
  }
}

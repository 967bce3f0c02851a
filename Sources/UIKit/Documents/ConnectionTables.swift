import Foundation

/// The tables of outlets and actions of all modules, each looked up when an object of the module is first connected.
@MainActor
package enum ConnectionTables {
  /// Sets a property of an object by its name in a document.
  ///
  /// Ends the program as Apple's `NSUnknownKeyException` does where the object has none that takes the value.
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The object.
  ///   - candidates: The value in each form that the property may have.
  package static func set(_ name: String, of object: AnyObject, to candidates: [Any]) {
    let outcome = trySetting(name, of: object, to: candidates)
    let advice: String
    switch outcome {
    case .set, .declined: return
    case .unknown: advice = "No stored property has the name."
    case .notWritable: advice = "The property is a constant, or cannot be set by reflection."
    case .unfitting(let type): advice = "The property is a \(type)."
    }
    raiseException(
      "NSUnknownKeyException",
      "[<\(ObjectName.type(object)) \(ObjectName.address(object))> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(name). \(advice) Declare it in the module's ModuleConnections, or remove the "
        + "connection from the document.")
  }

  /// Sets a property of an object by its name in a document, if there is one that takes the value.
  package static func trySetting(
    _ name: String, of object: AnyObject, to candidates: [Any]
  ) -> PropertyOutcome {
    for type in classes(of: object) {
      if let setter = table(for: type)?.setter(name, of: type) {
        if setter(object, candidates) { return .set }
        return ObjectName.isOfThisModule(type) ? .declined : .unfitting(type)
      }
    }
    let outcome = StoredProperties.set(name, of: object, to: candidates)
    if case .unknown = outcome, ModuleConnections.isApplesAlone(name, of: type(of: object)) {
      return .declined
    }
    return outcome
  }

  /// Calls a method of an object by its selector in a document.
  ///
  /// Ends the program as Apple's `NSInvalidArgumentException` does where no table has it.
  package static func perform(_ name: String, on object: AnyObject, sender: Any?) {
    for type in classes(of: object) {
      if let action = table(for: type)?.action(name, of: type) { return action(object, sender) }
    }
    raiseException(
      "NSInvalidArgumentException",
      "-[\(type(of: object)) \(name)]: unrecognized selector sent to instance "
        + "\(ObjectName.address(object)). Declare the action in the module's ModuleConnections.")
  }

  /// The class of an object and its superclasses, the nearest first.
  private static func classes(of object: AnyObject) -> [AnyClass] {
    var classes: [AnyClass] = []
    var type: AnyClass? = type(of: object)
    while let current = type {
      classes.append(current)
      type = _getSuperclass(current)
    }
    return classes
  }

  private static func table(for type: AnyClass) -> DocumentConnections? {
    let module = ModuleName.of(type)
    let program = UIKitEnvironment.current.program
    if let known = program.connectionTables[module] { return known }
    let table = NSClassFromString("\(module).ModuleConnections") as? DocumentConnections.Type
    let made = table?.init()
    program.connectionTables[module] = .some(made)
    return made
  }
}

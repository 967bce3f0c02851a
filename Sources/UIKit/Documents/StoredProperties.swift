/// The stored properties of objects of client classes, by name.
///
/// Stands in for the Objective-C runtime where documents set outlets. Observers (`didSet`) are not run: an outlet with one is
/// declared in the module's ``DocumentConnections``.
@MainActor
struct StoredProperties {
  /// A stored property of a class.
  private struct Property {
    let name: String
    let type: Any.Type
    /// The distance from the start of an object, in bytes.
    let offset: Int
    let isStrong: Bool
    let isVariable: Bool
  }

  private var properties: [ObjectIdentifier: [String: Property]] = [:]

  nonisolated init() {}

  /// Sets a stored property of an object.
  ///
  /// - Parameters:
  ///   - name: The property.
  ///   - object: The object.
  ///   - candidates: The value in each form that the property may have.
  /// - Returns: Whether it was set, or why not.
  static func set(_ name: String, of object: AnyObject, to candidates: [Any]) -> PropertyOutcome {
    let properties = UIKitEnvironment.current.program.storedProperties.properties(
      of: type(of: object))
    guard let property = properties[name] else { return .unknown }
    guard property.isVariable else { return .notWritable }
    let address = unsafe Unmanaged.passUnretained(object).toOpaque() + property.offset
    if property.isStrong {
      for candidate in candidates where unsafe store(candidate, property.type, at: address) {
        return .set
      }
      return .unfitting(property.type)
    }
    guard let wrapped = (property.type as? any OptionalType.Type)?.wrapped, wrapped is AnyClass
    else { return .notWritable }
    for candidate in candidates where fits(candidate, wrapped) {
      unsafe address.assumingMemoryBound(to: WeakReference.self).pointee.object =
        candidate as AnyObject
      return .set
    }
    return .unfitting(property.type)
  }

  /// A weak reference, laid out as a weak property is.
  private struct WeakReference {
    weak var object: AnyObject?
  }

  private static func store(
    _ value: Any, _ type: Any.Type, at address: UnsafeMutableRawPointer
  ) -> Bool {
    func store<Value>(_: Value.Type) -> Bool {
      guard let value = value as? Value else { return false }
      unsafe address.assumingMemoryBound(to: Value.self).pointee = value
      return true
    }
    return store(type)
  }

  private static func fits(_ value: Any, _ type: Any.Type) -> Bool {
    func fits<Value>(_: Value.Type) -> Bool { value is Value }
    return fits(type)
  }

  /// The stored properties of a class and its superclasses outside this module, by name; those of the nearest class count.
  private mutating func properties(of type: AnyClass) -> [String: Property] {
    if let known = properties[ObjectIdentifier(type)] { return known }
    let first =
      Self.frameworkClass(above: type).map { swift_reflectionMirror_recursiveCount($0) } ?? 0
    let all = (first..<max(first, swift_reflectionMirror_recursiveCount(type))).map {
      Self.property(of: type, at: $0)
    }
    let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    properties[ObjectIdentifier(type)] = byName
    return byName
  }

  /// The nearest superclass that this module declares: its properties have observers and are no outlets of clients.
  private static func frameworkClass(above type: AnyClass) -> AnyClass? {
    var type: AnyClass? = type
    while let current = type, !ObjectName.isOfThisModule(current) {
      type = _getSuperclass(current)
    }
    return type
  }

  private static func property(of type: AnyClass, at index: Int) -> Property {
    var field = unsafe FieldMetadata()
    let fieldType = unsafe swift_reflectionMirror_recursiveChildMetadata(
      type, index: index, field: &field)
    let name = unsafe field.name.map { unsafe String(cString: $0) } ?? ""
    unsafe field.release?(unsafe field.name)
    return Property(
      name: name, type: fieldType,
      offset: swift_reflectionMirror_recursiveChildOffset(type, index: index),
      isStrong: unsafe field.isStrong, isVariable: unsafe field.isVariable)
  }
}

/// An optional type, of which the type within can be asked.
private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

// MARK: The reflection of the standard library, which `Mirror` reads values by.

/// The metadata of a stored property, laid out as in the standard library.
@unsafe
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func swift_reflectionMirror_recursiveCount(_ type: Any.Type) -> Int

@unsafe
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func swift_reflectionMirror_recursiveChildMetadata(
  _ type: Any.Type, index: Int, field: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func swift_reflectionMirror_recursiveChildOffset(_ type: Any.Type, index: Int) -> Int

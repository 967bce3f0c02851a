// Apple's run-time functions for values attached to objects. The values live on the objects
// themselves: a table by address would answer for a later object at the same address.

/// The ownership of an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained on Apple's platforms; kept alive here, which no correct client can tell.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retained, atomically.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied, atomically.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Values attached to one object, by key.
struct AssociatedObjects {
  private var values: [UInt: Any] = [:]

  subscript(key: UInt) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// An object that values can be attached to.
@MainActor
protocol AssociatedObjectsOwner: AnyObject {
  /// The attached values.
  var associatedObjects: AssociatedObjects { get set }
}

/// The value attached to an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let key = UInt(bitPattern: key)
  nonisolated(unsafe) let object = object
  nonisolated(unsafe) var value: Any?
  MainActor.assumeIsolated {
    unsafe value = (object as? any AssociatedObjectsOwner)?.associatedObjects[key]
  }
  return unsafe value
}

/// Attaches a value to an object under a key; nil detaches.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let key = UInt(bitPattern: key)
  nonisolated(unsafe) let object = object
  nonisolated(unsafe) let value = value
  MainActor.assumeIsolated {
    let owner = unsafe object as? any AssociatedObjectsOwner
    unsafe owner?.associatedObjects[key] = value
  }
}

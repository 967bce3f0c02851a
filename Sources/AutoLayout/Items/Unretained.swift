/// A reference that does not keep its object alive and costs no counting of references.
///
/// It is safe only because each object takes itself out of all places that store one before it goes
/// away. Nothing outside this file handles references that the compiler does not count.
@safe struct Unretained<Object: AnyObject>: Equatable {
  private var reference: Unmanaged<Object>?

  /// A reference to an object, or to none.
  @inline(__always)
  init(_ object: Object?) {
    unsafe reference = object.map { unsafe Unmanaged.passUnretained($0) }
  }

  /// A reference to an object that is known to be of this class.
  ///
  /// Debug builds check it.
  @inline(__always)
  init(downcasting object: AnyObject) {
    unsafe reference = Unmanaged.passUnretained(unsafeDowncast(object, to: Object.self))
  }

  /// The object, retained while it is used.
  @inline(__always)
  var object: Object? { unsafe reference?.takeUnretainedValue() }

  /// Calls a function with the object without retaining it, if there is one.
  @inline(__always)
  func with<Result>(_ body: (Object) -> Result) -> Result? {
    guard let reference = unsafe reference else { return nil }
    return unsafe reference._withUnsafeGuaranteedRef { body($0) }
  }

  /// The address of the object; 0 without one.
  ///
  /// Comparing references by way of optional pointers would take five instructions more, and very many are compared.
  private var address: UInt {
    @inline(__always) get { unsafe unsafeBitCast(reference, to: UInt.self) }
  }

  /// Whether this is a reference to an object.
  @inline(__always)
  func isSame(as object: AnyObject) -> Bool {
    unsafe address == UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  @inline(__always)
  static func == (first: Unretained, second: Unretained) -> Bool {
    first.address == second.address
  }
}

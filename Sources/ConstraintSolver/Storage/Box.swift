/// A value in memory of its own that its owner may change through a constant.
///
/// A class that keeps its state in one spares the run-time checks of exclusive access to its
/// properties, which cost more than recording an edit does.
@safe struct Box<Value: ~Copyable>: ~Copyable {
  private let pointer: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    unsafe pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    unsafe pointer.initialize(to: value)
  }

  deinit {
    unsafe pointer.deinitialize(count: 1)
    unsafe pointer.deallocate()
  }

  /// The value, by its address: accessors that yield it are not inlined.
  var value: Value {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(pointer) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe pointer }
  }
}

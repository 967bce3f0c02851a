#if canImport(Glibc)
  import AutoLayout
  import ConstraintSolver
  import Glibc
  import Testing

  /// There are very many views and constraints, and a first layout waits for memory.
  @Suite struct ObjectSizeTests {
    private typealias UsableSize = @convention(c) (UnsafeMutableRawPointer) -> Int

    /// The bytes that the C library has for an object; its module does not have this function of it.
    private func size(of object: AnyObject) throws -> Int {
      let function = try #require(dlsym(nil, "malloc_usable_size"))
      return unsafeBitCast(function, to: UsableSize.self)(
        Unmanaged.passUnretained(object).toOpaque())
    }

    /// The least that the C library has for one of some objects: what it has for one may be the whole of a block that would leave
    /// too little behind it.
    private func leastSize(_ makeObject: () -> AnyObject) throws -> Int? {
      try (0..<100).map { _ in makeObject() }.map { try size(of: $0) }.min()
    }

    @Test func aViewIsNoLargerThanItWas() throws {
      #expect(try leastSize { LayoutView() } == 248)
    }

    /// With the C library's own eight bytes, 128 is the largest size that it keeps apart for constraints to come.
    @Test func aConstraintIsNoLargerThanItWas() throws {
      let view = LayoutView()
      #expect(try leastSize { LayoutConstraint(view, .width, .equal) } == 120)
    }
  }
#endif

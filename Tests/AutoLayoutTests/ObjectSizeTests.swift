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

    @Test func aViewIsNoLargerThanItWas() throws {
      #expect(try size(of: LayoutView()) <= 264)
    }

    /// With the C library's own eight bytes, 128 is the largest size that it keeps apart for constraints to come.
    @Test func aConstraintIsNoLargerThanItWas() throws {
      let view = LayoutView()
      #expect(try size(of: LayoutConstraint(view, .width, .equal)) <= 120)
    }
  }
#endif

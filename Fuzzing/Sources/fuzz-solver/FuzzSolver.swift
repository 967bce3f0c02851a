import Glibc
import SolverFuzzing

/// What libFuzzer calls with each input; with `FUZZ_TRACE` set, prints the operations.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let isTraced = getenv("FUZZ_TRACE") != nil
  var session = Session(bytes, report: isTraced ? { print($0) } : nil)
  session.run()
  return 0
}

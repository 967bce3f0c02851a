import Glibc
import SolverFuzzing

/// What libFuzzer calls with each input; with `FUZZ_TRACE` set, prints the operations.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let isTracing = getenv("FUZZ_TRACE") != nil
  var session = Session(Array(UnsafeBufferPointer(start: start, count: count))) { operation in
    if isTracing { print(operation) }
  }
  session.run()
  return 0
}

/// Eight truth values in a byte.
struct Flags: BitwiseCopyable {
  private var bits: UInt8 = 0

  /// The value with a number below 8.
  @inline(__always)
  subscript(number: UInt8) -> Bool {
    get { bits & (1 &<< number) != 0 }
    set {
      let bit: UInt8 = 1 &<< number
      bits = newValue ? bits | bit : bits & ~bit
    }
  }
}

/// Turns bytes into choices; zeros where there are no more bytes.
struct ByteReader {
  private let bytes: [UInt8]
  private var next = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { next >= bytes.count }

  mutating func byte() -> Int {
    guard next < bytes.count else { return 0 }
    next += 1
    return Int(bytes[next - 1])
  }

  /// An index of a collection of `count` elements.
  mutating func index(below count: Int) -> Int {
    byte() % count
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[index(below: values.count)]
  }
}

/// A replacement of a range of bytes.
public struct Splice: Hashable, Sendable {
  /// The bytes that are replaced; empty where bytes are inserted.
  public var range: Range<Int>
  /// The bytes in their place.
  public var replacement: [UInt8]

  /// Creates a replacement.
  public init(range: Range<Int>, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }
}

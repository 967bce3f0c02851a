/// An index into dense storage: the number, from 0 on, of a row, a column or the like.
///
/// Each kind of thing has a type of its own, so that the number of a row cannot stand where that of
/// a column is expected. A number takes the four bytes of an `Int32` and costs no more.
protocol DenseIndex: BitwiseCopyable, Hashable, Comparable {
  init(rawValue: Int32)

  var rawValue: Int32 { get }
}

extension DenseIndex {
  @inline(__always)
  init(_ place: Int) {
    self.init(rawValue: Int32(truncatingIfNeeded: place))
  }

  /// The index that stands for nothing.
  @inline(__always) static var none: Self { Self(rawValue: -1) }

  /// Whether this is the number of something: not ``none``.
  @inline(__always) var exists: Bool { rawValue >= 0 }

  @inline(__always)
  static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

extension Int {
  /// The place of a numbered thing among all of its kind.
  @inline(__always)
  init(_ index: some DenseIndex) {
    self = Int(index.rawValue)
  }
}

/// The numbers of the rows that a view's content implies, which stand side by side as long as they were made together.
///
/// Those of a view whose rows came and went one by one are in its extras.
struct ContentRows {
  /// For each kind, by its index in the content, a bit: whether there is such a row.
  private(set) var kinds: UInt8
  /// The number of the first of them.
  private(set) var first: Int32

  private static let scatteredKinds: UInt8 = 1 << 7
  /// The numbers stand elsewhere, one by one.
  static let scattered = ContentRows(kinds: scatteredKinds, first: RowNumber.none)

  /// The numbers that a view has as its fields.
  @inline(__always)
  init(kinds: UInt8 = 0, first: Int32 = RowNumber.none) {
    self.kinds = kinds
    self.first = first
  }

  @inline(__always)
  var isEmpty: Bool { kinds == 0 }

  private var isScattered: Bool { kinds == ContentRows.scatteredKinds }

  /// The number of a kind's row; nil where it stands elsewhere.
  subscript(index: Int) -> Int32? {
    @inline(__always) get {
      let bit: UInt8 = 1 &<< UInt8(truncatingIfNeeded: index)
      guard kinds & bit != 0 else { return isScattered ? nil : RowNumber.none }
      return first &+ ContentRows.count(of: kinds & (bit &- 1))
    }
  }

  /// Population count of four bits from a table of 16 hexadecimal digits, as not every processor has an instruction for it.
  @inline(__always)
  private static func count(of bits: UInt8) -> Int32 {
    let counts: UInt64 = 0x4332_3221_3221_2110
    return Int32(truncatingIfNeeded: counts &>> UInt64(bits &* 4) & 0xf)
  }

  /// Notes the number of a kind's row, or that it has none.
  ///
  /// - Returns: False, having noted nothing, where it would not stand beside the others.
  @inline(__always)
  mutating func set(_ row: Int32, at index: Int) -> Bool {
    let bit: UInt8 = 1 &<< UInt8(truncatingIfNeeded: index)
    guard row != RowNumber.none else { return remove(index) }
    guard kinds < bit, isEmpty || row == first &+ ContentRows.count(of: kinds) else {
      return self[index] == row
    }
    if isEmpty { first = row }
    kinds |= bit
    return true
  }

  /// Whether there is no row of a kind or of those behind it.
  @inline(__always)
  func hasNone(from index: Int) -> Bool { kinds < 1 &<< UInt8(truncatingIfNeeded: index) }

  /// Notes the number of a kind's row, and the next as that of the next kind's, where there is none of either.
  ///
  /// - Returns: False, having noted nothing, where they would not stand beside the others.
  @inline(__always)
  mutating func appendPair(_ row: Int32, at index: Int) -> Bool {
    assert(hasNone(from: index))
    guard isEmpty || row == first &+ ContentRows.count(of: kinds) else { return false }
    if isEmpty { first = row }
    kinds |= 3 &<< UInt8(truncatingIfNeeded: index)
    return true
  }

  private mutating func remove(_ index: Int) -> Bool {
    guard self[index] != RowNumber.none else { return true }
    let bit: UInt8 = 1 &<< UInt8(truncatingIfNeeded: index)
    // What is left has to stand side by side still.
    guard kinds < 2 * bit else { return false }
    kinds ^= bit
    return true
  }
}

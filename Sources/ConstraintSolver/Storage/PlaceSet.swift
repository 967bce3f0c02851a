/// A set of small numbers from which the largest is taken first.
///
/// One bit per number, one per 64 bits of which some are set, and one per 64 of those (as in a
/// van Emde Boas tree of fixed height).
struct PlaceSet: ~Copyable {
  private var words = FlatArray<UInt64>()
  private var summary = FlatArray<UInt64>()
  private var top = FlatArray<UInt64>()
  /// The number of words of `top` up to the last that is not 0.
  private var end = 0

  init() {}

  /// Makes room for numbers below `count`.
  mutating func extend(to count: Int) {
    words.extendWithZeros(to: (count + 63) / 64)
    summary.extendWithZeros(to: (words.count + 63) / 64)
    top.extendWithZeros(to: (summary.count + 63) / 64)
  }

  @inline(__always)
  var isEmpty: Bool { end == 0 }

  mutating func insert(_ number: Int32) {
    let word = number >> 6
    words[word] |= PlaceSet.bit(number)
    summary[word >> 6] |= PlaceSet.bit(word)
    top[word >> 12] |= PlaceSet.bit(word >> 6)
    end = max(end, Int(word >> 12) + 1)
  }

  /// - Complexity: Constant up to 262,144 numbers, and a step for each further so many.
  mutating func removeLargest() -> Int32? {
    guard end > 0 else { return nil }
    let section = PlaceSet.highest(top[end - 1], Int32(end - 1))
    let word = PlaceSet.highest(summary[section], section)
    let number = PlaceSet.highest(words[word], word)
    words[word] ^= PlaceSet.bit(number)
    if words[word] == 0 { noteEmpty(word, of: section) }
    return number
  }

  /// Moves all numbers to the end of an array, the largest first.
  mutating func removeAll(appendingTo array: inout FlatArray<Int32>) {
    while end > 0 {
      let section = PlaceSet.highest(top[end - 1], Int32(end - 1))
      let word = PlaceSet.highest(summary[section], section)
      var bits = words[word]
      while bits != 0 {
        let number = PlaceSet.highest(bits, word)
        array.append(number)
        bits ^= PlaceSet.bit(number)
      }
      words[word] = 0
      noteEmpty(word, of: section)
    }
  }

  private mutating func noteEmpty(_ word: Int32, of section: Int32) {
    summary[section] ^= PlaceSet.bit(word)
    guard summary[section] == 0 else { return }
    top[end - 1] ^= PlaceSet.bit(section)
    while end > 0, top[end - 1] == 0 { end -= 1 }
  }

  @inline(__always)
  private static func bit(_ number: Int32) -> UInt64 {
    1 << UInt64(truncatingIfNeeded: number & 63)
  }

  /// The number of the highest bit of the word with a number.
  @inline(__always)
  private static func highest(_ bits: UInt64, _ word: Int32) -> Int32 {
    word << 6 | Int32(truncatingIfNeeded: 63 - bits.leadingZeroBitCount)
  }
}

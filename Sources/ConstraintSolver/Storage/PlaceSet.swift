/// A set of small numbers from which the largest or the next is taken.
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

  @inline(__always)
  mutating func insert(_ number: Int32) {
    let word = number >> 6
    let others = words[word]
    words[word] = others | PlaceSet.bit(number)
    if others == 0 { noteFirst(word) }
  }

  private mutating func noteFirst(_ word: Int32) {
    summary[word >> 6] |= PlaceSet.bit(word)
    top[word >> 12] |= PlaceSet.bit(word >> 6)
    end = max(end, Int(word >> 12) + 1)
  }

  /// - Complexity: Constant up to 262,144 numbers, and a step more for each further 262,144.
  mutating func removeLargest() -> Int32? {
    guard end > 0 else { return nil }
    let section = PlaceSet.highest(top[end - 1], Int32(end - 1))
    let word = PlaceSet.highest(summary[section], section)
    let number = PlaceSet.highest(words[word], word)
    words[word] ^= PlaceSet.bit(number)
    if words[word] == 0 { noteEmpty(word, of: section) }
    return number
  }

  /// Removes the smallest number that is not below `start`; where there is none, the smallest.
  ///
  /// - Complexity: As for `removeLargest`.
  @inline(__always)
  mutating func removeNext(from start: Int32) -> Int32? {
    guard end > 0 else { return nil }
    var word = start >> 6
    let bits = words[word] & PlaceSet.from(start)
    if bits == 0 { word = nextWord(after: word) }
    let number = PlaceSet.lowest(bits == 0 ? words[word] : bits, word)
    words[word] ^= PlaceSet.bit(number)
    if words[word] == 0 { noteEmpty(word, of: word >> 6) }
    return number
  }

  /// The next word that is not empty; after the last such, the first.
  @inline(never)
  private func nextWord(after word: Int32) -> Int32 {
    let next = word &+ 1
    let section = next >> 6
    if Int(section) < summary.count {
      let bits = summary[section] & PlaceSet.from(next)
      if bits != 0 { return PlaceSet.lowest(bits, section) }
    }
    let nextSection = nextSection(after: section)
    return PlaceSet.lowest(summary[nextSection], nextSection)
  }

  private func nextSection(after section: Int32) -> Int32 {
    let next = section &+ 1
    var place = Int(next >> 6)
    if place < end {
      let bits = top[place] & PlaceSet.from(next)
      if bits != 0 { return PlaceSet.lowest(bits, Int32(truncatingIfNeeded: place)) }
      place &+= 1
      while place < end, top[place] == 0 { place &+= 1 }
    }
    if place >= end { place = 0 }
    while top[place] == 0 { place &+= 1 }
    return PlaceSet.lowest(top[place], Int32(truncatingIfNeeded: place))
  }

  /// Moves all numbers to the end of an array, the largest first.
  mutating func removeAll<Index: DenseIndex>(appendingTo array: inout FlatArray<Index>) {
    while end > 0 {
      let section = PlaceSet.highest(top[end - 1], Int32(end - 1))
      let word = PlaceSet.highest(summary[section], section)
      var bits = words[word]
      while bits != 0 {
        let number = PlaceSet.highest(bits, word)
        array.append(Index(rawValue: number))
        bits ^= PlaceSet.bit(number)
      }
      words[word] = 0
      noteEmpty(word, of: section)
    }
  }

  @inline(never)
  private mutating func noteEmpty(_ word: Int32, of section: Int32) {
    summary[section] ^= PlaceSet.bit(word)
    guard summary[section] == 0 else { return }
    top[section >> 6] ^= PlaceSet.bit(section)
    while end > 0, top[end - 1] == 0 { end -= 1 }
  }

  @inline(__always)
  private static func bit(_ number: Int32) -> UInt64 {
    1 << UInt64(truncatingIfNeeded: number & 63)
  }

  /// The bit of a number and those of the larger ones in its word.
  @inline(__always)
  private static func from(_ number: Int32) -> UInt64 {
    ~0 << UInt64(truncatingIfNeeded: number & 63)
  }

  /// The number of the lowest bit of the word with a number.
  @inline(__always)
  private static func lowest(_ bits: UInt64, _ word: Int32) -> Int32 {
    word << 6 | Int32(truncatingIfNeeded: bits.trailingZeroBitCount)
  }

  /// The number of the highest bit of the word with a number.
  @inline(__always)
  private static func highest(_ bits: UInt64, _ word: Int32) -> Int32 {
    word << 6 | Int32(truncatingIfNeeded: 63 - bits.leadingZeroBitCount)
  }
}

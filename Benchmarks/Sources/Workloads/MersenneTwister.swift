/// The generator MT19937 with the draws of Python's `random`, so that workloads made by either
/// program are the same.
///
/// - Source: Matsumoto & Nishimura 1998 (`init_by_array`); the draws follow the documented
///   behaviour of CPython 3.
package struct MersenneTwister {
  private static let length = 624
  private var state: [UInt32]
  private var next = length

  /// Creates the generator that `random.Random(seed)` is.
  package init(seed: UInt32) {
    state = Array(repeating: 0, count: Self.length)
    state[0] = 19_650_218
    for index in 1..<Self.length {
      state[index] = mixed(before: index, 1_812_433_253) &+ UInt32(index)
    }
    var index = 1
    for _ in 0..<Self.length {
      state[index] = (state[index] ^ mixed(before: index, 1_664_525)) &+ seed
      step(&index)
    }
    for _ in 1..<Self.length {
      state[index] = (state[index] ^ mixed(before: index, 1_566_083_941)) &- UInt32(index)
      step(&index)
    }
    state[0] = 0x8000_0000
  }

  private func mixed(before index: Int, _ factor: UInt32) -> UInt32 {
    (state[index - 1] ^ (state[index - 1] >> 30)) &* factor
  }

  private mutating func step(_ index: inout Int) {
    index += 1
    guard index == Self.length else { return }
    state[0] = state[Self.length - 1]
    index = 1
  }

  private mutating func renew() {
    for index in 0..<Self.length {
      let bits =
        (state[index] & 0x8000_0000) | (state[(index + 1) % Self.length] & 0x7FFF_FFFF)
      let twist: UInt32 = bits & 1 == 0 ? 0 : 0x9908_B0DF
      state[index] = state[(index + 397) % Self.length] ^ (bits >> 1) ^ twist
    }
    next = 0
  }

  private mutating func word() -> UInt32 {
    if next == Self.length { renew() }
    var word = state[next]
    next += 1
    word ^= word >> 11
    word ^= (word << 7) & 0x9D2C_5680
    word ^= (word << 15) & 0xEFC6_0000
    return word ^ (word >> 18)
  }

  // MARK: Draws

  /// `random()`: a number in `0 ..< 1` with 53 random bits.
  package mutating func unit() -> Double {
    let high = Double(word() >> 5)
    let low = Double(word() >> 6)
    return (high * 67_108_864 + low) / 9_007_199_254_740_992
  }

  /// `uniform(…)`: a number between two.
  package mutating func uniform(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * unit()
  }

  /// `randrange(count)`: a whole number in `0 ..< count`.
  ///
  /// - Precondition: `count > 0`.
  package mutating func below(_ count: Int) -> Int {
    let width = Int.bitWidth - count.leadingZeroBitCount
    while true {
      let drawn = Int(word() >> UInt32(32 - width))
      if drawn < count { return drawn }
    }
  }

  /// `randint(…)`: a whole number, ends included.
  package mutating func integer(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// `choice(…)`: one of some values.
  package mutating func choice<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// `sample(…)`: different ones of some values.
  ///
  /// Python draws from a shrinking pool when that is smaller than a set of what was drawn.
  package mutating func sample<Element>(_ elements: [Element], _ count: Int) -> [Element] {
    var setSize = 21
    if count > 5 {
      var power = 1
      while power < count * 3 { power *= 4 }
      setSize += power
    }
    return elements.count <= setSize
      ? samplePool(elements, count) : sampleUndrawn(elements, count)
  }

  private mutating func samplePool<Element>(_ elements: [Element], _ count: Int) -> [Element] {
    var pool = elements
    return (0..<count).map { taken in
      let index = below(elements.count - taken)
      defer { pool[index] = pool[elements.count - taken - 1] }
      return pool[index]
    }
  }

  private mutating func sampleUndrawn<Element>(_ elements: [Element], _ count: Int) -> [Element] {
    var drawn: Set<Int> = []
    return (0..<count).map { _ in
      var index = below(elements.count)
      while !drawn.insert(index).inserted { index = below(elements.count) }
      return elements[index]
    }
  }
}

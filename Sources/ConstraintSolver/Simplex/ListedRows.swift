/// Rows that have, or may come to have, a slope in the objective of a tier: each once, by tier, in the order listed.
struct ListedRows: ~Copyable {
  private struct Tier: BitwiseCopyable {
    var strength: Float
    var list: Int32
  }

  private var rows = ChainedLists()
  /// The strongest first.
  private var tiers = FlatArray<Tier>()

  init() {}

  /// The nodes of all tiers, in the order listed.
  var indices: Places { rows.nodeIndices }

  @inline(__always)
  func row(at node: Int) -> Int32 { rows.value(at: Int32(node)) }

  @inline(__always)
  func row(at node: Int32) -> Int32 { rows.value(at: node) }

  mutating func removeAll() {
    rows.removeAll()
    tiers.removeAll()
  }

  /// Lists a row at the end of a tier.
  ///
  /// - Complexity: O(log *tiers*) for a tier with rows; else O(*tiers*).
  mutating func append(_ row: Int32, strength: Float) {
    let place = place(of: strength)
    if place == tiers.count || tiers[place].strength != strength {
      insert(Tier(strength: strength, list: rows.addList()), at: place)
    }
    rows.append(row, to: tiers[place].list)
  }

  private mutating func insert(_ tier: Tier, at place: Int) {
    tiers.append(tier)
    var index = tiers.count - 1
    while index > place {
      tiers.swapAt(index, index - 1)
      index -= 1
    }
  }

  /// Lists all rows anew, in their order, at the strengths that they have now.
  mutating func relist(_ strength: (Int32) -> Float) {
    var former: [Int32] = []
    for index in indices { former.append(row(at: index)) }
    removeAll()
    for row in former { append(row, strength: strength(row)) }
  }

  /// The first node of a tier; -1 where it has none.
  @inline(__always)
  func first(ofStrength strength: Float) -> Int32 {
    let place = place(of: strength)
    return place < tiers.count && tiers[place].strength == strength
      ? rows.first(of: tiers[place].list) : -1
  }

  /// The node after another of its tier; -1 at the end.
  @inline(__always)
  func next(after node: Int32) -> Int32 { rows.next(after: node) }

  /// The strongest tier below a strength.
  func strongest(below strength: Float) -> Float? {
    var place = place(of: strength)
    if place < tiers.count, tiers[place].strength == strength { place += 1 }
    return place < tiers.count ? tiers[place].strength : nil
  }

  /// The place of the first tier that is not stronger.
  private func place(of strength: Float) -> Int {
    var (low, high) = (0, tiers.count)
    while low < high {
      let middle = (low + high) / 2
      if tiers[middle].strength > strength { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

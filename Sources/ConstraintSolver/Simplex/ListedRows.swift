/// Rows that have, or may come to have, a slope in the objective of a tier: each once, by tier, in the order listed.
struct ListedRows: ~Copyable {
  private struct Node: BitwiseCopyable {
    var row: Int32
    var strength: Float
    /// The next node of the tier; -1 at its end.
    var next: Int32
  }

  private struct Tier: BitwiseCopyable {
    var strength: Float
    var first: Int32
    var last: Int32
  }

  private var nodes = FlatArray<Node>()
  /// The strongest first.
  private var tiers = FlatArray<Tier>()

  init() {}

  /// The nodes of all tiers.
  var indices: Places { nodes.indices }

  @inline(__always)
  func row(at node: Int) -> Int32 { nodes[node].row }

  @inline(__always)
  func row(at node: Int32) -> Int32 { nodes[node].row }

  func strength(at node: Int) -> Float { nodes[node].strength }

  mutating func removeAll() {
    nodes.removeAll()
    tiers.removeAll()
  }

  /// Lists a row at the end of a tier.
  ///
  /// - Complexity: O(log *tiers*) for a tier with rows; else O(*tiers*).
  mutating func append(_ row: Int32, strength: Float) {
    let node = Int32(nodes.count)
    nodes.append(Node(row: row, strength: strength, next: -1))
    let place = place(of: strength)
    if place < tiers.count, tiers[place].strength == strength {
      nodes[tiers[place].last].next = node
      tiers[place].last = node
    } else {
      insert(Tier(strength: strength, first: node, last: node), at: place)
    }
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
    let former = nodes.copy()
    removeAll()
    for index in former.indices { append(former[index].row, strength: strength(former[index].row)) }
  }

  /// The first node of a tier; -1 where it has none.
  @inline(__always)
  func first(ofStrength strength: Float) -> Int32 {
    let place = place(of: strength)
    return place < tiers.count && tiers[place].strength == strength ? tiers[place].first : -1
  }

  /// The node after another of its tier; -1 at the end.
  @inline(__always)
  func next(after node: Int32) -> Int32 { nodes[node].next }

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

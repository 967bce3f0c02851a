/// The children of a view with a kind of work to do, as of the time that their list was taken.
///
/// What happens to the view's children later changes neither the places nor the children here, which
/// the array keeps alive.
struct ListedChildren {
  private let children: [LayoutView]
  /// The places from `next` on, where bits do not say them; empty if they are those of all children.
  private let places: [Int32]
  /// The places that are still to come, as bits.
  private var bits: UInt64
  private var next = 0
  private let end: Int

  /// All children.
  init(all children: [LayoutView]) {
    self.children = children
    places = []
    bits = 0
    end = children.count
  }

  /// The children at the places of bits.
  init(_ bits: UInt64, of children: [LayoutView]) {
    self.children = bits == 0 ? [] : children
    places = []
    self.bits = bits
    end = 0
  }

  /// The children at some places, ascending.
  init(at places: [Int32], of children: [LayoutView]) {
    self.children = children
    self.places = places
    bits = 0
    end = places.count
  }

  /// The number of children that are still to come.
  var count: Int { bits.nonzeroBitCount + end - next }

  /// Takes the first child.
  ///
  /// - Returns: The child, kept alive by this list.
  @inline(__always)
  mutating func popFirst() -> Unretained<LayoutView>? {
    if bits != 0 {
      let place = bits.trailingZeroBitCount
      bits &= bits &- 1
      return Unretained(children[place])
    }
    guard next < end else { return nil }
    let place = places.isEmpty ? next : Int(places[next])
    next += 1
    return Unretained(children[place])
  }
}

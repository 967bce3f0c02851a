/// Lists of values that grow at their ends, all in one block of memory.
struct ChainedLists<Value: BitwiseCopyable>: ~Copyable {
  private struct Node: BitwiseCopyable {
    var value: Value
    var next: Int32
  }

  private struct Ends: BitwiseCopyable {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  private var nodes = FlatArray<Node>()
  private var ends = FlatArray<Ends>()

  /// Makes empty lists.
  init(count: Int = 0) {
    ends.append(repeating: Ends(), count: count)
  }

  /// The first node of a list; -1 for an empty one.
  @inline(__always)
  func first(of list: Int32) -> Int32 { ends[list].first }

  /// The node after another; -1 at the end of the list.
  @inline(__always)
  func next(after node: Int32) -> Int32 { nodes[node].next }

  @inline(__always)
  func value(at node: Int32) -> Value { nodes[node].value }

  /// The nodes of all lists, in the order of their values.
  var nodeIndices: Places { nodes.indices }

  /// Makes one more empty list.
  ///
  /// - Returns: Its number.
  mutating func addList() -> Int32 {
    ends.append(Ends())
    return Int32(ends.count - 1)
  }

  mutating func removeAll() {
    nodes.removeAll()
    ends.removeAll()
  }

  mutating func append(_ value: Value, to list: Int32) {
    let node = Int32(nodes.count)
    nodes.append(Node(value: value, next: -1))
    if ends[list].last < 0 {
      ends[list].first = node
    } else {
      nodes[ends[list].last].next = node
    }
    ends[list].last = node
  }
}

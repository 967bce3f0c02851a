/// Rows by a small number, least first and of equal ones the earliest first: a binary heap.
struct SparsestFirst {
  private var heap: [(key: Int, row: Int)] = []

  mutating func push(_ row: Int, _ key: Int) {
    heap.append((key, row))
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[index] < heap[parent] else { return }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  mutating func pop() -> (row: Int, key: Int)? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    return (first.row, first.key)
  }

  private mutating func sink() {
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < heap[index] else { return }
      heap.swapAt(index, child)
      index = child
    }
  }
}

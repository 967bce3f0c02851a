/// Elements that a ``Heap`` orders.
protocol HeapElement: BitwiseCopyable {
  /// Whether `first` is to be taken before `second`; a strict order, in which incomparability is transitive.
  ///
  /// Numbers that count as equal must be rounded; comparing them within a tolerance is not transitive.
  static func isBefore(_ first: Self, _ second: Self) -> Bool
}

/// A binary heap: the element to be taken before all others comes first.
struct Heap<Element: HeapElement>: ~Copyable {
  private var elements = FlatArray<Element>()

  init() {}

  mutating func removeAll() {
    elements.removeAll()
  }

  mutating func push(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard Element.isBefore(elements[index], elements[parent]) else { return }
      elements.swapAt(index, parent)
      index = parent
    }
  }

  mutating func pop() -> Element? {
    guard !elements.isEmpty else { return nil }
    let first = elements[0]
    let last = elements.removeLast()
    if !elements.isEmpty {
      elements[0] = last
      sink()
    }
    return first
  }

  private mutating func sink() {
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < elements.count else { return }
      if child + 1 < elements.count, Element.isBefore(elements[child + 1], elements[child]) {
        child += 1
      }
      guard Element.isBefore(elements[child], elements[index]) else { return }
      elements.swapAt(index, child)
      index = child
    }
  }
}

/// The work that layout passes have to do at a view and below it.
///
/// A view with work to do is listed in its parent, so that a pass finds it without looking at the
/// others: the cost of a pass depends on what changed, not on how much there is.
///
/// For each kind of work, the parent has 64 bits. Each stands for a block of as many neighbouring
/// children as it takes to cover all: one in a view of up to 64. A bit is set if a child of its block
/// is listed. So children come out in their order, and listing one takes no memory.
struct DueWork {
  /// The work that is due at the view itself.
  var own = LayoutTasks.all
  /// The kinds of work for which the parent lists the view, or visits it now.
  fileprivate var listed = LayoutTasks()
  /// The kinds of work for which the parent's list was taken, and the view is not left yet.
  fileprivate var visited = LayoutTasks()
  /// The kinds of work for which every child is listed, as at first.
  fileprivate var listsAll = LayoutTasks()
  /// The kinds of work for which a bit is set.
  fileprivate var listsSome = LayoutTasks()
  /// The binary logarithm of the number of children in a block.
  fileprivate private(set) var blockShift: UInt8 = 0
  /// Whether each child's index in the view is right.
  var areIndicesValid = true
  private var blocks = InlineArray<4, UInt64>(repeating: 0)

  @inline(__always)
  init() {}

  /// Whether there is work to do at the view itself, apart from placing it.
  var isDue: Bool { own.rawValue & ~LayoutTasks(.place).rawValue != 0 }

  /// Whether no view below has a kind of work to do.
  @inline(__always)
  func isListEmpty(_ task: LayoutTask) -> Bool {
    !listsAll.contains(task) && !listsSome.contains(task)
  }

  /// Whether the view is on its parent's list.
  @inline(__always)
  func isWaiting(for task: LayoutTask) -> Bool {
    listed.contains(task) && !visited.contains(task)
  }

  /// Whether the view is among those of its parent's list as it was taken, and not left yet.
  @inline(__always)
  func isVisited(for task: LayoutTask) -> Bool { visited.contains(task) }

  /// Notes that the parent's list was taken, to visit the view.
  @inline(__always)
  mutating func beginVisit(for task: LayoutTask) {
    listed.insert(task)
    visited.insert(task)
  }

  /// Everything due, in a view with as many children as before.
  fileprivate mutating func startOver() {
    let (shift, areIndicesValid) = (blockShift, areIndicesValid)
    self = DueWork()
    blockShift = shift
    self.areIndicesValid = areIndicesValid
  }

  /// Lists the child at an index.
  @inline(__always)
  fileprivate mutating func insert(_ place: Int, for task: LayoutTask) {
    blocks[Int(task.rawValue)] |= 1 << UInt64(place >> Int(blockShift))
    listsSome.insert(task)
  }

  /// The indices of the children that a bit stands for.
  fileprivate func block(atBit bit: Int, count: Int) -> Range<Int> {
    let start = min(bit << Int(blockShift), count)
    return start..<min(start + (1 << Int(blockShift)), count)
  }

  /// The indices of the children in the block of the child at an index.
  fileprivate func block(of place: Int, count: Int) -> Range<Int> {
    block(atBit: place >> Int(blockShift), count: count)
  }

  /// Notes that no child in the block of an index is listed.
  fileprivate mutating func removeBlock(of place: Int, for task: LayoutTask) {
    blocks[Int(task.rawValue)] &= ~(1 << UInt64(place >> Int(blockShift)))
    if blocks[Int(task.rawValue)] == 0 { listsSome.remove(task) }
  }

  /// Clears the list of a kind of work.
  ///
  /// - Returns: Its bits.
  @inline(__always)
  fileprivate mutating func takeBlocks(for task: LayoutTask) -> UInt64 {
    listsSome.remove(task)
    listsAll.remove(task)
    defer { blocks[Int(task.rawValue)] = 0 }
    return blocks[Int(task.rawValue)]
  }

  /// Makes blocks large enough for a number of children, and lists none of them.
  fileprivate mutating func clearLists(for count: Int) {
    blocks = InlineArray(repeating: 0)
    listsSome = []
    blockShift = 0
    while count > 64 << Int(blockShift) { blockShift += 1 }
  }

  /// Makes blocks large enough for a child at the end.
  @inline(__always)
  fileprivate mutating func extend(to place: Int) {
    if place >> Int(blockShift) > 63 { doubleBlocks() }
  }

  @inline(never)
  private mutating func doubleBlocks() {
    blockShift += 1
    for task in blocks.indices {
      let former = blocks[task]
      blocks[task] = 0
      for bit in 0..<UInt64(64) where former >> bit & 1 != 0 { blocks[task] |= 1 << (bit / 2) }
    }
  }
}

extension LayoutView {
  /// Whether there is work to do at the view or below it.
  ///
  /// Placing does not count: it waits until the parent is laid out.
  var hasWork: Bool {
    work.isDue || !work.isListEmpty(.updateConstraints) || !work.isListEmpty(.measureContent)
      || !work.isListEmpty(.layOut)
  }

  /// Notes that there is work to do at the view.
  ///
  /// A view that has work to do is listed already.
  @inline(__always)
  func setNeeds(_ task: LayoutTask) {
    guard !work.own.contains(task) else { return }
    work.own.insert(task)
    if !work.listed.contains(task) { list(for: task) }
  }

  /// Clears a kind of work at the view.
  ///
  /// - Returns: Whether there was such work.
  @inline(__always)
  func takeWork(_ task: LayoutTask) -> Bool {
    guard work.own.contains(task) else { return false }
    work.own.remove(task)
    return true
  }

  /// Lists the view in its parent for a kind of work, and the parent in its own, up to the first
  /// that is listed already.
  func list(for task: LayoutTask) {
    var view = Unretained(self)
    while let parent = view.with({ $0.enterList(for: task) }), parent != Unretained(nil) {
      view = parent
    }
  }

  /// - Returns: The parent, if its own parent has to list it now; otherwise none.
  @inline(__always)
  private func enterList(for task: LayoutTask) -> Unretained<LayoutView> {
    let none = Unretained<LayoutView>(nil)
    guard !work.listed.contains(task) else { return none }
    guard parentReference != none else {
      noteRequestOfRoot()
      return none
    }
    return parentReference.with { parent in
      guard !parent.work.listsAll.contains(task) else { return none }
      if !parent.areIndicesValid { parent.renumberChildren() }
      work.listed.insert(task)
      parent.work.insert(Int(indexInParent), for: task)
      return task == .place ? none : Unretained(parent)
    } ?? none
  }

  /// Lists all children for a kind of work, if there are any.
  func listAllChildren(for task: LayoutTask) {
    if !storedChildren.isEmpty { work.listsAll.insert(task) }
  }

  /// Marks everything as due in a new view, and in all its children.
  func startOver() {
    work.startOver()
    for task in LayoutTask.allCases { listAllChildren(for: task) }
  }

  /// Makes room in the lists for a child that was appended.
  @inline(__always)
  func extendLists(to place: Int) {
    work.extend(to: place)
  }

  /// Lists the view, which is new in its parent, for everything.
  func listForEverything() {
    guard parentReference.with({ $0.work.listsAll }) != LayoutTasks.all else { return }
    for task in LayoutTask.allCases { list(for: task) }
  }

  /// Lists the first child for everything, as those that follow will be.
  func listFirstChild() {
    for task in LayoutTask.allCases {
      listAllChildren(for: task)
      if task != .place { list(for: task) }
    }
  }

  /// Takes the list of children with a kind of work to do, back to front.
  ///
  /// The children count as listed until ``leaveList(for:)``.
  func takeListedChildren(for task: LayoutTask) -> ListedChildren {
    if !areIndicesValid { renumberChildren() }
    let isAll = work.listsAll.contains(task)
    let blocks = work.takeBlocks(for: task)
    if isAll { return ListedChildren(all: storedChildren, for: task) }
    return ListedChildren(
      in: blocks, of: storedChildren, blockShift: work.blockShift, for: task)
  }

  /// Notes that the parent's list with the view was taken, and the view and those below it that
  /// were listed have been visited.
  ///
  /// Their requests made meanwhile are work for the next round.
  @inline(__always)
  func leaveList(for task: LayoutTask) {
    work.listed.remove(task)
    work.visited.remove(task)
    if work.own.contains(task) || task != .place && !work.isListEmpty(task) { list(for: task) }
  }

  /// Takes the view off its parent's lists.
  func leaveLists() {
    guard let parent else { return }
    let waiting = LayoutTask.allCases.filter { work.isWaiting(for: $0) }
    forgetLists()
    for task in waiting { parent.strike(self, for: task) }
  }

  /// Notes that no parent lists the view.
  func forgetLists() {
    work.listed = []
    work.visited = []
  }

  /// Takes a child, which is not listed any more, out of the bits.
  private func strike(_ child: LayoutView, for task: LayoutTask) {
    // Otherwise the bits are made anew before they are read.
    guard areIndicesValid else { return }
    let place = Int(child.indexInParent)
    let block = work.block(of: place, count: storedChildren.count)
    guard !block.contains(where: { storedChildren[$0].work.isWaiting(for: task) }) else { return }
    work.removeBlock(of: place, for: task)
  }

  /// Numbers the children, and lists those that wait by their new indices.
  @inline(never)
  private func renumberChildren() {
    areIndicesValid = true
    work.clearLists(for: storedChildren.count)
    for place in storedChildren.indices {
      let child = storedChildren[place]
      child.indexInParent = Int32(place)
      for task in LayoutTask.allCases where child.work.isWaiting(for: task) {
        work.insert(place, for: task)
      }
    }
  }
}

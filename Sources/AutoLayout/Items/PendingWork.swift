/// The work that layout passes have to do at a view and below it.
///
/// A view with work to do is listed in its parent, so that a pass finds it without looking at the
/// others: the cost of a pass depends on what changed, not on how much there is.
struct PendingWork {
  /// The work that is due at the view itself.
  var own = LayoutTask.Set.all
  /// The kinds of work for which the parent lists the view.
  fileprivate var listed = LayoutTask.Set()
  /// The kinds of work for which every child is listed, as at first.
  fileprivate var listsAll = LayoutTask.Set()
  /// The kinds of work for which children are on a list: nearly all views have none, and this byte
  /// says so without a look at memory further off.
  private var listsSome = LayoutTask.Set()
  /// The last child on the list, for those kinds of work.
  private var lists = InlineArray<4, Unretained<LayoutView>>(repeating: Unretained(nil))
  /// The child of the same parent that was listed before the view, for each kind of work.
  fileprivate var listedBefore = InlineArray<4, Unretained<LayoutView>>(
    repeating: Unretained(nil))

  /// The last listed of the children that have a kind of work to do, or have children that do; it
  /// is not retained, as a child leaves the lists when it leaves its parent.
  fileprivate subscript(lastListedFor task: LayoutTask) -> Unretained<LayoutView> {
    @inline(__always) get {
      listsSome.contains(task) ? lists[Int(task.rawValue)] : Unretained(nil)
    }
    @inline(__always) set {
      guard newValue != Unretained(nil) else { return listsSome.remove(task) }
      listsSome.insert(task)
      lists[Int(task.rawValue)] = newValue
    }
  }

  /// Whether there is work to do at the view itself, apart from placing it.
  var isPending: Bool { own.rawValue & ~LayoutTask.Set(.place).rawValue != 0 }

  /// Whether no view below has a kind of work to do.
  @inline(__always)
  func isListEmpty(_ task: LayoutTask) -> Bool {
    !listsAll.contains(task) && !listsSome.contains(task)
  }
}

extension LayoutView {
  /// Whether there is work to do at the view or below it.
  ///
  /// Placing does not count: it waits until the parent is laid out.
  var hasWork: Bool {
    work.isPending || !work.isListEmpty(.updateConstraints) || !work.isListEmpty(.measureContent)
      || !work.isListEmpty(.layOut)
  }

  /// Notes that there is work to do at the view.
  ///
  /// A view that has work to do is listed already.
  @inline(__always)
  func setNeeds(_ task: LayoutTask) {
    guard !work.own.contains(task) else { return }
    work.own.insert(task)
    list(for: task)
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
    var next: Unretained<LayoutView>? = Unretained(self)
    while let view = next { next = view.with { $0.enterList(for: task) } ?? nil }
  }

  /// - Returns: The parent, if its own parent has to list it now.
  private func enterList(for task: LayoutTask) -> Unretained<LayoutView>? {
    guard !work.listed.contains(task) else { return nil }
    let isListing = parentReference.with { parent in
      guard !parent.work.listsAll.contains(task) else { return false }
      work.listed.insert(task)
      work.listedBefore[Int(task.rawValue)] = parent.work[lastListedFor: task]
      parent.work[lastListedFor: task] = Unretained(self)
      return task != .place
    }
    guard let isListing else {
      noteRequestOfRoot()
      return nil
    }
    return isListing ? parentReference : nil
  }

  /// Lists all children for a kind of work, if there are any.
  func listAllChildren(for task: LayoutTask) {
    if !storedChildren.isEmpty { work.listsAll.insert(task) }
  }

  /// Marks everything as due in a new view, and in all its children.
  func startOver() {
    work = PendingWork()
    for task in LayoutTask.allCases { listAllChildren(for: task) }
  }

  /// Lists the view, which is new in its parent, for everything.
  func listForEverything() {
    guard parentReference.with({ $0.work.listsAll }) != LayoutTask.Set.all else { return }
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
  func takeListedChildren(for task: LayoutTask) -> [LayoutView] {
    let last = work[lastListedFor: task]
    work[lastListedFor: task] = Unretained(nil)
    if work.listsAll.contains(task) {
      work.listsAll.remove(task)
      for child in storedChildren { child.work.listed.insert(task) }
      return storedChildren
    }
    guard last != Unretained(nil) else { return [] }
    var views: [LayoutView] = []
    views.reserveCapacity(LayoutView.count(ofListEndingWith: last, for: task))
    var next = last
    while let view = next.object {
      views.append(view)
      next = view.work.listedBefore[Int(task.rawValue)]
    }
    if views.count > 1 {
      views.reverse()
      sortByIndex(&views)
    }
    return views
  }

  private static func count(
    ofListEndingWith last: Unretained<LayoutView>, for task: LayoutTask
  ) -> Int {
    var count = 0
    var next = last
    while let before = next.with({ $0.work.listedBefore[Int(task.rawValue)] }) {
      count += 1
      next = before
    }
    return count
  }

  /// Notes that the parent's list with the view was taken, and the view and those below it that
  /// were listed have been visited.
  ///
  /// Their requests made meanwhile are work for the next round.
  @inline(__always)
  func leaveList(for task: LayoutTask) {
    work.listed.remove(task)
    if work.own.contains(task) || task != .place && !work.isListEmpty(task) { list(for: task) }
  }

  /// Takes the view off its parent's lists.
  func leaveLists() {
    guard let parent else { return }
    for task in LayoutTask.allCases where work.listed.contains(task) {
      parent.strike(self, for: task)
    }
    forgetLists()
  }

  /// Notes that no parent lists the view.
  func forgetLists() {
    work.listed = []
  }

  /// Takes a child off the list of a kind of work, if it is still on it.
  private func strike(_ child: LayoutView, for task: LayoutTask) {
    let place = Int(task.rawValue)
    let before = child.work.listedBefore[place]
    var next = work[lastListedFor: task]
    if next == Unretained(child) { return work[lastListedFor: task] = before }
    while let view = next.object {
      next = view.work.listedBefore[place]
      if next == Unretained(child) { return view.work.listedBefore[place] = before }
    }
  }

  private func sortByIndex(_ views: inout [LayoutView]) {
    if !areIndicesValid {
      for (index, child) in children.enumerated() { child.indexInParent = Int32(index) }
      areIndicesValid = true
    }
    for index in views.indices.dropFirst()
    where views[index].indexInParent < views[index - 1].indexInParent {
      return views.sort { $0.indexInParent < $1.indexInParent }
    }
  }
}

/// A kind of work that a layout pass does at a view.
enum LayoutTask: UInt8, CaseIterable {
  /// The delegate updates the constraints.
  case updateConstraints
  /// The content is measured.
  case measureContent
  /// The delegate lays out the children.
  case layOut
  /// The parent gives the view the frame of its solved rectangle.
  case place

  /// A set of kinds.
  struct Set: OptionSet {
    var rawValue: UInt8

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    @inline(__always)
    init(_ task: LayoutTask) {
      rawValue = 1 << task.rawValue
    }

    static let all = Set(rawValue: 15)

    @inline(__always)
    func contains(_ task: LayoutTask) -> Bool { rawValue & Set(task).rawValue != 0 }

    @inline(__always)
    mutating func insert(_ task: LayoutTask) { rawValue |= Set(task).rawValue }

    @inline(__always)
    mutating func remove(_ task: LayoutTask) { rawValue &= ~Set(task).rawValue }
  }
}

/// The work that layout passes have to do at a view and below it.
///
/// A view with work to do is listed in its parent, so that a pass finds it without looking at the
/// others: the cost of a pass depends on what changed, not on how much there is.
struct PendingWork {
  /// What is to be done at the view itself.
  var own = LayoutTask.Set.all
  /// For which kinds of work the parent lists the view.
  fileprivate var listed = LayoutTask.Set()
  /// For which kinds of work every child is listed, as at first.
  fileprivate var listsAll = LayoutTask.Set()
  /// For which kinds of work children are on a list: nearly all views are seen to have none by this
  /// alone, without looking at memory further off.
  private var listsSome = LayoutTask.Set()
  /// For those kinds of work the last child on the list.
  private var lists = InlineArray<4, Unretained<LayoutView>>(repeating: Unretained(nil))
  /// For each kind of work the child of the same parent that was listed before the view.
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

  /// Whether there was a kind of work to do at the view; from now on there is not.
  @inline(__always)
  func takeWork(_ task: LayoutTask) -> Bool {
    guard work.own.contains(task) else { return false }
    work.own.remove(task)
    return true
  }

  /// Has the parent list the view for a kind of work, and its parent that, up to the first that
  /// lists it already.
  func list(for task: LayoutTask) {
    var next: Unretained<LayoutView>? = Unretained(self)
    while let view = next { next = view.with { $0.enterList(for: task) } ?? nil }
  }

  /// - Returns: The parent, if its own parent has to list it now.
  private func enterList(for task: LayoutTask) -> Unretained<LayoutView>? {
    guard !work.listed.contains(task) else { return nil }
    let isListing = containing.with { parent in
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
    return isListing ? containing : nil
  }

  /// Has the view list all its children for a kind of work, if it has any.
  func listAllChildren(for task: LayoutTask) {
    if !storedChildren.isEmpty { work.listsAll.insert(task) }
  }

  /// Has everything done that there is to do in a new view, and in all its children.
  func startOver() {
    work = PendingWork()
    for task in LayoutTask.allCases { listAllChildren(for: task) }
  }

  /// Has the parent list the view, which is new there, for everything.
  func listForEverything() {
    guard containing.with({ $0.work.listsAll }) != LayoutTask.Set.all else { return }
    for task in LayoutTask.allCases { list(for: task) }
  }

  /// Has the view list its first child for everything, as it will those that follow.
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
  /// What they asked for meanwhile is work for the next pass.
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

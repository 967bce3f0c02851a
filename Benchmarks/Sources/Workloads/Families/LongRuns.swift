extension Workload {
  /// What a long run does in each step.
  enum LongRun: String {
    /// Both sides of the window take random values.
    case suggest = "s"
    /// One constraint comes and, once there are six, one goes.
    case replace = "r"
  }

  /// Forty views whose sizes depend on each other by factors that no double represents exactly.
  static func drift(_ steps: Int, _ kind: LongRun) -> Workload {
    var builder = WorkloadBuilder("drift" + kind.rawValue, 40)
    var random = MersenneTwister(seed: 9)
    let window = (builder.makeWindowSide(900), builder.makeWindowSide(700))
    var views: [WorkloadBuilder.View] = []
    for _ in 0..<40 {
      let view = builder.makeView()
      builder.addDriftPosition(view, after: views.last)
      if views.isEmpty {
        builder.equal([(1, view.width), (-0.7, window.0)], 0)
        builder.equal([(1, view.height), (-0.9, window.1)], 0)
      } else {
        builder.addDriftSize(view, views, window, &random)
      }
      views.append(view)
    }
    builder.update()
    builder.addSteps(steps, kind, window, 1, views, &random)
    return builder.workload
  }

  /// Fifteen rows of three views with proportional widths, aspect ratios and minimal sizes.
  static func mild(_ steps: Int, _ kind: LongRun) -> Workload {
    var builder = WorkloadBuilder("mild" + kind.rawValue, 15)
    var random = MersenneTwister(seed: 19)
    let window = (builder.makeWindowSide(900), builder.makeWindowSide(700))
    var views: [WorkloadBuilder.View] = []
    var above: WorkloadBuilder.View?
    for _ in 0..<15 {
      let row = (0..<3).map { _ in builder.makeView() }
      builder.addMildRow(row, below: above, window.0)
      views += row
      above = row[0]
    }
    if let above {
      builder.constrain(
        [(1, above.y), (1, above.height), (-1, window.1)], .lessThanOrEqual, 0, priority: 250)
    }
    builder.update()
    builder.addSteps(steps, kind, window, 200, views, &random)
    return builder.workload
  }
}

extension WorkloadBuilder {
  fileprivate mutating func addDriftPosition(_ view: View, after last: View?) {
    guard let last else {
      equal([(1, view.x)], 0)
      equal([(1, view.y)], 0)
      return
    }
    constrain([(1, view.x), (-1, last.x), (-1.0 / 3, last.width)], .equal, 0.1)
    constrain([(1, view.y), (-1, last.y), (-0.3, last.height)], .equal, 1.7)
  }

  fileprivate mutating func addDriftSize(
    _ view: View, _ views: [View], _ window: (Int, Int), _ random: inout MersenneTwister
  ) {
    let other = random.choice(views)
    let share = random.choice([1.0 / 3, 0.9, 0.77])
    constrain(
      [(1, view.width), (-share, other.width)], .equal, random.unit() * 9, priority: 750)
    atLeast([(1, view.width)], 0)
    constrain(
      [(1, view.x), (1, view.width), (-1, window.0)], .lessThanOrEqual, 0, priority: 500)
    let ratio = random.choice([0.7, 1.1, 9.0 / 16])
    constrain([(1, view.height), (-ratio, view.width)], .equal, 0, priority: 750)
    atLeast([(1, view.height)], 0)
    constrain(
      [(1, view.y), (1, view.height), (-1, window.1)], .lessThanOrEqual, 0, priority: 500)
  }

  fileprivate mutating func addMildRow(_ row: [View], below above: View?, _ window: Int) {
    let (first, second, third) = (row[0], row[1], row[2])
    equal([(1, first.x)], 16)
    equal([(1, second.x), (-1, first.x), (-1, first.width)], 8)
    equal([(1, third.x), (-1, second.x), (-1, second.width)], 8)
    equal([(1, first.width), (-1.0 / 3, window)], -10)
    equal([(1, second.width), (-0.6, third.width)], 0)
    constrain([(1, third.x), (1, third.width), (-1, window)], .equal, -16, priority: 750)
    atLeast([(1, third.width)], 40)
    for (index, view) in row.enumerated() {
      if let above {
        equal([(1, view.y), (-1, above.y), (-1, above.height)], 8)
      } else {
        equal([(1, view.y)], 8)
      }
      if index > 0 { equal([(1, view.height), (-1, first.height)], 0) }
    }
    constrain([(1, first.height), (-9.0 / 16, first.width)], .equal, 0, priority: 500)
    constrain([(1, first.height)], .lessThanOrEqual, 200, priority: 750)
    atLeast([(1, first.height)], 20)
  }

  fileprivate mutating func addSteps(
    _ steps: Int, _ kind: Workload.LongRun, _ window: (Int, Int), _ smallest: Double,
    _ views: [View], _ random: inout MersenneTwister
  ) {
    begin("edit")
    switch kind {
    case .suggest:
      for _ in 0..<steps {
        suggest(random.uniform(smallest, 2000), window.0)
        suggest(random.uniform(smallest, 2000), window.1)
        update()
      }
    case .replace: addReplacements(steps, views, &random)
    }
    suggest(900, window.0)
    suggest(700, window.1)
    update()
  }

  private mutating func addReplacements(
    _ steps: Int, _ views: [View], _ random: inout MersenneTwister
  ) {
    var present: [Int] = []
    for _ in 0..<steps {
      let view = views[random.below(views.count)]
      let priority = random.choice([500, 750])
      let variable = random.choice([view.width, view.height])
      let relation = random.choice(Workload.relations)
      let constraint = make(
        [(1, variable)], relation, random.uniform(10, 300), priority: priority)
      add(constraint)
      present.append(constraint)
      if present.count > 5 { remove(present.remove(at: random.below(present.count))) }
      update()
    }
    for constraint in present { remove(constraint) }
  }
}

extension Workload {
  static func eqrow(_ count: Int) -> Workload {
    var builder = WorkloadBuilder("eqrow", count)
    var random = MersenneTwister(seed: 4)
    let base = 60 * count + 8
    let window = builder.makeWindowSide(base)
    var views: [WorkloadBuilder.View] = []
    for _ in 0..<count {
      let view = builder.makeView()
      if let first = views.first, let before = views.last {
        builder.equal([(1, view.x), (-1, before.x), (-1, before.width)], 8)
        builder.equal([(1, view.width), (-1, first.width)], 0)
      } else {
        builder.equal([(1, view.x)], 8)
      }
      builder.equal([(1, view.y)], 0)
      builder.equal([(1, view.height)], 44)
      builder.intrinsic(view.width, random.integer(30...90))
      views.append(view)
    }
    if let last = views.last {
      builder.equal([(1, last.x), (1, last.width), (-1, window)], -8)
    }
    builder.update()
    builder.drag(window, from: base)
    return builder.workload
  }

  static func squeeze(_ count: Int) -> Workload {
    var builder = WorkloadBuilder("squeeze", count)
    var random = MersenneTwister(seed: 6)
    let base = 38 * count + 8
    let window = builder.makeWindowSide(base)
    var before: WorkloadBuilder.View?
    for index in 0..<count {
      let view = builder.makeView()
      if let before {
        builder.equal([(1, view.x), (-1, before.x), (-1, before.width)], 8)
      } else {
        builder.equal([(1, view.x)], 8)
      }
      builder.atLeast([(1, view.width)], 0)
      let natural = Double(random.integer(40...80))
      builder.constrain(
        [(1, view.width)], .greaterThanOrEqual, natural, priority: [250, 500, 750][index % 3])
      builder.constrain([(1, view.width)], .lessThanOrEqual, natural, priority: 250)
      builder.equal([(1, view.y)], 0)
      builder.equal([(1, view.height)], 20)
      before = view
    }
    if let before {
      builder.atMost([(1, before.x), (1, before.width), (-1, window)], -8)
    }
    builder.update()
    builder.drag(window, from: base)
    return builder.workload
  }
}

extension Workload {
  /// Workloads that test answers rather than speed, each with the name of its file: random systems
  /// of many levels, many weak constraints against a strong one, and long runs of edits.
  package static var correctnessSet: [(name: String, make: @Sendable () -> Workload)] {
    var set: [(name: String, make: @Sendable () -> Workload)] = []
    for levels in [3, 10, 30] {
      for seed in 0..<30 { set.append(("lexi\(levels).\(seed)", { lexi(seed, levels) })) }
    }
    for count in [1, 2, 10, 500, 1001, 2000] { set.append(("prio.\(count)", { prio(count) })) }
    for steps in [100, 1000, 10_000, 100_000] {
      set.append(("drifts.\(steps)", { drift(steps, .suggest) }))
      set.append(("milds.\(steps)", { mild(steps, .suggest) }))
    }
    for steps in [100, 1000, 10_000] {
      set.append(("driftr.\(steps)", { drift(steps, .replace) }))
      set.append(("mildr.\(steps)", { mild(steps, .replace) }))
    }
    return set
  }

  /// A random system of 40 constraints on 12 variables with a number of levels.
  static func lexi(_ seed: Int, _ levelCount: Int) -> Workload {
    var builder = WorkloadBuilder("lexi", seed)
    var random = MersenneTwister(seed: UInt32(seed))
    let variables = (0..<12).map { _ in builder.makeVariable() }
    let levels = random.sample(Array(1..<1000), levelCount)
    for _ in 0..<40 {
      let priority = random.choice(levels)
      let pair = random.sample(variables, 2)
      let isDifference = random.unit() < 0.6
      let terms: [(Double, Int)] = isDifference ? [(1, pair[0]), (-1, pair[1])] : [(1, pair[0])]
      let relation = random.choice(relations)
      builder.constrain(terms, relation, Double(random.integer(0...100)), priority: priority)
    }
    builder.equal([(1, variables[0])], 0)
    builder.update()
    return builder.workload
  }

  /// Many constraints of one priority against one of the next higher.
  static func prio(_ count: Int) -> Workload {
    var builder = WorkloadBuilder("prio", count)
    let variable = builder.makeVariable()
    for _ in 0..<count { builder.constrain([(1, variable)], .equal, 0, priority: 250) }
    builder.constrain([(1, variable)], .equal, 100, priority: 251)
    builder.update()
    return builder.workload
  }

  static let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
}

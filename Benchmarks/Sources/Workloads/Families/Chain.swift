extension Workload {
  static func chain(_ count: Int) -> Workload {
    var chain = Chain("chain", count)
    chain.builder.drag(chain.window, from: 375)
    return chain.builder.workload
  }

  /// A thousand times the height of one label's content changes, as a solver without a change of
  /// constants has it: two constraints are replaced.
  static func intrin(_ count: Int) -> Workload {
    var chain = Chain("intrin", count)
    chain.builder.begin("edit")
    for step in 0..<1000 {
      let index = (step * 7919) % count
      let height = chain.labels[index].height
      let extent = Double(20 + (step * 13) % 31)
      let old = chain.heights[index]
      let new = (
        hugging: chain.builder.make([(1, height)], .lessThanOrEqual, extent, priority: 250),
        compression: chain.builder.make([(1, height)], .greaterThanOrEqual, extent, priority: 750)
      )
      chain.heights[index] = new
      chain.builder.remove(old.hugging)
      chain.builder.remove(old.compression)
      chain.builder.add(new.hugging)
      chain.builder.add(new.compression)
      chain.builder.update()
    }
    return chain.builder.workload
  }

  /// Five hundred times a label collapses and expands.
  static func toggle(_ count: Int) -> Workload {
    var chain = Chain("toggle", count)
    chain.builder.begin("edit")
    for step in 0..<500 {
      let label = chain.labels[(step * 7919) % count]
      let collapse = chain.builder.make([(1, label.height)], .equal, 0)
      chain.builder.add(collapse)
      chain.builder.update()
      chain.builder.remove(collapse)
      chain.builder.update()
    }
    return chain.builder.workload
  }
}

/// Labels one below the other, with the phase `build` done.
private struct Chain {
  var builder: WorkloadBuilder
  let window: Int
  var labels: [WorkloadBuilder.View] = []
  var heights: [(hugging: Int, compression: Int)] = []

  init(_ name: String, _ count: Int) {
    builder = WorkloadBuilder(name, count)
    var random = MersenneTwister(seed: 2)
    window = builder.makeWindowSide(375)
    let bottom = builder.makeVariable()
    for _ in 0..<count { addLabel(&random) }
    if let last = labels.last {
      builder.equal([(1, last.y), (1, last.height), (-1, bottom)], -8)
    }
    builder.update()
  }

  private mutating func addLabel(_ random: inout MersenneTwister) {
    let label = builder.makeView()
    builder.equal([(1, label.x)], 16)
    builder.equal([(1, label.x), (1, label.width), (-1, window)], -16)
    if let above = labels.last {
      builder.equal([(1, label.y), (-1, above.y), (-1, above.height)], 8)
    } else {
      builder.equal([(1, label.y)], 8)
    }
    builder.intrinsic(label.width, random.integer(50...500))
    heights.append(builder.intrinsic(label.height, random.choice([17, 20, 34, 51])))
    labels.append(label)
  }
}

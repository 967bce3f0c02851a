extension Workload {
  static func cells(_ count: Int) -> Workload {
    var builder = WorkloadBuilder("cells", count)
    var random = MersenneTwister(seed: 1)
    let window = builder.makeWindowSide(375)
    for index in 0..<count { builder.addCell(index, window, &random) }
    builder.update()
    builder.drag(window, from: 375)
    return builder.workload
  }
}

extension WorkloadBuilder {
  fileprivate mutating func addCell(_ index: Int, _ window: Int, _ random: inout MersenneTwister) {
    let cell = makeView()
    let icon = makeView()
    let accessory = makeView()
    let title = makeView()
    let subtitle = makeView()
    let separator = makeView()
    equal([(1, cell.x)], 0)
    equal([(1, cell.y)], 60 * index)
    equal([(1, cell.width), (-1, window)], 0)
    equal([(1, cell.height)], 60)
    equal([(1, icon.x), (-1, cell.x)], 8)
    addSquare(icon, 40, in: cell)
    equal([(1, accessory.x), (1, accessory.width), (-1, cell.x), (-1, cell.width)], -8)
    addSquare(accessory, 20, in: cell)
    addTitle(title, icon, accessory, cell, &random)
    addSubtitle(subtitle, title, accessory, cell, &random)
    equal([(1, separator.x), (-1, title.x)], 0)
    equal([(1, separator.x), (1, separator.width), (-1, cell.x), (-1, cell.width)], 0)
    equal([(1, separator.height)], 1)
    equal([(1, separator.y), (1, separator.height), (-1, cell.y), (-1, cell.height)], 0)
  }

  private mutating func addSquare(_ view: View, _ side: Int, in cell: View) {
    equal([(1, view.width)], side)
    equal([(1, view.height)], side)
    equal([(1, view.y), (0.5, view.height), (-1, cell.y), (-0.5, cell.height)], 0)
  }

  private mutating func addTitle(
    _ title: View, _ icon: View, _ accessory: View, _ cell: View, _ random: inout MersenneTwister
  ) {
    equal([(1, title.x), (-1, icon.x), (-1, icon.width)], 8)
    atMost([(1, title.x), (1, title.width), (-1, accessory.x)], -8)
    equal([(1, title.y), (-1, cell.y)], 6)
    intrinsic(title.width, random.choice([120, 180, 400]))
    intrinsic(title.height, 20)
  }

  private mutating func addSubtitle(
    _ subtitle: View, _ title: View, _ accessory: View, _ cell: View,
    _ random: inout MersenneTwister
  ) {
    equal([(1, subtitle.x), (-1, title.x)], 0)
    atMost([(1, subtitle.x), (1, subtitle.width), (-1, accessory.x)], -8)
    equal([(1, subtitle.y), (-1, title.y), (-1, title.height)], 4)
    atMost([(1, subtitle.y), (1, subtitle.height), (-1, cell.y), (-1, cell.height)], -6)
    intrinsic(subtitle.width, random.choice([90, 260, 420]))
    intrinsic(subtitle.height, random.choice([16, 30]))
  }
}

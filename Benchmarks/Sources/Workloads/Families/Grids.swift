extension Workload {
  static func grid(_ count: Int) -> Workload {
    var builder = WorkloadBuilder("grid", count)
    let side = max(1, Int(Double(count).squareRoot().rounded()))
    let base = 60 * side + 8
    let window = builder.makeWindowSide(base)
    let tiles = (0..<side).map { _ in (0..<side).map { _ in builder.makeView() } }
    for row in 0..<side {
      for column in 0..<side { builder.addTile(row, column, of: tiles) }
    }
    let last = tiles[0][side - 1]
    builder.equal([(1, last.x), (1, last.width), (-1, window)], -8)
    builder.intrinsic(tiles[0][0].height, 44)
    builder.update()
    builder.drag(window, from: base)
    return builder.workload
  }

  static func masonry(_ count: Int) -> Workload {
    var masonry = Masonry(count)
    masonry.builder.update()
    masonry.builder.drag(masonry.window, from: Masonry.base)
    return masonry.builder.workload
  }
}

extension WorkloadBuilder {
  fileprivate mutating func addTile(_ row: Int, _ column: Int, of tiles: [[View]]) {
    let tile = tiles[row][column]
    if row > 0 {
      equal([(1, tile.x), (-1, tiles[0][column].x)], 0)
    } else if column > 0 {
      let before = tiles[0][column - 1]
      equal([(1, tile.x), (-1, before.x), (-1, before.width)], 8)
    } else {
      equal([(1, tile.x)], 8)
    }
    if column > 0 {
      equal([(1, tile.y), (-1, tiles[row][0].y)], 0)
    } else if row > 0 {
      let above = tiles[row - 1][0]
      equal([(1, tile.y), (-1, above.y), (-1, above.height)], 8)
    } else {
      equal([(1, tile.y)], 8)
    }
    guard row + column > 0 else { return }
    equal([(1, tile.width), (-1, tiles[0][0].width)], 0)
    equal([(1, tile.height), (-1, tiles[0][0].height)], 0)
  }
}

private struct Masonry {
  static let base = 800
  private static let columns = 8

  var builder: WorkloadBuilder
  let window: Int
  private let bottom: Int
  private let count: Int
  private var tiles: [WorkloadBuilder.View] = []

  init(_ count: Int) {
    builder = WorkloadBuilder("masonry", count)
    self.count = count
    var random = MersenneTwister(seed: 5)
    window = builder.makeWindowSide(Self.base)
    bottom = builder.makeVariable()
    for _ in 0..<count { addTile(&random) }
    builder.constrain([(1, bottom)], .equal, 0, priority: 250)
  }

  private mutating func addTile(_ random: inout MersenneTwister) {
    let tile = builder.makeView()
    let (row, column) = tiles.count.quotientAndRemainder(dividingBy: Self.columns)
    tiles.append(tile)
    addColumn(tile, column)
    builder.intrinsic(tile.height, random.integer(40...200))
    addRow(tile, row, column)
    builder.constrain([(1, tile.y)], .equal, 8, priority: 250)
    if tiles.count > count - Self.columns {
      builder.atLeast([(1, bottom), (-1, tile.y), (-1, tile.height)], 8)
    }
  }

  private mutating func addColumn(_ tile: WorkloadBuilder.View, _ column: Int) {
    let first = tiles[0]
    if tiles.count == 1 {
      builder.equal(
        [(Double(Self.columns), tile.width), (-1, window)], -8 * (Self.columns + 1))
    } else {
      builder.equal([(1, tile.width), (-1, first.width)], 0)
    }
    let columns = column > 0 ? [(-Double(column), first.width)] : []
    builder.equal([(1, tile.x)] + columns, 8 + 8 * column)
  }

  private mutating func addRow(_ tile: WorkloadBuilder.View, _ row: Int, _ column: Int) {
    guard row > 0 else { return builder.atLeast([(1, tile.y)], 8) }
    for neighbour in max(0, column - 1)...min(Self.columns - 1, column + 1) {
      let above = tiles[(row - 1) * Self.columns + neighbour]
      builder.atLeast([(1, tile.y), (-1, above.y), (-1, above.height)], 8)
    }
  }
}

extension Workload {
  static func nested(_ depth: Int) -> Workload {
    var builder = WorkloadBuilder("nested", depth)
    let base = 25 * depth + 200
    let window = builder.makeWindowSide(base)
    var box = builder.makeView()
    builder.equal([(1, box.x)], 0)
    builder.equal([(1, box.y)], 0)
    builder.equal([(1, box.width), (-1, window)], 0)
    for level in 0..<depth {
      let label = builder.makeView()
      builder.equal([(1, label.x), (-1, box.x)], 4)
      builder.equal([(1, label.y), (-1, box.y)], 4)
      builder.intrinsic(label.height, 20)
      builder.intrinsic(label.width, 30)
      guard level < depth - 1 else {
        builder.pinTrailing(label, to: box)
        builder.pinBottom(label, to: box)
        break
      }
      let child = builder.makeView()
      builder.pinTrailing(child, to: box)
      builder.pinBottom(child, to: box)
      if level.isMultiple(of: 2) {
        builder.pinTrailing(label, to: box)
        builder.equal([(1, child.x), (-1, box.x)], 4)
        builder.equal([(1, child.y), (-1, label.y), (-1, label.height)], 4)
      } else {
        builder.pinBottom(label, to: box)
        builder.equal([(1, child.y), (-1, box.y)], 4)
        builder.equal([(1, child.x), (-1, label.x), (-1, label.width)], 4)
      }
      box = child
    }
    builder.update()
    builder.drag(window, from: base)
    return builder.workload
  }
}

extension WorkloadBuilder {
  fileprivate mutating func pinTrailing(_ view: View, to box: View) {
    equal([(1, view.x), (1, view.width), (-1, box.x), (-1, box.width)], -4)
  }

  fileprivate mutating func pinBottom(_ view: View, to box: View) {
    equal([(1, view.y), (1, view.height), (-1, box.y), (-1, box.height)], -4)
  }
}

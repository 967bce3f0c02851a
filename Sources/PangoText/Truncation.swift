/// Shortens a line that is too long, with an ellipsis for what is left out.
struct Truncation {
  /// Which part of the line is left out.
  enum Position {
    case head, middle, tail
  }

  /// Which part is left out.
  var position: Position
  /// The width to fit into, in points.
  var maximumWidth: Double
  /// The ellipsis in the font of a cluster.
  var ellipsis: (Cluster) -> [Cluster]

  /// The clusters that stay, with the ellipsis; the ellipsis alone if nothing else fits.
  ///
  /// If text after the line is left out too, a line that fits gets an ellipsis all the same.
  func apply(to clusters: ArraySlice<Cluster>, continues: Bool) -> [Cluster] {
    let limit = maximumWidth + LineBreaker.tolerance
    if !continues, LineBreaker.width(of: clusters) <= limit { return Array(clusters) }
    guard let first = clusters.first, let last = clusters.last else { return [] }
    switch position {
    case .tail:
      let mark = ellipsis(first)
      let kept = prefix(of: clusters, width: limit - LineBreaker.width(of: mark))
      return Array(LineBreaker.withoutTrailingWhitespace(kept)) + ellipsis(kept.last ?? first)
    case .head:
      let mark = ellipsis(last)
      return mark + suffix(of: clusters, width: limit - LineBreaker.width(of: mark))
    case .middle:
      let mark = ellipsis(first)
      let room = limit - LineBreaker.width(of: mark)
      let head = prefix(of: clusters, width: room / 2)
      let rest = clusters[head.endIndex...]
      let tail = suffix(of: rest, width: room - LineBreaker.width(of: head))
      return Array(LineBreaker.withoutTrailingWhitespace(head)) + mark + tail
    }
  }

  private func prefix(of clusters: ArraySlice<Cluster>, width: Double) -> ArraySlice<Cluster> {
    var x = 0.0
    for index in clusters.indices {
      x = LineBreaker.advance(x, over: clusters[index])
      if x > width { return clusters[..<index] }
    }
    return clusters
  }

  private func suffix(of clusters: ArraySlice<Cluster>, width: Double) -> ArraySlice<Cluster> {
    var x = 0.0
    for index in clusters.indices.reversed() {
      x = LineBreaker.advance(x, over: clusters[index])
      if x > width { return clusters[(index + 1)...] }
    }
    return clusters
  }
}

extension SystemTextStyle {
  /// The size of text in a style and the distance of its lines, in points.
  struct LineDistance: Sendable {
    let size: Double
    let distance: Double
  }

  /// The distance of the baselines of text in a style, in points; between listed sizes in proportion.
  package static func lineDistance(
    atSize size: Double, on platform: Platform = Platform()
  ) -> Double {
    let table = lineDistances[platform]
    for (lower, upper) in zip(table, table.dropFirst()) where size <= upper.size {
      let fraction = max(0, size - lower.size) / (upper.size - lower.size)
      return lower.distance + fraction * (upper.distance - lower.distance)
    }
    return size + beyondTable
  }

  /// The distance of lines above the point size, for sizes beyond the largest of the table, in points.
  private static let beyondTable = 10.0

  /// Saved labels of several lines agree (14 of 15).
  static let lineDistances = Metric<[LineDistance]>(
    "distance of lines in text styles",
    [
      .init(
        .iOS7,
        [
          (11, 13), (12, 16), (13, 18), (17, 22), (21, 26), (22, 28), (26, 32), (28, 34), (30, 37),
          (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (47, 56), (53, 62), (60, 70),
        ].map(LineDistance.init),
        .apple("Human Interface Guidelines, Typography, size and leading of text styles"))
    ])
}

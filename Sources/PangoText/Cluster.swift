/// A glyph of shaped text.
struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's number in its face.
  var id: UInt32
  /// Offset from the cluster's left edge, in points.
  var x: Double
  /// Offset from the baseline, in points, downwards.
  var y: Double
}

/// The smallest piece of shaped text that is never taken apart: a character with its marks.
struct Cluster {
  /// The face of the glyphs; nil if no installed font has the character.
  var face: FontFace?
  /// The glyphs, in drawing order.
  var glyphs: [ShapedGlyph]
  /// The width with tracking, in points.
  var advance: Double
  /// The index of the run of the request the cluster comes from.
  var run: Int
  /// The index of the first character in its paragraph.
  var place: Int
  /// The characters, in the order they are read.
  var text = ""
  /// The embedding level: odd means right to left.
  var level: UInt8
  /// Whether the cluster is white space, which hangs over the end of a wrapped line.
  var isWhitespace: Bool
  /// Whether the cluster is a tab, whose advance depends on its place.
  var isTab: Bool
  /// Whether a line may begin with the cluster.
  var canBreakBefore: Bool
}

/// The text between two line separators, shaped.
struct Paragraph {
  /// The clusters in logical order.
  var clusters: [Cluster]
  /// The run that gives an empty paragraph its height.
  var run: Int
  /// Whether the paragraph reads from right to left.
  var isRightToLeft: Bool
}

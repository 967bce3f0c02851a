import AutoLayout
import CPangoCairo

/// Shapes one item of a paragraph.
struct ClusterBuilder {
  let text: ParagraphText
  let encoded: EncodedText
  let breaks: BreakFlags
  let font: ResolvedFont
  let segment: Segment

  /// `PANGO_GLYPH_EMPTY`: a control character, which is not drawn.
  private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  /// `PANGO_GLYPH_UNKNOWN_FLAG`: a character the face lacks.
  private static let unknownGlyphFlag: UInt32 = 0x1000_0000

  /// The clusters of an item, in logical order.
  func clusters(of item: UnsafeMutablePointer<PangoItem>) -> [Cluster] {
    switch segment.source {
    case .face(let face): shaped(item, face: face)
    case .picture: pictures(item)
    }
  }

  // MARK: Text

  private func shaped(_ item: UnsafeMutablePointer<PangoItem>, face: FontFace) -> [Cluster] {
    ratite_item_set_font(item, face.font)
    let glyphs = pango_glyph_string_new()
    defer { pango_glyph_string_free(glyphs) }
    encoded.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      pango_shape_full(
        base + Int(item.pointee.offset), item.pointee.length, base, Int32(encoded.count),
        &item.pointee.analysis, glyphs)
    }
    guard let string = glyphs?.pointee, let infos = string.glyphs, let starts = string.log_clusters
    else { return [] }
    let count = Int(string.num_glyphs)
    var clusters: [Cluster] = []
    clusters.reserveCapacity(count)
    var index = 0
    while index < count {
      var end = index + 1
      while end < count, starts[end] == starts[index] { end += 1 }
      let place = encoded.characterIndex(ofByte: Int(item.pointee.offset) + Int(starts[index]))
      clusters.append(
        cluster(
          UnsafeBufferPointer(start: infos + index, count: end - index), at: place,
          face: face, level: item.pointee.analysis.level))
      index = end
    }
    return item.pointee.analysis.level % 2 == 0 ? clusters : clusters.reversed()
  }

  private func cluster(
    _ infos: UnsafeBufferPointer<PangoGlyphInfo>, at place: Int, face: FontFace, level: UInt8
  ) -> Cluster {
    let isPrimary = face === font.primary
    let scale = FontFace.emsPerUnit * font.size * (isPrimary ? font.widthScale : 1)
    let vertical = FontFace.emsPerUnit * font.size
    var cluster = empty(at: place, level: level)
    cluster.face = face
    var units = 0
    for info in infos {
      if info.glyph != Self.emptyGlyph, info.glyph & Self.unknownGlyphFlag == 0 {
        cluster.glyphs.append(
          ShapedGlyph(
            id: info.glyph, x: Double(units + Int(info.geometry.x_offset)) * scale,
            y: Double(info.geometry.y_offset) * vertical))
        units += Int(info.geometry.width)
      }
    }
    cluster.advance = Double(units) * scale
    let scalar = text.scalars[place]
    if let fixed = font.fallbackWidth(of: scalar), !isPrimary {
      cluster.center(in: fixed * font.size)
    } else if isPrimary, units > 0 {
      let next = place + 1 < segment.range.upperBound ? text.scalars[place + 1] : nil
      cluster.advance = font.advance(of: scalar, before: next, own: cluster.advance)
    }
    return cluster
  }

  // MARK: Pictures

  private func pictures(_ item: UnsafeMutablePointer<PangoItem>) -> [Cluster] {
    let first = encoded.characterIndex(ofByte: Int(item.pointee.offset))
    let end = first + Int(item.pointee.num_chars)
    var clusters: [Cluster] = []
    for place in first..<end where place == first || breaks.isCursorPosition[place] {
      let scalar = text.scalars[place]
      var cluster = empty(at: place, level: item.pointee.analysis.level)
      if let face = font.face(for: scalar), let glyph = face.glyph(for: scalar.value) {
        cluster.face = face
        cluster.glyphs = [ShapedGlyph(id: glyph, x: 0, y: 0)]
        cluster.advance =
          Double(face.advance(of: scalar.value) ?? 0) * FontFace.emsPerUnit * font.size
      }
      cluster.center(in: CharacterWidth.ofPicture(scalar) * font.size)
      clusters.append(cluster)
    }
    return clusters
  }

  private func empty(at place: Int, level: UInt8) -> Cluster {
    let scalar = text.scalars[place]
    return Cluster(
      face: nil, glyphs: [], advance: 0, run: segment.run, place: place, level: level,
      isWhitespace: scalar.properties.isWhitespace && !CharacterWidth.isNonBreaking(scalar),
      isTab: scalar == "\t", canBreakBefore: breaks.canBreak[place])
  }
}

extension ResolvedFont {
  /// The width of a character that comes from a fallback font, in ems; nil for that font's own advance.
  fileprivate func fallbackWidth(of scalar: Unicode.Scalar) -> Double? {
    guard let width = CharacterWidth.ofFallback(scalar) else { return nil }
    return system != nil && width == 1 ? CharacterWidth.squareFactorOfSystemFont : width
  }
}

extension Cluster {
  /// Gives the cluster a width and moves its glyphs to the middle of it.
  fileprivate mutating func center(in width: Double) {
    let shift = (width - advance) / 2
    for index in glyphs.indices { glyphs[index].x += shift }
    advance = width
  }
}

extension EncodedText {
  /// The index of the character that begins at, or holds, a byte.
  fileprivate func characterIndex(ofByte byte: Int) -> Int {
    var low = 0
    var high = offsets.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= byte { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

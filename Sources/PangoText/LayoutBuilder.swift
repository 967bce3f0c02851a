import AutoLayout

/// Breaks shaped paragraphs into the lines a request allows.
struct LayoutBuilder {
  let request: TextRequest
  let paragraphs: [Paragraph]
  let shaper: Shaper

  /// The lines of the request.
  func build() -> TextLayout {
    var layout = TextLayout(fonts: request.runs.map { shaper.library.resolve($0.font) })
    let limit = request.maximumLines > 0 ? request.maximumLines : Int.max
    for (index, paragraph) in paragraphs.enumerated() {
      if layout.lines.count >= limit {
        layout.isTruncated = true
        break
      }
      let hasMore = index + 1 < paragraphs.count
      append(paragraph, to: &layout, limit: limit, hasMore: hasMore)
    }
    return layout
  }

  private var maximumWidth: Double? {
    request.maximumWidth.flatMap { $0.isNaN ? nil : max($0, 0) }
  }

  private func append(
    _ paragraph: Paragraph, to layout: inout TextLayout, limit: Int, hasMore: Bool
  ) {
    let breaker = LineBreaker(
      maximumWidth: maximumWidth,
      opportunity: request.lineBreakMode == .characterWrapping ? .characters : .words)
    var start = 0
    repeat {
      if layout.lines.count + 1 == limit, truncation != nil || request.lineBreakMode == .clipping {
        appendLast(paragraph, from: start, to: &layout, hasMore: hasMore)
        return
      }
      var line = breaker.line(from: start, of: paragraph.clusters)
      if request.lineBreakStrategy.contains(.pushOut) {
        line = breaker.pushingOut(line, of: paragraph.clusters)
      }
      layout.append(
        paragraph.clusters[line.range], width: line.width,
        widthWithSpace: line.widthWithSpace, emptyRun: paragraph.run,
        isRightToLeft: paragraph.isRightToLeft)
      start = line.range.upperBound
      if layout.lines.count == limit, start < paragraph.clusters.count {
        layout.isTruncated = true
        return
      }
    } while start < paragraph.clusters.count
  }

  /// Appends the last permitted line, which takes the rest of the paragraph as far as it fits.
  private func appendLast(
    _ paragraph: Paragraph, from start: Int, to layout: inout TextLayout, hasMore: Bool
  ) {
    let rest = paragraph.clusters[start...]
    let full = LineBreaker.width(of: rest)
    let limit = maximumWidth ?? .infinity
    let isTooWide = full > limit + LineBreaker.tolerance
    var clusters = rest
    if let truncation, hasMore || isTooWide {
      clusters = truncation.apply(to: rest, continues: hasMore)[...]
    }
    layout.isTruncated = layout.isTruncated || hasMore || isTooWide
    let width = min(LineBreaker.width(of: clusters), limit)
    layout.append(
      clusters, width: width, widthWithSpace: width, emptyRun: paragraph.run,
      isRightToLeft: paragraph.isRightToLeft)
  }

  private var truncation: Truncation? {
    let position: Truncation.Position
    switch request.lineBreakMode {
    case .truncatingHead: position = .head
    case .truncatingMiddle: position = .middle
    case .truncatingTail: position = .tail
    case .wordWrapping, .characterWrapping, .clipping: return nil
    }
    return Truncation(position: position, maximumWidth: maximumWidth ?? .infinity) { cluster in
      shaper.ellipsis(run: cluster.run, font: request.runs[cluster.run].font)
    }
  }
}

import AutoLayout
import CPangoCairo

/// Turns runs of text into clusters with advances.
struct Shaper {
  /// Where fonts are resolved.
  let library: FontLibrary

  /// Shapes text, split at its line separators.
  ///
  /// A trailing separator begins a last, empty paragraph, as in stored label frames; text without
  /// characters has no paragraph.
  func paragraphs(of runs: [TextRun]) -> [Paragraph] {
    ParagraphSplitter.split(runs).map { shape($0, fonts: runs.map { library.resolve($0.font) }) }
  }

  /// Shapes an ellipsis in the font of a run.
  func ellipsis(run: Int, font: Font) -> [Cluster] {
    let text = ParagraphText(scalars: ["\u{2026}"], runs: [run], emptyRun: run)
    let resolved = library.resolve(font)
    return shape(text, fonts: Array(repeating: resolved, count: run + 1)).clusters
  }

  private func shape(_ text: ParagraphText, fonts: [ResolvedFont]) -> Paragraph {
    guard !text.scalars.isEmpty, let context = fonts[text.runs[0]].primary?.context else {
      return Paragraph(clusters: [], run: text.emptyRun, isRightToLeft: false)
    }
    let segments = Segment.divide(text, fonts: fonts)
    let encoded = EncodedText(text.scalars)
    let breaks = encoded.breaks()
    var clusters: [Cluster] = []
    encoded.forEachItem(context: context, text: text, fonts: fonts, segments: segments) {
      item, segment in
      let builder = ClusterBuilder(
        text: text, encoded: encoded, breaks: breaks, font: fonts[segment.run], segment: segment)
      clusters += builder.clusters(of: item)
    }
    for index in clusters.indices {
      let next = index + 1 < clusters.count ? clusters[index + 1].place : text.scalars.count
      clusters[index].text.unicodeScalars.append(
        contentsOf: text.scalars[clusters[index].place..<max(next, clusters[index].place)])
    }
    return Paragraph(clusters: clusters, run: text.emptyRun, isRightToLeft: text.isRightToLeft)
  }
}

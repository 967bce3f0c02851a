extension LayoutConstraint {
  /// The distance in force, in points: ``constant`` unless it is a multiple of the standard distance
  /// and counts from a baseline of text.
  package var distance: Double {
    guard isSystemSpaced, relatesBaselines else { return constant }
    guard
      let spacing = SystemSpacing.between(
        baselinePlace(firstItem, firstAttribute), baselinePlace(secondItem, secondAttribute))
    else { return constant }
    let scale = (firstItem?.referenceView?.root.pixelScale) ?? 1
    return PixelRounding.ceil(constant / SystemSpacing.betweenEdges * spacing, scale: scale)
  }

  private func baselinePlace(
    _ item: LayoutItem?, _ attribute: LayoutAttribute
  ) -> SystemSpacing.BaselinePlace? {
    guard let baseline = attribute.baseline, let view = item as? LayoutView else { return nil }
    let source = view.baselineSource(for: baseline) { _ in }
    let offsets = source.baselineOffsets
    let line = baseline == .first ? offsets.firstLine : offsets.lastLine
    return line.map { SystemSpacing.BaselinePlace(baseline: baseline, line: $0) }
  }
}

extension LayoutView {
  /// Measures the content of every view that asked for it.
  func measureContentPass() {
    visitListed(for: .measureContent) { view in
      if view.takeWork(.measureContent) { view.measureContent() }
    }
  }

  private func measureContent() {
    guard !isBareLayoutView else { return }
    _ = engineReference.with { $0.counts.measures += 1 }
    if setAlignmentInsets(alignmentRectInsets) { setNeeds(.place) }
    content.wraps = contentWraps
    let size = contentSize(wrappingAt: content.wrapWidth)
    guard size != content.size else { return }
    content.size = size
    didChange(.content)
    baselinesDidChange()
    if let stack = parentReference.with({ $0.stack }) ?? nil {
      stack.naturalExtentsMayHaveChanged()
    }
  }

  /// Requests a measurement of wrapping content for its solved width.
  ///
  /// Source: UIKit's second pass, `_prepareForSecondIntrinsicContentSizeCalculationWithLayoutEngineBounds:`.
  @inline(__always)
  func updateWrapWidth() {
    if content.wraps { updateWidthOfWrapping() }
  }

  private func updateWidthOfWrapping() {
    let width = solvedRect.width
    let isSame = content.wrapWidth.map { abs($0 - width) <= LayoutTolerances.wrapWidth } ?? false
    guard !isSame else { return }
    content.wrapWidth = width
    if content.size.width > width { engine?.noteForUnbrokenMeasure(self) }
    setNeedsContentSize()
  }
}

import AutoLayout

/// In Xcode 9 and 10 the status bar of a screen without a cut-out covers a top-level view of a xib, or a scene with a
/// size of its own, only if it fills the screen or is at least 480 points high, as the smallest iPhone is.
///
/// Source: `docs/decisions/0034-safe-areas-on-the-canvas.md`.
struct StatusBarOverFullScreens: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    (ToolsVersion.xcode9 ..< .xcode11).contains(document.toolsVersion)
      && document.canvas.device.cutout == .none
  }

  func adjust(_ geometry: inout SceneGeometry, toSizeOfItsOwn size: Size) {
    guard size.height < Self.leastHeight, size != geometry.viewFrame.size else { return }
    geometry.safeAreaInsets.top = 0
  }

  private static let leastHeight = 480.0
}

import AutoLayout

/// Up to Xcode 10 the status bar of a screen without a cut-out covers only those top-level views of a xib that
/// fill the screen.
///
/// Source: `docs/decisions/0034-safe-areas-on-the-canvas.md`.
struct StatusBarOverFullScreens: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    document.toolsVersion < ToolsVersion("14700") && document.canvas.device.cutout == .none
  }

  func adjust(_ geometry: inout SceneGeometry, toSizeOfItsOwn size: Size) {
    if size != geometry.viewFrame.size { geometry.safeAreaInsets.top = 0 }
  }
}

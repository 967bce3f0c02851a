import AutoLayout

/// A top-level view of a xib lies in the corner of a screen. Since Xcode 14 the home indicator covers it
/// wherever it ends; before, only where it reaches down there.
///
/// Source: `docs/decisions/0025-bars-and-safe-areas-of-scenes.md`.
struct ViewsInTheCorner: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    document.toolsVersion >= ToolsVersion("21100")
  }

  func adjust(_ geometry: inout SceneGeometry, toSizeOfItsOwn size: Size) {
    geometry.keepsBottomInset = true
  }
}

/// Since Xcode 12 the canvas shows the large title of a scene small where the scene's view begins with a list.
///
/// A list that is scrolled shows it so on devices, too.
///
/// Source: `docs/decisions/0034-safe-areas-on-the-canvas.md`.
struct SmallTitlesAboveLists: QuirkBehavior {
  func applies(to document: DocumentDescription) -> Bool { document.toolsVersion >= .xcode12 }

  func adjust(_ context: inout SceneContext, of controller: ControllerDescription) {
    let first = controller.view?.subviews.first?.content
    if first is TableViewContent || first is CollectionViewContent {
      context.navigationBar?.hasLargeTitle = false
    }
  }
}

/// A cell or supplementary view of a collection view at the top level of a xib has the margins and the safe area
/// of a view controller's view.
///
/// At run time a collection view places it: it has margins of 8 points, and its safe area is what bars cover of it.
///
/// Source: `docs/decisions/0034-safe-areas-on-the-canvas.md`.
struct ControllersOfLoneItems: QuirkBehavior {
  func givesController(to item: ViewDescription) -> Bool {
    item.content is CollectionItemContent
  }
}

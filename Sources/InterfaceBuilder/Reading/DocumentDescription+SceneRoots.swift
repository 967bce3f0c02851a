extension DocumentDescription {
  /// Looks up the roots of the scenes that hold any of some objects.
  ///
  /// - Parameter ids: The ids of views, constraints or other objects.
  /// - Returns: The ids of the controllers of a storyboard's scenes, or of a xib's top-level views and controllers, in document order.
  package func roots(holding ids: [String]) -> [String] {
    let places = ids.compactMap { element(id: $0)?.range.lowerBound }
    func holds(_ element: DocumentElement) -> Bool {
      places.contains(where: element.range.contains)
    }
    let scenes = self.scenes.map(\.element).filter(holds)
    let views = topLevelViews.filter { holds($0.element) }
    let controllers = self.controllers.filter { controller in
      let place = controller.element.range.lowerBound
      return holds(controller.element) || scenes.contains { $0.range.contains(place) }
    }
    let roots = views.map { ($0.element, $0.id) } + controllers.map { ($0.element, $0.id) }
    return roots.sorted { $0.0.range.lowerBound < $1.0.range.lowerBound }.map(\.1)
  }
}

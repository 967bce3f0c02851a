import InterfaceBuilder

/// Views at the top of a scene or a xib to which no outlet leads: they are in no window.
///
/// In a scene they are beside its controller. In a xib they, or controllers, are beside the view of the controller that loads it.
///
/// Source: *Resource Programming Guide*, "The Nib Object Life Cycle": what an object at the top is for, outlets of the owner
/// say. Code that loads a xib itself may take its objects by their order, so that those of other owners are left alone.
struct UnconnectedViews {
  private let ranges: [Range<Int>]

  init(of description: DocumentDescription) {
    let document = description.document
    let tops = document.root.descendants.filter { element in
      guard element.parent?.name == "objects", let id = element.id else { return false }
      return description.view(id: id) != nil
        || element.parent?.parent?.name != "scene" && description.controller(id: id) != nil
    }
    guard !tops.isEmpty else {
      ranges = []
      return
    }
    let isOfController = document.root.descendants.contains(where: \.isOutletToView)
    let places = document.outletDestinations.map(\.range.lowerBound)
    ranges = tops.filter { $0.parent?.parent?.name == "scene" || isOfController }.map(\.range)
      .filter { range in !places.contains(where: range.contains) }
  }

  /// Whether an element is in one of them.
  func contain(_ element: DocumentElement) -> Bool {
    ranges.contains { $0.contains(element.range.lowerBound) }
  }
}

extension DocumentElement {
  /// Whether the element connects the owner of a xib, a controller, with its view.
  fileprivate var isOutletToView: Bool {
    name == "outlet" && self["property"] == "view"
      && parent?.parent?["placeholderIdentifier"] == "IBFilesOwner"
  }
}

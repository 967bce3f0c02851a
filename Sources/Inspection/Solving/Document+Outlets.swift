import InterfaceBuilder

extension Document {
  /// The elements that outlets and outlet collections lead to, in the order of these.
  ///
  /// - Complexity: O(*elements*).
  var outletDestinations: [DocumentElement] {
    root.descendants.filter { $0.name == "outlet" || $0.name == "outletCollection" }
      .compactMap { $0["destination"].flatMap(element(id:)) }
  }
}

import AutoLayout
import InterfaceBuilder

/// An equality that a fix adds to a document: `first.attribute = second.attribute + constant`.
struct NewConstraint: Hashable {
  /// One side of a constraint.
  struct Side: Hashable {
    /// The id of a view or layout guide.
    var itemID: String
    var attribute: LayoutAttribute
  }

  var first: Side
  /// The other side; nil for a fixed extent.
  var second: Side?
  /// The number to add, in points.
  var constant: Double

  /// The element, with its attributes in Interface Builder's order.
  ///
  /// - Parameters:
  ///   - id: The id of the constraint.
  ///   - holderID: The id of the view that holds it, which is left out as the first item.
  /// - Returns: The element.
  func element(id: String, heldBy holderID: String) -> NewElement {
    var attributes: [(name: String, value: String)] = []
    if first.itemID != holderID { attributes.append(("firstItem", first.itemID)) }
    attributes.append(("firstAttribute", first.attribute.name))
    if let second {
      attributes.append(("secondItem", second.itemID))
      attributes.append(("secondAttribute", second.attribute.name))
    }
    if constant != 0 || second == nil {
      attributes.append(("constant", ObjectNumber.text(constant)))
    }
    attributes.append(("id", id))
    return NewElement("constraint", attributes: attributes)
  }
}

/// Numbers as Interface Builder writes them.
enum ObjectNumber {
  /// The shortest text that is read as the same number, without a fraction of zero.
  static func text(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// The text of a coordinate of a frame: a zero has a fraction there.
  static func coordinate(_ value: Double) -> String {
    value == 0 ? "0.0" : text(value)
  }
}

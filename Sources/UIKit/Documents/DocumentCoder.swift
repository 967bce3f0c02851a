package import Foundation

/// The coder that objects of a document are created with.
///
/// Client classes get their attributes while `super.init(coder:)` runs, as on Apple's platforms, so that what their
/// initializers set afterwards stays.
package final class DocumentCoder: NSCoder {
  /// A value that an object needs before its attributes can be set.
  package enum Key: Hashable {
    /// The raw value of the class's style: of a table, a cell, a button, a transition.
    case style
    /// The raw value of the direction that pages turn in.
    case orientation
  }

  private let values: [Key: Int]
  private let attributes: @MainActor (UIResponder) -> Void

  /// Creates a coder.
  ///
  /// - Parameters:
  ///   - values: What the object needs first.
  ///   - attributes: Sets the attributes of the object that is made.
  package init(values: [Key: Int], attributes: @escaping @MainActor (UIResponder) -> Void) {
    self.values = values
    self.attributes = attributes
  }

  /// A value, as the raw value of a type; nil where the document has none.
  func value<Value: RawRepresentable>(_ key: Key) -> Value? where Value.RawValue == Int {
    values[key].flatMap(Value.init)
  }

  /// Sets the attributes of an object whose framework class is complete.
  @MainActor
  func configure(_ object: UIResponder) { attributes(object) }
}

extension NSCoder {
  /// A value of the document that an object is loaded from; nil for other coders.
  func documentValue<Value: RawRepresentable>(
    _ key: DocumentCoder.Key
  ) -> Value? where Value.RawValue == Int {
    (self as? DocumentCoder)?.value(key)
  }
}

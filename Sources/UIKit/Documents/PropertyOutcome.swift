/// The outcome of setting a property by its name in a document.
package enum PropertyOutcome {
  /// The property has the value.
  case set
  /// The framework's own property takes no such value, or is not there.
  case declined
  /// No stored property has the name.
  case unknown
  /// The property is a constant, or kept in a way that cannot be written to here, such as a weak reference to a protocol.
  case notWritable
  /// The property has another type.
  case unfitting(Any.Type)
}

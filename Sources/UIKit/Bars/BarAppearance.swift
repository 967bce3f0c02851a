/// The looks of a bar in one of its states, as far as documents give them.
package struct BarAppearance: Sendable {
  /// The colour of the background; nil for the system's material.
  package var backgroundColor: UIColor?
  /// The colour of the title; nil for the bar's own.
  package var titleColor: UIColor?

  /// Creates looks.
  package init(backgroundColor: UIColor?, titleColor: UIColor?) {
    self.backgroundColor = backgroundColor
    self.titleColor = titleColor
  }
}

/// The looks of a bar in its states.
package struct BarAppearances: Sendable {
  /// The looks over content.
  package var standard: BarAppearance?
  /// The looks where content has come to rest at the bar; nil for the standard ones without a background.
  package var scrollEdge: BarAppearance?

  /// Creates looks.
  package init(standard: BarAppearance? = nil, scrollEdge: BarAppearance? = nil) {
    self.standard = standard
    self.scrollEdge = scrollEdge
  }

  /// The looks in a state; nil where the document has none for it.
  package func appearance(atScrollEdge isAtScrollEdge: Bool) -> BarAppearance? {
    isAtScrollEdge ? scrollEdge : standard
  }
}

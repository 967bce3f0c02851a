extension CodeFacts {
  /// Whether the code of a class gives the rows of a table automatic heights, and no others.
  func givesAutomaticRowHeights(_ className: String) -> Bool {
    classesGivingAutomaticRowHeights.contains(className)
  }
}

extension CodeFacts {
  /// Whether the code that makes rows of a class gives them heights that do not follow from their content.
  func givesHeightsOfItsOwn(toRowsOf className: String) -> Bool {
    givesHeights(toRowsOf: className) && !givesAutomaticHeights(toRowsOf: className)
  }
}

/// The heights that code gives rows of tables.
extension CodeFacts {
  /// Whether the code that makes rows of a class gives rows their heights.
  func givesHeights(toRowsOf className: String) -> Bool {
    classesOfRowsGivenHeights.contains(className)
  }

  /// Whether the code that makes rows of a class lets tables find their heights.
  func givesAutomaticHeights(toRowsOf className: String) -> Bool {
    classesOfAutomaticRows.contains(className)
  }

  /// Whether the code that makes rows of a class gives rows automatic heights or numbers, of which a height that one is drawn at
  /// is twice the largest or more.
  ///
  /// Numbers are for lines between rows, for headings and for rows without content: no row is cut to half of what it shows.
  func givesOnlyLowerNumbers(toRowsOf className: String, drawnAt height: Double) -> Bool {
    largestHeightsBesideAutomatic[className].map { height >= 2 * $0 } ?? false
  }

  /// Whether the code that makes rows of a class gives them heights that do not follow from their content.
  func givesHeightsOfItsOwn(toRowsOf className: String) -> Bool {
    givesHeights(toRowsOf: className) && !givesAutomaticHeights(toRowsOf: className)
  }

  /// Whether the code of a class gives the rows of a table automatic heights, and no others.
  func givesAutomaticRowHeights(_ className: String) -> Bool {
    classesGivingAutomaticRowHeights.contains(className)
  }
}

/// The heights that the code which makes rows of tables gives them.
extension ProjectFacts {
  /// Looks for classes of rows whose heights the code that makes them gives.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those that stand in a file which gives rows their heights.
  public mutating func classesOfRowsGivenHeights(
    among classes: [String], for document: String
  ) -> [String] {
    guard let tree = tree(of: document), let mentions = mentions(in: tree) else { return [] }
    return classes.filter { mentions.rowMakers.giveHeights(besides: $0) }
  }

  /// Looks for classes of rows that the code which makes them gives automatic heights.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: Those that stand in a file which gives rows automatic heights, and in none which gives them others; also
  ///   those that stand in none which gives heights, but in the code of controllers whose tables find them, by what
  ///   documents say.
  public mutating func classesOfAutomaticRows(
    among classes: [String], for document: String
  ) -> [String] {
    guard let tree = tree(of: document), let mentions = mentions(in: tree) else { return [] }
    let (makers, types) = (mentions.rowMakers, mentions.orientations)
    return classes.filter { name in
      makers.giveAutomaticHeights(besides: name)
        || makers.leaveHeightsToTables(besides: name, ancestors: types.ancestors)
    }
  }

  /// Looks for classes of rows that code gives automatic heights, unless they have one of some numbers.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: The largest of these numbers, by class.
  public mutating func largestHeightsBesideAutomatic(
    among classes: [String], for document: String
  ) -> [String: Double] {
    guard let tree = tree(of: document), let mentions = mentions(in: tree) else { return [:] }
    return classes.reduce(into: [:]) {
      $0[$1] = mentions.rowMakers.largestHeightBesideAutomatic(besides: $1)
    }
  }

  /// Looks for classes of rows to which code gives numbers as their heights, and nothing else.
  ///
  /// - Parameters:
  ///   - classes: The classes to look at.
  ///   - document: The path of the document that names them, resolved.
  /// - Returns: The numbers, ascending, by class.
  public mutating func heightsOfRows(
    among classes: [String], for document: String
  ) -> [String: [Double]] {
    guard let tree = tree(of: document), let mentions = mentions(in: tree) else { return [:] }
    return classes.reduce(into: [:]) { heights, name in
      let numbers = mentions.rowMakers.heights(besides: name)
      if !numbers.isEmpty { heights[name] = numbers }
    }
  }
}

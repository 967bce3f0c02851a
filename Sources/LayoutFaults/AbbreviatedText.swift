extension String {
  /// The text on one line, cut after 32 characters.
  ///
  /// - Complexity: O(1) but for the line ends that it begins with.
  package var abbreviated: String {
    var line = ""
    var isBetweenLines = false
    for character in self {
      if character.isNewline {
        isBetweenLines = !line.isEmpty
        continue
      }
      if isBetweenLines { line += " " }
      isBetweenLines = false
      line.append(character)
      if line.count > 32 { return line.prefix(31) + "…" }
    }
    return line
  }
}

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

  /// The text with an ellipsis in place of its middle where it is longer than a number of characters.
  package func abbreviated(to length: Int) -> String {
    guard count > length else { return self }
    let end = (length - 1) / 2
    return prefix(length - 1 - end) + "…" + suffix(end)
  }
}

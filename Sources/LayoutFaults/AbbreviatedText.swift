extension String {
  /// The text on one line, cut after 32 characters.
  package var abbreviated: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count <= 32 ? line : line.prefix(31) + "…"
  }
}

/// The lines that two texts differ in.
package struct LineDifference {
  /// Lines of the old text alone after `-`, of the new one alone after `+`, with the common lines
  /// next to them.
  package let text: String

  /// The number of common lines shown next to others.
  private static let context = 2

  package init(from old: String, to new: String) {
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
    let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in newLines.difference(from: oldLines) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [(mark: Character, text: Substring)] = []
    var (i, j) = (0, 0)
    while i < oldLines.count || j < newLines.count {
      if i < oldLines.count, removed.contains(i) {
        lines.append(("-", oldLines[i]))
        i += 1
      } else if j < newLines.count, added.contains(j) {
        lines.append(("+", newLines[j]))
        j += 1
      } else {
        lines.append((" ", newLines[j]))
        (i, j) = (i + 1, j + 1)
      }
    }
    text = Self.shown(lines)
  }

  private static func shown(_ lines: [(mark: Character, text: Substring)]) -> String {
    let changed = lines.indices.filter { lines[$0].mark != " " }
    let near = lines.indices.filter { index in
      changed.contains { abs($0 - index) <= context }
    }
    var result: [String] = []
    var last = -1
    for index in near {
      if index > last + 1 { result.append("  …") }
      result.append("\(lines[index].mark) \(lines[index].text)")
      last = index
    }
    if last >= 0, last < lines.count - 1 { result.append("  …") }
    return result.joined(separator: "\n")
  }
}

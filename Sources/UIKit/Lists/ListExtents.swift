import Foundation

/// The heights of a list's headers, rows and footers, each measured or estimated.
///
/// Each part has a number of its own, which it keeps when others come and go.
struct ListExtents {
  /// The kinds of parts.
  enum Kind: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  /// One part.
  struct Part {
    let kind: Kind
    let number: Int
    var height: CGFloat
    /// Whether the height is known.
    var isExact: Bool
  }

  /// The numbers of a section's parts.
  struct Section {
    let header: Int
    var rows: [Int]
    let footer: Int
  }

  private(set) var parts: [Part] = []
  private(set) var sections: [Section] = []
  /// The top of each part, then the bottom of the last, as far as they are computed.
  private var tops: [CGFloat] = [0]
  /// The index of each section's first part.
  private var starts: [Int] = []
  private var lastNumber = 0

  /// The height of a part, measured or estimated.
  typealias Height = (height: CGFloat, isExact: Bool)

  /// Returns a number that no part had.
  mutating func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Returns a section of new rows.
  mutating func newSection(rowCount: Int) -> Section {
    let header = newNumber()
    let rows = (0..<rowCount).map { _ in newNumber() }
    return Section(header: header, rows: rows, footer: newNumber())
  }

  /// Replaces the sections; parts that were there keep their heights.
  mutating func take(_ newSections: [Section], height: (Kind) -> Height) {
    var known: [Int: Height] = [:]
    for part in parts { known[part.number] = (part.height, part.isExact) }
    (parts, starts, tops, sections) = ([], [], [0], newSections)
    for (index, section) in newSections.enumerated() {
      starts.append(parts.count)
      append(.header(index), section.header, known, height)
      for (row, number) in section.rows.enumerated() {
        append(.row(IndexPath(row: row, section: index)), number, known, height)
      }
      append(.footer(index), section.footer, known, height)
    }
  }

  private mutating func append(
    _ kind: Kind, _ number: Int, _ known: [Int: Height], _ height: (Kind) -> Height
  ) {
    let (height, isExact) = known[number] ?? height(kind)
    parts.append(Part(kind: kind, number: number, height: height, isExact: isExact))
  }

  /// Marks measured heights as estimates.
  mutating func forgetHeights(where isForgotten: (Part) -> Bool) {
    for index in parts.indices where isForgotten(parts[index]) { parts[index].isExact = false }
  }

  /// Sets the measured height of a part.
  mutating func setHeight(_ height: CGFloat, at index: Int) {
    parts[index].isExact = true
    guard parts[index].height != height else { return }
    parts[index].height = height
    if tops.count > index + 1 { tops.removeLast(tops.count - index - 1) }
  }

  /// Returns the top of a part, from the top of the first one, in points.
  mutating func top(at index: Int) -> CGFloat {
    while tops.count <= index { tops.append(tops[tops.count - 1] + parts[tops.count - 1].height) }
    return tops[index]
  }

  /// The height of all parts.
  var total: CGFloat {
    mutating get { top(at: parts.count) }
  }

  /// Returns the first part whose bottom is below a position; the number of parts if none is.
  mutating func firstIndex(endingBeyond y: CGFloat) -> Int {
    _ = total
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle + 1] > y { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the index of the part of a row; nil if there is no such row.
  func index(of indexPath: IndexPath) -> Int? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      sections[indexPath.section].rows.indices.contains(indexPath.row)
    else { return nil }
    return starts[indexPath.section] + 1 + indexPath.row
  }

  /// Returns the indices of the parts of a section with its header and footer; nil if there is no such section.
  func indices(ofSection section: Int) -> ClosedRange<Int>? {
    guard sections.indices.contains(section) else { return nil }
    return starts[section]...(starts[section] + sections[section].rows.count + 1)
  }
}

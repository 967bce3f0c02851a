/// The end of a description: its state, and the items that names stand for.
struct Legend {
  var state: ConstraintDescription.State?
  /// The view that `|` stands for.
  var superview: LogItem?
  private var named: [(name: String, item: LogItem)] = []

  /// Removes the end `   (active, names: '|':UIView:0x… )` of a description.
  init(removingFrom description: inout Bytes) {
    let part = description.trimmed
    guard part.last == UInt8(ascii: ")"), let start = Legend.start(in: part) else { return }
    description = part[..<start].trimmed
    var inner = part[(start + 1)...].dropLast()
    if inner.hasPrefix("active") { state = .active }
    if inner.hasPrefix("inactive") { state = .inactive }
    if let names = inner.firstIndex(of: "ames:") {
      inner = inner[(names + 5)...]
      readNames(inner.trimmed)
    }
  }

  private static func start(in part: Bytes) -> Int? {
    let starts = [
      part.lastIndex(of: "(active"), part.lastIndex(of: "(inactive"),
      part.lastIndex(of: "(Names:"), part.lastIndex(of: "(names:"),
    ]
    return starts.compactMap { $0 }.min()
  }

  /// Reads `name:Class:0xaddress, '|':Class:0xaddress`.
  private mutating func readNames(_ bytes: Bytes) {
    var rest = bytes
    while !rest.isEmpty {
      guard let address = rest.firstIndex(of: ":0x") ?? rest.firstIndex(of: ": 0x") else { return }
      var end = (rest.firstIndex(of: "0x", from: address) ?? address) + 2
      while end < rest.endIndex, rest[end].isHexDigit { end += 1 }
      add(rest[..<end])
      rest = rest[end...]
      while let first = rest.first, first != UInt8(ascii: ",") { rest = rest.dropFirst() }
      rest = rest.dropFirst().trimmed
    }
  }

  private mutating func add(_ entry: Bytes) {
    if entry.hasPrefix("'|':") {
      superview = LogItem(entry.dropFirst(4))
      return
    }
    let item = LogItem(entry)
    let words = (item.className ?? "").split(separator: ":", maxSplits: 1)
    guard let name = words.first.map({ $0.trimmingQuotes }) else { return }
    var resolved = item
    resolved.className = words.count > 1 ? String(words[1]) : nil
    resolved.name = name
    named.append((name, resolved))
  }

  /// An item with what its name stands for.
  func resolved(_ item: LogItem) -> LogItem {
    guard item.address == nil, let name = item.name,
      let entry = named.first(where: { $0.name == name })
    else { return item }
    return entry.item
  }

  /// The view that `|` stands for, under its own name where it has one.
  var resolvedSuperview: LogItem? {
    guard let superview else { return nil }
    if let entry = named.first(where: { $0.item.address == superview.address }) {
      return entry.item
    }
    return superview
  }
}

extension Substring {
  fileprivate var trimmingQuotes: String {
    var part = self
    if part.first == "'" { part.removeFirst() }
    if part.last == "'" { part.removeLast() }
    return String(part)
  }
}

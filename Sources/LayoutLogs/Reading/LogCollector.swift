/// Collects the parts of a log, repetitions counted.
struct LogCollector {
  private var contents = LogContents()
  private var places: [[String]: Int] = [:]
  /// The last list, as long as the line that names its broken constraint may follow.
  private var last: (log: ConstraintLog, line: Int)?
  /// The addresses of constraints in the lists so far, to know mentions of them.
  private var known: Set<String> = []

  /// Whether the last list does not say which of its constraints breaks.
  var lacksBroken: Bool { last?.log.gaps.contains(.brokenConstraint) == true }

  mutating func add(_ log: ConstraintLog, line: Int) {
    if log.source == .list, log.constraints.allSatisfy({ known.contains(LogDraft.key(of: $0)) }) {
      return
    }
    if repeats(log) {
      last = (log, last?.line ?? line)
      return
    }
    settle()
    if known.count > Self.maximumKnown { known.removeAll() }
    for constraint in log.constraints { known.insert(LogDraft.key(of: constraint)) }
    last = (log, line)
  }

  /// Whether a list is the last one again, which macOS 14 and later write in two forms.
  private func repeats(_ log: ConstraintLog) -> Bool {
    guard let last, last.log.isStructured, !log.isStructured else { return false }
    return last.log.constraints.map(LogDraft.key) == log.constraints.map(LogDraft.key)
  }

  /// Takes the constraint that breaks for the last list, if it is a member of that.
  mutating func takeBroken(_ constraint: ConstraintDescription) -> Bool {
    guard lacksBroken, let (known, line) = last else { return false }
    var log = known
    let key = LogDraft.key(of: constraint)
    guard log.constraints.contains(where: { LogDraft.key(of: $0) == key }) else { return false }
    log.setBroken(constraint)
    last = (log, line)
    return true
  }

  mutating func add(_ part: LogPart, line: Int) {
    settle()
    count(part, line: line, under: ["\(part)"])
  }

  mutating func addUnread(_ bytes: Bytes) {
    guard contents.unread.count < Self.maximumUnread else {
      contents.unkeptCount += 1
      return
    }
    contents.unread.append(bytes.trimmed.prefix(Self.maximumUnreadLength).text)
  }

  mutating func end() -> LogContents {
    settle()
    return contents
  }

  private mutating func settle() {
    guard let (log, line) = last else { return }
    last = nil
    guard !log.constraints.isEmpty else {
      contents.emptyCount += 1
      return
    }
    count(.constraints(log), line: line, under: LogSignature(log).lines)
  }

  private mutating func count(_ part: LogPart, line: Int, under key: [String]) {
    if let place = places[key] {
      contents.entries[place].count += 1
    } else if contents.entries.count < Self.maximumEntries {
      places[key] = contents.entries.count
      contents.entries.append(.init(part: part, line: line))
    } else {
      contents.unkeptCount += 1
    }
  }

  private static let maximumKnown = 20_000
  /// More different conflicts than anybody reads.
  private static let maximumEntries = 1000
  private static let maximumUnread = 100
  private static let maximumUnreadLength = 2000
}

/// A list of constraints without addresses, the same for all runs of one program.
struct LogSignature {
  let lines: [String]

  init(_ log: ConstraintLog) {
    let bare = log.constraints.map(\.textWithoutAddresses)
    let order = log.constraints.indices.sorted {
      (bare[$0], $0) < (bare[$1], $1)
    }
    var numbers: [String: Int] = [:]
    var lines: [String] = []
    for index in order {
      let constraint = log.constraints[index]
      var line = bare[index]
      let items = constraint.items + (constraint.superview.map { [$0] } ?? [])
      for key in items.map(\.key) {
        let number = numbers[key] ?? numbers.count
        numbers[key] = number
        line += " \(number)"
      }
      lines.append(line)
    }
    self.lines = lines + ["\(log.broken.map { bare[$0] } ?? "")"]
  }
}

extension ConstraintDescription {
  /// The description with a sign for each address.
  var textWithoutAddresses: String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)[...]
    var index = bytes.startIndex
    while index < bytes.endIndex {
      result.append(bytes[index])
      guard bytes.matches("0x", at: index) else {
        index += 1
        continue
      }
      index += 2
      while index < bytes.endIndex, bytes[index].isHexDigit { index += 1 }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// Puts lists of constraints and traces together from lines.
struct LogAssembler {
  private var draft: LogDraft?
  private var trace: (line: Int, nodes: [TraceLog.Node])?
  private var wrapped: WrappedDescription?
  private var collector = LogCollector()
  private var number = 0
  /// Lines that belong to a part of a log.
  private var ownLineCount = 0

  /// Whether the next line may belong to a part that has begun.
  var isOpen: Bool { draft != nil || trace != nil || wrapped != nil }

  mutating func take(_ bytes: Bytes, line: Int) {
    number = line
    var isOwn = false
    for line in LineCleaner.lines(of: bytes) where takeClean(line) { isOwn = true }
    if isOwn { ownLineCount += 1 }
  }

  mutating func end(lineCount: Int) -> LogContents {
    giveUpWrapped()
    finishTrace()
    finishDraft()
    var contents = collector.end()
    contents.lineCount = lineCount
    contents.otherLineCount = max(0, lineCount - ownLineCount)
    return contents
  }

  /// Takes a line.
  ///
  /// - Returns: Whether it belongs to a part of a log.
  private mutating func takeClean(_ bytes: Bytes) -> Bool {
    var line = bytes
    if var description = wrapped {
      wrapped = nil
      if startsAnew(line) {
        giveUp(description)
      } else if let whole = description.add(line) {
        line = whole
      } else if description.isTooLong {
        giveUp(description)
      } else {
        wrapped = description
        return true
      }
    }
    if takeTrace(line) { return true }
    return takeEvents(line) || takeForeign(line)
  }

  // MARK: Traces

  private mutating func takeTrace(_ line: Bytes) -> Bool {
    if trace == nil {
      guard TraceReader.begins(line) else { return false }
      trace = (number, [])
    } else if TraceReader.isLegend(line) {
      return true
    }
    guard !line.contains("onstraint:"), let node = TraceReader.node(line) else {
      if !line.trimmed.isEmpty { finishTrace() }
      return false
    }
    trace?.nodes.append(node)
    return true
  }

  private mutating func finishTrace() {
    guard let trace else { return }
    collector.add(.trace(TraceLog(nodes: trace.nodes)), line: trace.line)
    self.trace = nil
  }

  // MARK: Lists

  private enum Event {
    case header, breaks, ends
    case description
  }

  private static func next(in line: Bytes, from start: Int) -> (event: Event, range: Range<Int>)? {
    var found: [(Event, Range<Int>)] = []
    for (event, phrases) in [
      (Event.header, LogPhrase.headers), (.breaks, LogPhrase.breaks), (.ends, LogPhrase.ends),
    ] {
      if let range = LogPhrase.find(phrases, in: line, from: start) { found.append((event, range)) }
    }
    if let place = DescriptionFinder.start(in: line, from: start) {
      found.append((.description, place..<place))
    }
    return found.min { $0.1.lowerBound < $1.1.lowerBound }
  }

  /// Takes what a line holds of lists.
  ///
  /// - Returns: Whether it holds anything.
  private mutating func takeEvents(_ line: Bytes) -> Bool {
    var position = line.startIndex
    var isOwn = false
    while let (event, range) = Self.next(in: line, from: position) {
      isOwn = true
      position = range.upperBound
      switch event {
      case .header: takeHeader(line)
      case .breaks: openDraft { $0.expectBroken() }
      case .ends: takeEnd(line)
      case .description: position = takeDescription(line, at: range.lowerBound)
      }
    }
    if isListEnd(line[position...]) {
      draft?.addClose()
      isOwn = isOwn || draft != nil
    }
    if isOwn { draft?.foreignLines = 0 }
    return isOwn
  }

  private mutating func takeHeader(_ line: Bytes) {
    if let draft, draft.isClosed || draft.headers.isEmpty { finishDraft() }
    openDraft { $0.addHeader() }
    if let process = LineCleaner.process(in: line) { draft?.process = process }
    if LogPhrase.find(LogPhrase.structured, in: line, from: line.startIndex) != nil {
      draft?.isStructured = true
    }
    if LogPhrase.find(LogPhrase.appKit, in: line, from: line.startIndex) != nil {
      draft?.isAppKit = true
    }
  }

  private mutating func takeEnd(_ line: Bytes) {
    guard draft != nil else { return }
    if LogPhrase.find(LogPhrase.appKit, in: line, from: line.startIndex) != nil {
      draft?.isAppKit = true
    }
    draft?.addEnd()
    if draft?.isComplete == true { finishDraft() }
  }

  /// Takes the description at a place.
  ///
  /// - Returns: The place after it.
  private mutating func takeDescription(_ line: Bytes, at start: Int) -> Int {
    switch DescriptionFinder.read(line, at: start) {
    case .constraint(let constraint, let end):
      add(constraint)
      let rest = line[end...].drop { $0.isBlank || $0 == UInt8(ascii: "\"") }
      if rest.first == UInt8(ascii: ")"), rest.count > 1 { draft?.addClose() }
      return end
    case .unread(let bytes, let end):
      giveUp(WrappedDescription(bytes))
      return end
    case .unfinished:
      wrapped = WrappedDescription(line[start...])
      return line.endIndex
    }
  }

  private mutating func add(_ constraint: ConstraintDescription) {
    if draft?.expectsBroken == true, draft?.contains(constraint) == false,
      collector.takeBroken(constraint)
    {
      if draft?.isEmpty == true, draft?.headers.isEmpty == true { draft = nil }
      return
    }
    if let draft, draft.headers.isEmpty, draft.isComplete || !draft.broken.isEmpty { finishDraft() }
    openDraft { $0.add(constraint) }
    if draft?.isFull == true { finishDraft() }
  }

  private mutating func openDraft(_ change: (inout LogDraft) -> Void) {
    var open = draft ?? LogDraft(line: number)
    change(&open)
    draft = open
  }

  private mutating func finishDraft() {
    guard let draft else { return }
    self.draft = nil
    for log in draft.logs() { collector.add(log, line: draft.line) }
  }

  // MARK: Other lines

  /// Takes a line without anything of a list.
  ///
  /// - Returns: Whether it belongs to the log around the list.
  private mutating func takeForeign(_ line: Bytes) -> Bool {
    if LogPhrase.isBoilerplate(line) { return true }
    guard draft != nil else { return false }
    if line.trimmed.last == UInt8(ascii: "("), draft?.isFinishedList == true {
      finishDraft()
      return false
    }
    if line.trimmed.isEmpty || line.trimmed == [UInt8(ascii: "(")][...] { return true }
    if line.contains("onstraint"), line.contains("0x") { collector.addUnread(line) }
    draft?.foreignLines += 1
    let limit = draft?.headers.isEmpty == true ? Self.listPatience : Self.patience
    if (draft?.foreignLines ?? 0) > limit { finishDraft() }
    return false
  }

  private mutating func giveUpWrapped() {
    if let wrapped { giveUp(wrapped) }
    wrapped = nil
  }

  /// Takes a description that breaks off as far as it goes.
  private mutating func giveUp(_ description: WrappedDescription) {
    if draft?.takeTornBroken(description.text) == true { return }
    if let constraint = DescriptionFinder.readTorn(description.text) {
      add(constraint)
    } else {
      draft?.addUnread()
      collector.addUnread(description.text)
    }
  }

  /// Whether a line cannot go on with a description that the line before began.
  private func startsAnew(_ line: Bytes) -> Bool {
    let part = line.trimmed
    if part.isEmpty || isListEnd(part) { return true }
    guard let (event, range) = Self.next(in: line, from: line.startIndex) else { return false }
    guard case .description = event else { return true }
    return line[..<range.lowerBound].allSatisfy { $0.isBlank || $0 == UInt8(ascii: "\"") }
  }

  private func isListEnd(_ line: Bytes) -> Bool {
    let part = line.trimmed.drop { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ",") }.trimmed
    guard part.first == UInt8(ascii: ")") else { return false }
    return part.count <= 3
  }

  /// The lines of other things after which a list that began with a heading is over.
  private static let patience = 200
  /// The same for a list without heading.
  private static let listPatience = 3
}

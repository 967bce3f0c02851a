/// A list of constraints while it is read, or several whose lines are mixed.
struct LogDraft {
  let line: Int
  /// The number of members read before each header.
  private(set) var headers: [Int] = []
  private(set) var members: [ConstraintDescription] = []
  private(set) var broken: [ConstraintDescription] = []
  private(set) var closes = 0
  private(set) var ends = 0
  var isAppKit = false
  /// The name of the process, where a heading says it.
  var process: String?
  var isStructured = false
  /// Whether the next description is of the constraint that breaks.
  private(set) var expectsBroken = false
  /// The lines of other things since the last line of the log.
  var foreignLines = 0
  /// The members whose descriptions are not understood.
  private var unreadCount = 0
  private var addresses: Set<String> = []

  init(line: Int) {
    self.line = line
  }

  mutating func addHeader() {
    // Two headings without a member between them are of one list, or of lists whose lines are mixed.
    headers.append(members.count)
  }

  mutating func addClose() {
    if !members.isEmpty { closes += 1 }
  }

  mutating func addEnd() { ends += 1 }
  mutating func addUnread() { unreadCount += 1 }
  mutating func expectBroken() { expectsBroken = true }

  /// Adds a member, or the constraint that breaks.
  mutating func add(_ constraint: ConstraintDescription) {
    if expectsBroken {
      broken.append(constraint)
      expectsBroken = false
    } else if addresses.insert(Self.key(of: constraint)).inserted {
      members.append(constraint)
    }
  }

  /// Takes the beginning of the description of the constraint that breaks, if it fits one member alone.
  mutating func takeTornBroken(_ bytes: Bytes) -> Bool {
    guard expectsBroken, let start = bytes.firstIndex(of: "0x") else { return false }
    var end = start + 2
    while end < bytes.endIndex, bytes[end].isHexDigit { end += 1 }
    let address = bytes[start..<end].text.lowercased()
    let fitting = members.filter { $0.address.hasPrefix(address) }
    guard fitting.count == 1 else { return false }
    broken.append(fitting[0])
    expectsBroken = false
    return true
  }

  func contains(_ constraint: ConstraintDescription) -> Bool {
    addresses.contains(Self.key(of: constraint))
  }

  /// Two mentions of one constraint have the same key.
  static func key(of constraint: ConstraintDescription) -> String {
    constraint.address.hasPrefix("0x") ? constraint.address : constraint.text
  }

  /// Whether every list that began has ended.
  var isClosed: Bool { headers.isEmpty || closes >= headers.count || !broken.isEmpty }
  /// Whether a list without heading has ended, so that a bracket opens another one.
  var isFinishedList: Bool { headers.isEmpty && closes > 0 && !expectsBroken }
  /// Whether nothing more is expected.
  var isComplete: Bool { ends > 0 && ends >= headers.count }
  var isEmpty: Bool { members.isEmpty && broken.isEmpty }
  var isFull: Bool { members.count >= Self.maximumCount }

  /// More constraints than any list has.
  private static let maximumCount = 2000
}

extension LogDraft {
  /// The lists that the lines are of.
  func logs() -> [ConstraintLog] {
    if headers.count > 1, closes > 1 || broken.count > 1 { return mixedLogs() }
    let starts = headers.dropFirst().filter { $0 > 0 && $0 < members.count }
    let bounds = [0] + starts + [members.count]
    return zip(bounds, bounds.dropFirst()).map { start, end in
      log(Array(members[start..<end]), isLast: end == members.count)
    }
  }

  private func log(_ members: [ConstraintDescription], isLast: Bool) -> ConstraintLog {
    var log = ConstraintLog(members)
    log.platform = platform
    log.process = process
    log.isStructured = isStructured
    if isLast, let broken = broken.last { log.setBroken(broken) }
    let isConflict = !headers.isEmpty || !broken.isEmpty
    log.source = isConflict ? .conflict : .list
    guard isConflict else { return log }
    if headers.isEmpty { log.gaps.append(.beginning) }
    if log.broken == nil { log.gaps.append(.brokenConstraint) }
    if !isLast || (closes == 0 && broken.isEmpty) {
      log.gaps.append(.ending)
    } else if unreadCount > 0 {
      log.gaps.append(.members)
    }
    return log
  }

  private var platform: ConstraintLog.Platform {
    let names = (members + broken).flatMap(\.items).compactMap(\.shortClass)
    let appKit = names.count { $0.hasPrefix("NS") || $0.hasPrefix("_NS") }
    let uiKit = names.count { $0.hasPrefix("UI") || $0.hasPrefix("_UI") }
    return appKit > uiKit || (isAppKit && uiKit == 0) ? .appKit : .uiKit
  }

  /// Lists whose lines are mixed, told apart by the items that their constraints share.
  private func mixedLogs() -> [ConstraintLog] {
    let components = ItemComponents(members).groups
    return components.map { indices in
      var log = ConstraintLog(indices.map { members[$0] })
      log.platform = platform
      log.isMixed = true
      let keys = Set(log.constraints.map(Self.key))
      let items = Set(log.constraints.flatMap(\.items).map(\.key))
      let own =
        broken.first { keys.contains(Self.key(of: $0)) }
        ?? broken.first { !$0.items.allSatisfy { !items.contains($0.key) } }
      if let own { log.setBroken(own) } else { log.gaps.append(.brokenConstraint) }
      return log
    }
  }
}

extension ConstraintLog {
  /// Sets the constraint that breaks, and adds it to the list where that lacks it.
  mutating func setBroken(_ constraint: ConstraintDescription) {
    let key = LogDraft.key(of: constraint)
    if let place = constraints.firstIndex(where: { LogDraft.key(of: $0) == key }) {
      broken = place
    } else {
      broken = constraints.count
      isBrokenAdded = !constraints.isEmpty
      constraints.append(constraint)
    }
    gaps.removeAll { $0 == .brokenConstraint }
  }
}

/// Constraints in groups that share no item.
struct ItemComponents {
  /// The places of the constraints of each group, in the order of their first ones.
  private(set) var groups: [[Int]] = []

  init(_ constraints: [ConstraintDescription]) {
    var parents = Array(constraints.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index { index = parents[index] }
      return index
    }
    var owners: [String: Int] = [:]
    for (index, constraint) in constraints.enumerated() {
      for item in constraint.items + (constraint.superview.map { [$0] } ?? []) {
        if let owner = owners[item.key] {
          let (first, second) = (root(owner), root(index))
          parents[max(first, second)] = min(first, second)
        } else {
          owners[item.key] = index
        }
      }
    }
    var places: [Int: Int] = [:]
    for index in constraints.indices {
      let root = root(index)
      if let place = places[root] {
        groups[place].append(index)
      } else {
        places[root] = groups.count
        groups.append([index])
      }
    }
  }
}

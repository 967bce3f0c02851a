/// The constraints and variables as recorded, and how they were at the last `solve`.
///
/// Slots of removed constraints and handles of removed variables are given again, so memory
/// follows the largest number alive at a time.
struct Store: Sendable {
  /// The constraints by slot, as recorded.
  private(set) var records: [ConstraintRecord?] = []
  private var freeSlots: [Int] = []
  private var slotOfSerial: [UInt64: Int] = [:]
  private var nextSerial: UInt64 = 0
  /// The slots of constraints that mention a variable, in no particular order.
  private(set) var occurrences: [[Int]] = []
  /// Whether a variable exists, by handle.
  private(set) var isAlive: [Bool] = []
  private var freeVariables: [Int] = []
  private var removedVariables: [Int] = []
  /// The slots edited since the last commit, in the order of their first edit.
  private(set) var touched: [Int] = []
  private var isTouched: [Bool] = []
  /// For touched slots, what was there at the last commit.
  private(set) var originals: [ConstraintRecord?] = []

  var variableCount: Int { isAlive.count }
  var aliveVariables: [Int] { isAlive.indices.filter { isAlive[$0] } }

  // MARK: Variables

  mutating func makeVariable() -> Int {
    if let variable = freeVariables.popLast() {
      isAlive[variable] = true
      return variable
    }
    isAlive.append(true)
    occurrences.append([])
    return isAlive.count - 1
  }

  mutating func removeVariable(_ variable: Int) {
    checkVariable(variable)
    precondition(
      occurrences[variable].isEmpty, "A variable that constraints mention cannot be removed")
    isAlive[variable] = false
    removedVariables.append(variable)
  }

  func checkVariable(_ variable: Int) {
    precondition(
      isAlive.indices.contains(variable) && isAlive[variable],
      "The variable does not belong to this solver or was removed")
  }

  // MARK: Constraints

  func slot(of id: ConstraintID) -> Int {
    guard let slot = slotOfSerial[id.serial] else {
      preconditionFailure("The constraint does not belong to this solver or was removed")
    }
    return slot
  }

  /// The constraint in a slot that holds one.
  func record(_ slot: Int) -> ConstraintRecord {
    guard let record = records[slot] else {
      preconditionFailure("Slot \(slot) holds no constraint")
    }
    return record
  }

  mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    for term in constraint.terms { checkVariable(Int(term.variable.index)) }
    let record = try ConstraintRecord(constraint, serial: nextSerial)
    nextSerial += 1
    var slot = records.count
    if let free = freeSlots.popLast() {
      slot = free
    } else {
      records.append(nil)
      originals.append(nil)
      isTouched.append(false)
    }
    touch(slot)
    insert(record, slot)
    return ConstraintID(serial: record.serial)
  }

  mutating func remove(_ id: ConstraintID) {
    let slot = slot(of: id)
    touch(slot)
    extract(slot)
    // Neither in use before nor after: nothing to undo.
    if originals[slot] == nil { freeSlots.append(slot) }
  }

  mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    try ConstraintRecord.check(constant)
    let slot = slot(of: id)
    touch(slot)
    records[slot]?.constant = constant
  }

  mutating func setPriority(_ priority: Priority, of id: ConstraintID) {
    let slot = slot(of: id)
    touch(slot)
    records[slot]?.priority = priority
    if priority < .required { records[slot]?.isBroken = false }
  }

  /// Notes whether a required constraint gives way; not an edit.
  mutating func setBroken(_ slot: Int, _ isBroken: Bool) {
    records[slot]?.isBroken = isBroken
  }

  private mutating func touch(_ slot: Int) {
    guard !isTouched[slot] else { return }
    isTouched[slot] = true
    originals[slot] = records[slot]
    touched.append(slot)
  }

  private mutating func insert(_ record: ConstraintRecord, _ slot: Int) {
    records[slot] = record
    slotOfSerial[record.serial] = slot
    for entry in record.entries { occurrences[entry.variable].append(slot) }
  }

  private mutating func extract(_ slot: Int) {
    let record = record(slot)
    records[slot] = nil
    slotOfSerial[record.serial] = nil
    for entry in record.entries {
      guard let place = occurrences[entry.variable].lastIndex(of: slot) else { continue }
      occurrences[entry.variable].swapAt(place, occurrences[entry.variable].count - 1)
      occurrences[entry.variable].removeLast()
    }
  }

  // MARK: Transactions

  /// Makes the recorded edits final.
  mutating func commit() {
    for slot in touched {
      if originals[slot] != nil, records[slot] == nil { freeSlots.append(slot) }
    }
    forgetOriginals()
    freeVariables.append(contentsOf: removedVariables)
    removedVariables.removeAll()
  }

  /// Undoes the recorded edits; variables made since then stay.
  mutating func rollBack() {
    for slot in touched {
      let original = originals[slot]
      let wasInUse = records[slot] != nil
      if wasInUse { extract(slot) }
      if let original {
        insert(original, slot)
      } else if wasInUse {
        freeSlots.append(slot)
      }
    }
    forgetOriginals()
    for variable in removedVariables { isAlive[variable] = true }
    removedVariables.removeAll()
  }

  private mutating func forgetOriginals() {
    for slot in touched {
      isTouched[slot] = false
      originals[slot] = nil
    }
    touched.removeAll()
  }
}

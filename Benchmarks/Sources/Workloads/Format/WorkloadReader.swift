import Foundation

/// Why a text is no workload.
package struct WorkloadReadingError: Error, Equatable, CustomStringConvertible {
  /// The line, counted from 1.
  package var line: Int
  /// What is wrong with it.
  package var problem: String

  /// Creates an error.
  package init(line: Int, problem: String) {
    self.line = line
    self.problem = problem
  }

  /// `line 3: what is wrong`.
  package var description: String { line == 0 ? problem : "line \(line): \(problem)" }
}

/// Reads the format ALT1.
///
/// Every line is one request or constraint:
///
///     alt1 NAME N
///     nv COUNT                       variables 0 ..< COUNT, without bounds
///     c ID PRIO OP RHS K v a v a …   Σ a·v OP RHS; OP is = < or >; PRIO 1…1000, 1000 = required
///     p PHASE                        a timed phase begins
///     a ID, r ID, x ID               add, remove, add what must be refused
///     e VAR PRIO, s VAR VALUE        edit a variable, suggest a value for it
///     u                              layout pass
package struct WorkloadReader {
  private var bytes: ArraySlice<UInt8>
  private var line = 0
  private var workload = Workload(name: "", size: 0)
  private var isTitled = false

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  /// Reads a file.
  ///
  /// - Throws: `WorkloadReadingError`, with line 0 when the file cannot be read.
  package static func workload(atPath path: String) throws -> Workload {
    do {
      return try workload([UInt8](Data(contentsOf: URL(filePath: path))))
    } catch let error as WorkloadReadingError {
      throw error
    } catch {
      throw WorkloadReadingError(line: 0, problem: "cannot read \(path)")
    }
  }

  /// Reads a text.
  ///
  /// - Throws: `WorkloadReadingError`.
  package static func workload(_ bytes: [UInt8]) throws -> Workload {
    var reader = WorkloadReader(bytes)
    while !reader.bytes.isEmpty { try reader.readLine() }
    guard reader.isTitled else { throw reader.failure("the text is empty") }
    return reader.workload
  }

  private mutating func readLine() throws {
    line += 1
    skipSpaces()
    let key = try word()
    guard isTitled || key == "alt1" else { throw failure("the text does not begin with alt1") }
    switch key {
    case "": break
    case "alt1":
      workload.name = try word()
      workload.size = try integer()
      isTitled = true
    case "nv": workload.variableCount = try integer()
    case "c": try readConstraint()
    default: workload.operations.append(try operation(key))
    }
    skipSpaces()
    guard bytes.isEmpty || bytes.first == Ascii.newline else { throw failure("too many words") }
    bytes = bytes.dropFirst()
  }

  private mutating func operation(_ key: String) throws -> Workload.Operation {
    switch key {
    case "u": .update
    case "a": .add(try constraint())
    case "r": .remove(try constraint())
    case "x": .addRefused(try constraint())
    case "e": .edit(variable: try variable(), priority: try integer())
    case "s": try suggestion()
    case "p": .phase(try phase())
    default: throw failure("there is no request \(key)")
    }
  }

  private mutating func suggestion() throws -> Workload.Operation {
    let variable = Int32(try variable())
    return .suggest(value: try number(), variable: variable)
  }

  private mutating func readConstraint() throws {
    guard try integer() == workload.constraints.count else {
      throw failure("constraints must be numbered from 0 in order")
    }
    let priority = try integer()
    guard (1...1000).contains(priority) else { throw failure("\(priority) is no priority") }
    let symbol = try word().utf8
    guard symbol.count == 1, let byte = symbol.first,
      let relation = Workload.Relation(rawValue: byte)
    else { throw failure("a relation is one of < = >") }
    let constant = try number()
    let count = try integer()
    guard count >= 0 else { throw failure("a constraint cannot have \(count) terms") }
    let start = workload.terms.count
    for _ in 0..<count {
      let variable = try variable()
      workload.terms.append(Workload.Term(variable, try number()))
    }
    workload.constraints.append(
      Workload.Constraint(
        priority: priority, relation: relation, constant: constant,
        terms: start..<workload.terms.count))
  }

  private mutating func constraint() throws -> Int {
    let index = try integer()
    guard workload.constraints.indices.contains(index) else {
      throw failure("there is no constraint \(index)")
    }
    return index
  }

  private mutating func variable() throws -> Int {
    let index = try integer()
    guard index >= 0, index < workload.variableCount else {
      throw failure("there is no variable \(index)")
    }
    return index
  }

  private mutating func phase() throws -> Int {
    let name = try word()
    guard !name.isEmpty else { throw failure("a phase needs a name") }
    workload.phases.append(name)
    return workload.phases.count - 1
  }

  // MARK: Words

  private func failure(_ problem: String) -> WorkloadReadingError {
    WorkloadReadingError(line: line, problem: problem)
  }

  private mutating func skipSpaces() {
    while let byte = bytes.first, byte == Ascii.space || byte == Ascii.carriageReturn {
      bytes.removeFirst()
    }
  }

  /// The bytes up to the next space; none at the end of a line.
  private mutating func token() -> ArraySlice<UInt8> {
    skipSpaces()
    var end = bytes.startIndex
    while end < bytes.endIndex, bytes[end] > Ascii.space { end += 1 }
    defer { bytes = bytes[end...] }
    return bytes[..<end]
  }

  private mutating func word() throws -> String {
    String(decoding: token(), as: UTF8.self)
  }

  private mutating func integer() throws -> Int {
    let value = try number()
    guard let integer = Int(exactly: value) else { throw failure("\(value) is no whole number") }
    return integer
  }

  private mutating func number() throws -> Double {
    let token = token()
    if let value = Self.decimal(token) { return value }
    let text = String(decoding: token, as: UTF8.self)
    guard let value = Double(text) else { throw failure("'\(text)' is no number") }
    return value
  }

  /// The value of digits with at most one point; nil for anything else.
  ///
  /// Exact: both numbers of the one division are.
  private static func decimal(_ token: ArraySlice<UInt8>) -> Double? {
    let isNegative = token.first == Ascii.minus
    let digits = isNegative ? token.dropFirst() : token
    guard !digits.isEmpty, digits.count <= 15 else { return nil }
    var mantissa = 0
    var divisor: Double?
    for byte in digits {
      if byte == Ascii.point, divisor == nil {
        divisor = 1
      } else {
        guard byte >= Ascii.zero, byte <= Ascii.zero + 9 else { return nil }
        mantissa = mantissa * 10 + Int(byte - Ascii.zero)
        divisor = divisor.map { $0 * 10 }
      }
    }
    let value = Double(mantissa) / (divisor ?? 1)
    return isNegative ? -value : value
  }

  private enum Ascii {
    static let newline: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let minus: UInt8 = 0x2D
    static let point: UInt8 = 0x2E
    static let zero: UInt8 = 0x30
  }
}

import Foundation

/// Writes the format ALT1, which ``WorkloadReader`` describes.
package struct WorkloadWriter {
  private var bytes: [UInt8] = []

  /// The text of a workload.
  package static func bytes(of workload: Workload) -> [UInt8] {
    var writer = WorkloadWriter()
    writer.bytes.reserveCapacity(workload.constraints.count * 32)
    writer.line("alt1", workload.name, workload.size)
    writer.line("nv", workload.variableCount)
    for index in workload.constraints.indices { writer.write(index, workload) }
    for operation in workload.operations { writer.write(operation, workload) }
    return writer.bytes
  }

  /// The number that the format, with its six digits, makes of a number.
  static func rounded(_ value: Double) -> Double {
    if isShort(value) { return value }
    return Double(text(value)) ?? value
  }

  private static func isShort(_ value: Double) -> Bool {
    abs(value) < 1e6 && value == value.rounded()
  }

  private static func text(_ value: Double) -> String { String(format: "%g", value) }

  private mutating func write(_ index: Int, _ workload: Workload) {
    let constraint = workload.constraints[index]
    append("c ")
    append(index)
    space()
    append(Int(constraint.priority))
    space()
    bytes.append(constraint.relation.rawValue)
    space()
    append(constraint.constant)
    space()
    append(constraint.terms.count)
    for term in workload.terms[constraint.terms] {
      space()
      append(Int(term.variable))
      space()
      append(term.coefficient)
    }
    endLine()
  }

  private mutating func write(_ operation: Workload.Operation, _ workload: Workload) {
    switch operation {
    case .phase(let index): line("p", workload.phases[index])
    case .add(let index): line("a", index)
    case .remove(let index): line("r", index)
    case .addRefused(let index): line("x", index)
    case .edit(let variable, let priority): line("e", variable, priority)
    case .suggest(let value, let variable): line("s", variable, value)
    case .update: line("u")
    }
  }

  private mutating func line(_ key: String, _ words: Any...) {
    append(key)
    for word in words {
      space()
      switch word {
      case let number as Int: append(number)
      case let number as Double: append(number)
      default: append("\(word)")
      }
    }
    endLine()
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func append(_ number: Int) { append(String(number)) }

  private mutating func append(_ number: Double) {
    if Self.isShort(number) { append(Int(number)) } else { append(Self.text(number)) }
  }

  private mutating func space() { bytes.append(0x20) }

  private mutating func endLine() { bytes.append(0x0A) }
}

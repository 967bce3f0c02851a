import Foundation

/// Leaves operations of a program out as long as its fault stays.
struct Shrinker {
  let seed: UInt64
  let fault: Fault
  let child: Child

  /// The places of operations without any of which the fault goes, and the last explanation of it.
  func shrink() throws -> (kept: [Int], text: String) {
    let program = makeProgram()
    var kept = Array(program.indices)
    var text = ""
    var length = max(1, kept.count / 2)
    while true {
      var isShrunk = false
      var start = 0
      while start < kept.count {
        let rest = Array(kept[..<start] + kept[min(start + length, kept.count)...])
        if let found = try explanation(keeping: rest) {
          (kept, text, isShrunk) = (rest, found, true)
        } else {
          start += length
        }
      }
      if length == 1, !isShrunk { return (kept, text) }
      if !isShrunk || length > 1 { length = max(1, length / 2) }
    }
  }

  /// The program as Swift code.
  func code(keeping kept: [Int]) -> String {
    let program = makeProgram()
    return kept.map { program[$0].description }.joined(separator: "\n")
  }

  private func makeProgram() -> [Operation] {
    var generator = Generator(seed: seed)
    return generator.makeProgram()
  }

  /// The explanation of the fault if it is there with some operations.
  private func explanation(keeping kept: [Int]) throws -> String? {
    let list = kept.map(String.init).joined(separator: ",")
    let outcome = try child.run(["--program", String(seed), "--keep", list])
    return outcome.fault == fault ? outcome.text : nil
  }
}

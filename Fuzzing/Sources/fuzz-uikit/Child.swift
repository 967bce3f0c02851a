import Foundation

/// The outcome of a process that ran programs.
struct Outcome {
  /// The seed of the program that was begun last.
  var seed: UInt64?
  var fault: Fault?
  /// An explanation of the fault.
  var text = ""
  var programs = 0
  var operations = 0
  /// The number of programs that ended in a determined layout, which was compared.
  var compared = 0
}

/// A process of its own for programs, so that their crashes are seen.
struct Child {
  private let log = FileManager.default.temporaryDirectory
    .appendingPathComponent("fuzz-uikit-\(ProcessInfo.processInfo.processIdentifier).log")

  /// Runs this tool with other arguments.
  func run(_ arguments: [String]) throws -> Outcome {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments + ["--log", log.path]
    process.standardOutput = output
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var outcome = Outcome(reading: String(decoding: data, as: UTF8.self))
    guard process.terminationReason == .uncaughtSignal else { return outcome }
    outcome.fault = process.terminationStatus == SIGALRM ? .hang : .crash
    outcome.text = lastWords
    return outcome
  }

  /// The last line that was logged before a crash.
  private var lastWords: String {
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n")
    return String(
      lines.last { $0.contains("Fatal error") || $0.contains("failed: ") } ?? lines.last ?? "")
  }
}

extension Outcome {
  /// Reads what a process said.
  fileprivate init(reading output: String) {
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2)
      switch words[0] {
      case "begin": seed = UInt64(words[1])
      case "end":
        programs += 1
        operations += Int(words[1]) ?? 0
        compared += Int(words[2]) ?? 0
      case "fault":
        fault = Fault(rawValue: String(words[1]))
        text = words.count > 2 ? String(words[2]) : ""
      default: break
      }
    }
  }
}

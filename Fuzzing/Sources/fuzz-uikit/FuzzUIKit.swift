import Foundation

/// Random programs of UIKit's API; see `scripts/fuzz-uikit`.
@main
@MainActor
struct FuzzUIKit {
  static func main() throws {
    let options = Options(CommandLine.arguments)
    if let log = options["--log"] { Log.open(log) }
    if let seed = options.number("--program") {
      Run.program(of: seed, keeping: options.list("--keep"))
    } else if let first = options.number("--first") {
      Run.programs(
        from: first, count: programsPerProcess,
        until: Date(timeIntervalSinceNow: Double(options["--seconds"] ?? "") ?? 0))
    } else {
      try drive(
        seconds: Double(options["--seconds"] ?? "") ?? 20, seed: options.number("--seed") ?? 1)
    }
  }

  /// Begin anew after so many, so that memory stays small.
  private static let programsPerProcess: UInt64 = 2000

  /// Runs programs in processes of their own until time is up or one has a fault.
  private static func drive(seconds: Double, seed: UInt64) throws {
    let start = Date()
    let child = Child()
    var (programs, operations, compared) = (0, 0, 0)
    while Date().timeIntervalSince(start) < seconds {
      let rest = seconds - Date().timeIntervalSince(start)
      let outcome = try child.run([
        "--first", String(seed + UInt64(programs)), "--seconds", String(rest),
      ])
      programs += outcome.programs
      operations += outcome.operations
      compared += outcome.compared
      guard let fault = outcome.fault, let found = outcome.seed else { continue }
      print(
        "\(fault.rawValue) after \(Int(Date().timeIntervalSince(start))) s, \(programs) programs: \(outcome.text)"
      )
      try explain(Shrinker(seed: found, fault: fault, child: child))
      exit(1)
    }
    print(
      "fuzz-uikit: \(programs) programs from seed \(seed) on, \(operations) operations, clean; "
        + "\(compared) layouts compared")
  }

  private static func explain(_ shrinker: Shrinker) throws {
    let (kept, text) = try shrinker.shrink()
    print("seed \(shrinker.seed), \(shrinker.fault.rawValue): \(text)")
    print("--program \(shrinker.seed) --keep \(kept.map(String.init).joined(separator: ","))")
    print("// Constraints of priorities from 2 to 5 hold each view weakly; see World.hold.")
    print(shrinker.code(keeping: kept))
  }
}

/// The tool's arguments: names, each with a value.
private struct Options {
  private var values: [String: String] = [:]

  init(_ arguments: [String]) {
    for index in stride(from: 1, to: arguments.count - 1, by: 2) {
      values[arguments[index]] = arguments[index + 1]
    }
  }

  subscript(name: String) -> String? { values[name] }
  func number(_ name: String) -> UInt64? { values[name].flatMap(UInt64.init) }
  func list(_ name: String) -> [Int] {
    (values[name] ?? "").split(separator: ",").compactMap { Int($0) }
  }
}

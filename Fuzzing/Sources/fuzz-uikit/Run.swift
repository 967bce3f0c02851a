import Glibc
import UIKit

/// A run of programs in this process, which says on standard output how far it came.
@MainActor
enum Run {
  /// The time a program may take, in seconds.
  static let limit: UInt32 = 20

  /// Runs the programs of consecutive seeds until time is up; ends the process at the first fault.
  static func programs(from first: UInt64, count: UInt64, until end: Date) {
    for seed in first..<first + count where Date() < end {
      var generator = Generator(seed: seed)
      run(generator.makeProgram(), seed: seed)
    }
  }

  /// Runs those operations of a seed's program that are kept.
  static func program(of seed: UInt64, keeping kept: [Int]) {
    var generator = Generator(seed: seed)
    let program = generator.makeProgram()
    run(kept.map { program[$0] }, seed: seed)
  }

  private static func run(_ program: [Operation], seed: UInt64) {
    report("begin \(seed)")
    alarm(limit)
    let (comparison, made) = compare(program)
    alarm(0)
    if case .different(let text) = comparison { end(.difference, text) }
    let survivors = World.survivors(of: made)
    if !survivors.isEmpty { end(.leak, survivors.joined(separator: ", ")) }
    report("end \(program.count) \(comparison == .same ? 1 : 0)")
  }

  private static func compare(_ program: [Operation]) -> (Comparison, [World.Weak]) {
    let world = World(size: CGSize(width: 320, height: 480))
    for operation in program { world.apply(operation) }
    let comparison = world.compareWithTwin()
    // Animations keep what they animate.
    world.clock.advance(by: 10)
    world.window.rootViewController = nil
    return (comparison, world.made)
  }

  private static func end(_ fault: Fault, _ text: String) -> Never {
    report("fault \(fault.rawValue) \(text)")
    exit(1)
  }

  private static func report(_ line: String) {
    print(line)
    fflush(nil)
  }
}

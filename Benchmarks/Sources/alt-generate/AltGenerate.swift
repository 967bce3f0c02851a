import Foundation
import Measuring
import Workloads

/// Writes workloads as files.
@main
struct AltGenerate: Command {
  static let name = "alt-generate"

  static let usage = """
    usage: alt-generate DIRECTORY [WORKLOAD…] [--sizes 10,100,1000]
           alt-generate DIRECTORY --correctness
    Writes DIRECTORY/WORKLOAD.SIZE.alt, or the set that tests answers instead of speed, and prints
    the path of each file. Workloads: \(Family.allCases.map(\.rawValue).joined(separator: " ")).
    """

  static func run(_ arguments: inout Arguments) throws {
    let isCorrectness = arguments.takeFlag("--correctness")
    let sizes = try sizes(arguments.takeValue("--sizes") ?? "10,100,1000")
    let operands = try arguments.operands()
    guard let directory = operands.first else {
      throw UsageError("a directory is needed; see --help")
    }
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    guard !isCorrectness else {
      for (name, make) in Workload.correctnessSet { try write(make(), "\(directory)/\(name).alt") }
      return
    }
    for family in try families(operands.dropFirst()) {
      for size in sizes {
        try write(family.workload(size), "\(directory)/\(family.rawValue).\(size).alt")
      }
    }
  }

  private static func sizes(_ list: String) throws -> [Int] {
    try list.split(separator: ",").map { word in
      guard let size = Int(word), size > 0 else {
        throw UsageError("'\(word)' is no size; sizes are numbers above 0, as in 10,100")
      }
      return size
    }
  }

  private static func families(_ names: ArraySlice<String>) throws -> [Family] {
    if names.isEmpty { return Family.allCases }
    return try names.map { name in
      guard let family = Family(rawValue: name) else {
        throw UsageError("there is no workload \(name); see --help")
      }
      return family
    }
  }

  private static func write(_ workload: Workload, _ path: String) throws {
    try Data(WorkloadWriter.bytes(of: workload)).write(to: URL(filePath: path))
    print(path)
  }
}

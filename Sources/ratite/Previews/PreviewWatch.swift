import ArgumentParser
import Foundation
import Inspection

/// A preview that is written again whenever one of its documents changes.
///
/// Each time in a process of its own, as a document that brings it down must not end the watch.
struct PreviewWatch {
  /// The paths as they were named.
  let paths: [String]
  /// The paths that are searched for documents.
  let targets: [CheckTarget]

  /// The time between two looks at the files, in seconds.
  private static let interval = 0.4

  /// The state of a file, which differs after a change.
  private struct Stamp: Equatable {
    let date: Date?
    let size: Int?
  }

  /// Writes, and writes again, until the program is ended.
  ///
  /// - Throws: `ExitCode` where there is nothing to watch.
  func run() throws {
    var arguments = CommandLine.arguments.dropFirst().filter { $0 != "--watch" }
    while true {
      let known = stamps
      write(Array(arguments))
      guard !known.isEmpty else { throw ExitCode(ExitStatus.unusable) }
      // The browser has the page by now.
      arguments = arguments.filter { $0 != "--open" }
      Console.error(
        "watching \(known.count) document\(known.count == 1 ? "" : "s"); control-C ends this")
      Interruption.idling {
        while stamps == known { Thread.sleep(forTimeInterval: Self.interval) }
        // Editors write files in steps.
        Thread.sleep(forTimeInterval: Self.interval)
      }
    }
  }

  private func write(_ arguments: [String]) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    if (try? process.run()) != nil { process.waitUntilExit() }
  }

  /// The stamps of the documents by path.
  private var stamps: [String: Stamp] {
    let documents = targets.flatMap { target in
      DocumentListing(
        [target], settings: CheckSettings(folder: DocumentPlace.resolvedFolder(".")),
        inputName: "<stdin>"
      ).documents.map(\.path)
    }
    return Dictionary(
      documents.map { path in
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let stamp = Stamp(
          date: attributes?[.modificationDate] as? Date, size: attributes?[.size] as? Int)
        return (path, stamp)
      }, uniquingKeysWith: { first, _ in first })
  }
}

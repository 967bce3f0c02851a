import Foundation

/// The files and folders that facts were found in, each in the state that it had before it was looked at.
///
/// Files and folders that are looked at while a closure runs are noted by themselves, since all are read in two places:
/// files as a whole, and folders by their entries. Threads may look at once.
public final class DiskJournal: @unchecked Sendable {
  @TaskLocal private static var current: DiskJournal?

  private let lock = NSLock()
  // Guarded by `lock`.
  private var noted: [String: DiskState]
  private var isReliable = true
  private let leastAge: Double

  /// Creates a journal.
  ///
  /// - Parameters:
  ///   - states: What was looked at before, and is still as it was.
  ///   - leastAge: The seconds since a change after which the next one gets another time; clocks of file systems are
  ///     coarser than the times they write.
  public init(_ states: [String: DiskState] = [:], leastAge: Double = 2) {
    noted = states
    self.leastAge = leastAge
  }

  /// The states of the files and folders that were looked at, by path.
  public var states: [String: DiskState] { lock.withLock { noted } }

  /// Whether a change of anything that was looked at shows in its state: nothing changed meanwhile or just before.
  public var showsChanges: Bool { lock.withLock { isReliable } }

  /// Runs a closure that looks at files and folders.
  public func noting<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }

  /// Notes a file or a folder that is about to be looked at.
  package static func note(_ path: String) {
    current?.note(DiskState(of: path), of: path)
  }

  private func note(_ state: DiskState, of path: String) {
    let now = Date().timeIntervalSince1970
    lock.withLock {
      let isYoung = state.changed.map { now - $0 < leastAge } ?? false
      if isYoung || noted[path] ?? state != state { isReliable = false }
      noted[path] = state
    }
  }
}

/// The state of a file or a folder that another one follows when it is written: its size, its times and its number.
public struct DiskState: Hashable, Sendable {
  /// The state in words; empty where there is nothing.
  public let text: String
  /// The time of the last change, in seconds; nil where there is nothing.
  let changed: Double?

  /// Looks at a path, through links.
  public init(of path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      (text, changed) = ("", nil)
      return
    }
    let (written, touched) = (status.st_mtim, status.st_ctim)
    text =
      "\(status.st_size) \(written.tv_sec).\(written.tv_nsec) "
      + "\(touched.tv_sec).\(touched.tv_nsec) \(status.st_dev).\(status.st_ino)"
    // A time that was set by hand says nothing; that of the entry does.
    changed = Double(touched.tv_sec) + Double(touched.tv_nsec) / 1e9
  }
}

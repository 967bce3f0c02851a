import Foundation

/// The reading of many files by several threads, whose results arrive in the order of the files.
struct ConcurrentReading {
  /// The number of threads.
  let readers: Int

  /// Files that are read before any of them is received, for each thread: few, so that their results take little memory.
  private static let batchOfReader = 32

  /// Reads files and receives the results in order.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - read: Reads one file, on any thread.
  ///   - receive: Takes a file's result, on the caller's thread.
  func forEach<Result: Sendable>(
    _ paths: [String], read: @Sendable (String) -> Result, receive: (String, Result) -> Void
  ) {
    guard readers > 1 else { return paths.forEach { receive($0, read($0)) } }
    let batch = readers * Self.batchOfReader
    for start in stride(from: 0, to: paths.count, by: batch) {
      let part = paths[start..<min(start + batch, paths.count)]
      let results = Results<Result>()
      DispatchQueue.concurrentPerform(iterations: readers) { reader in
        // Neighbouring files are of like size: each thread takes every n-th one.
        for place in stride(from: start + reader, to: part.endIndex, by: readers) {
          results.add(read(part[place]), at: place)
        }
      }
      for place in part.indices {
        if let result = results.take(at: place) { receive(part[place], result) }
      }
    }
  }

  /// The results of a batch, by the place of the file.
  private final class Results<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by `lock`.
    private var results: [Int: Result] = [:]

    func add(_ result: Result, at place: Int) {
      lock.withLock { results[place] = result }
    }

    func take(at place: Int) -> Result? {
      lock.withLock { results.removeValue(forKey: place) }
    }
  }
}

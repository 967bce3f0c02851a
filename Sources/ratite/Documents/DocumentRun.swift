import Foundation

/// The answers of a command for documents, in order, from one process or several.
///
/// UIKit's classes are the main actor's, so that the work is shared among processes rather than threads; a
/// document that brings a process down then takes no other with it. The answers do not depend on how many
/// share the work (docs/decisions/0093-documents-are-solved-by-processes.md).
struct DocumentRun<Command: DocumentCommand> {
  let command: Command
  let paths: [String]
  /// The number of processes; nil for one for each processor.
  let jobs: Int?

  /// Answers for every document.
  ///
  /// - Parameter receive: Receives the answers in the order of the documents.
  /// - Throws: The measurer's error where fonts are missing.
  @MainActor
  func run(_ receive: (DocumentAnswer) -> Void) throws {
    let workers = min(
      jobs ?? ProcessInfo.processInfo.activeProcessorCount, paths.count / Self.worthAProcess)
    if workers > 1 { return share(among: workers, receive) }
    try Measuring.run { _ in
      for (index, path) in paths.enumerated() {
        Console.progress("\(index + 1) of \(paths.count): \(path)")
        receive(command.answer(for: path))
      }
    }
    Console.endProgress()
  }

  private func share(among workers: Int, _ receive: (DocumentAnswer) -> Void) {
    let pool = WorkerPool(paths: paths, count: workers)
    for index in paths.indices {
      Console.progress("\(index + 1) of \(paths.count): \(paths[index])")
      receive(pool.answer(at: index) ?? crashed(paths[index]))
    }
    Console.endProgress()
  }

  private func crashed(_ path: String) -> DocumentAnswer {
    let message =
      "\(path): error: the process that laid it out ended unexpectedly; please report it"
    return DocumentAnswer(
      outcome: .failed, output: command.output(forFailure: message, of: path), messages: [message])
  }

  /// The number of documents that take longer than a process does to start.
  private static var worthAProcess: Int { 16 }
}

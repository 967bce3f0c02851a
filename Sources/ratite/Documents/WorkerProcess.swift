import Foundation

/// A process that answers for documents, one after another.
///
/// ``stop()`` may be called by another thread than the one that asks.
final class WorkerProcess: @unchecked Sendable {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts a process for a command; nil where none can be started.
  ///
  /// - Parameter arguments: The arguments of a ``DocumentCommand``, without its documents.
  init?(_ arguments: [String]) {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [WorkerCommand.name]
    process.standardInput = input
    process.standardOutput = output
    do {
      try process.run()
      try Netstrings.write(arguments, to: input.fileHandleForWriting)
    } catch {
      return nil
    }
  }

  /// The answer for a document.
  func answer(for document: DocumentInput) -> WorkerAnswer {
    do {
      try Netstrings.write(document.fields(), to: input.fileHandleForWriting)
      let fields = try Netstrings.read(from: output.fileHandleForReading)
      if let answer = fields.flatMap(DocumentAnswer.init(fields:)) { return .document(answer) }
    } catch {
      // It ended before it was told the document.
    }
    end()
    let isOverLimit =
      process.terminationReason == .exit && process.terminationStatus == WorkerCommand.overLimit
    return isOverLimit ? .overLimit : .ended
  }

  /// Closes the input of the process, which ends then.
  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Ends the process at once, whatever it is at.
  func stop() {
    process.terminate()
  }
}

import EscapedText
import Foundation
import Inspection
import InterfaceBuilder

/// The answers of a command for documents, in order, from one process or several.
///
/// UIKit's classes are the main actor's, so that the work is shared among processes rather than threads; a
/// document that brings a process down then takes no other with it. The answers do not depend on how many
/// share the work (docs/decisions/0093-documents-are-solved-by-processes.md).
struct DocumentRun<Command: DocumentCommand> {
  let command: Command
  let documents: [DocumentInput]
  /// What projects hold of the documents; nil where that is not asked for.
  var facts: DocumentFacts?
  /// The number of processes; nil for one for each processor.
  let jobs: Int?
  /// The arguments of the command; those of this process unless another command runs it.
  var arguments = CommandArguments(Array(CommandLine.arguments.dropFirst())).parsed
  /// Options for the processes beside these arguments.
  var additionalArguments: [String] = []
  /// The answers of earlier runs; nil where none are asked for.
  var cache: AnswerCache?

  /// Answers for every document.
  ///
  /// - Parameter receive: Receives each document and its answer, in the order of the documents.
  /// - Throws: The measurer's error where fonts are missing.
  @MainActor
  func run(_ receive: (String, DocumentAnswer) -> Void) throws {
    let sizes = documents.map(\.byteCount)
    let worth = max(
      documents.count / Self.documentsWorthAProcess,
      min(documents.count, sizes.reduce(0, +) / Self.bytesWorthAProcess))
    let workers = min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, worth)
    try Measuring.run { _ in
      if workers > 1 || command.timeout != .none {
        return share(among: max(workers, 1), sizes: sizes, receive)
      }
      for (index, document) in documents.enumerated() {
        showProgress(index)
        let document = facts?.completed(document) ?? document
        let answer = cachedAnswers.answer(for: document) { .document(command.answer(for: $0)) }
        receive(document.path, settled(answer, of: document.path))
      }
    }
    Console.endProgress()
  }

  private var cachedAnswers: CachedAnswers {
    CachedAnswers(cache: cache, basis: { command.basis(for: $0) })
  }

  private func share(
    among workers: Int, sizes: [Int], _ receive: (String, DocumentAnswer) -> Void
  ) {
    let pool = WorkerPool(
      documents: documents, sizes: sizes, facts: facts, cache: cachedAnswers, count: workers,
      arguments: workerArguments)
    for (index, document) in documents.enumerated() {
      showProgress(index)
      receive(document.path, settled(pool.answer(at: index), of: document.path))
    }
  }

  /// The arguments for processes, which are told each document when it is its turn.
  private var workerArguments: [String] {
    var arguments = arguments
    // Behind the command's name: what follows '--' is no option.
    arguments.insert(contentsOf: additionalArguments, at: min(1, arguments.count))
    return arguments
  }

  private func settled(_ answer: WorkerAnswer, of path: String) -> DocumentAnswer {
    switch answer {
    case .document(let answer): answer
    case .overLimit: failure(command.timeout.message, of: path)
    case .ended: failure(WorkerAnswer.unexpectedEnd, of: path)
    }
  }

  private func showProgress(_ index: Int) {
    Console.progress("\(index + 1) of \(documents.count): \(documents[index].path)")
  }

  private func failure(_ message: String, of path: String) -> DocumentAnswer {
    let line = "\(path):\(DocumentPosition.start): error: \(message)"
    return DocumentAnswer(
      obstacle: Obstacle(.failure, message: message),
      output: command.output(forFailure: line.escaped, of: path), messages: [line])
  }

  /// The number of documents that take longer than a process does to start.
  private static var documentsWorthAProcess: Int { 16 }
  /// The length of text, in bytes, that takes longer than a process does to start.
  private static var bytesWorthAProcess: Int { 1 << 17 }
}

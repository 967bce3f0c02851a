import ArgumentParser
import Foundation

/// A command that answers for documents one by one, so that several processes can share the work.
protocol DocumentCommand: ParsableCommand {
  /// The documents, as they were named.
  var paths: [String] { get set }
  /// The processor time that each may take.
  var timeout: TimeLimit { get }
  /// Answers for a document.
  @MainActor
  func answer(for document: DocumentInput) -> DocumentAnswer
  /// All that the answer for a document depends on beside its bytes and the program; nil where answers are not kept.
  func basis(for document: DocumentInput) -> [String]?
  /// The lines on standard output for a document that could not be laid out.
  func output(forFailure message: String, of path: String) -> [String]
}

extension DocumentCommand {
  func basis(for document: DocumentInput) -> [String]? { nil }

  func output(forFailure message: String, of path: String) -> [String] { [] }
}

/// The option that says how many processes share the work.
struct ProcessOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The number of processes that share the work; one for each processor by default.",
      valueName: "number"))
  var jobs: Int?

  /// The number that is asked for, or that of the processors.
  var jobsOrProcessors: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  func validate() throws {
    guard let jobs, !(1...1024).contains(jobs) else { return }
    throw ValidationError("--jobs is a number from 1 to 1024, for example '--jobs 2'.")
  }
}

import Foundation

/// A run of this program for a call of a tool: a document that takes forever or brings the process down does no harm
/// to the server.
///
/// ``stop()`` may be called by another thread than the one that runs.
final class ToolRun: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by `lock`.
  private var process: Process?
  private var isStopped = false

  /// The exit code and the texts of a run.
  struct Result {
    let exitCode: Int32
    let output: Data
    let messages: [String]
  }

  /// Runs a command of this program.
  ///
  /// - Parameters:
  ///   - command: The name of the command and its options.
  ///   - paths: The paths, which may begin as options do.
  /// - Returns: What it wrote.
  /// - Throws: ``ToolFailure`` where it was stopped, or cannot be run.
  func command(_ command: [String], paths: [String]) throws(ToolFailure) -> Result {
    let (output, errors) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = command + ["--"] + paths
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try start(process)
    let messages = PipeReader(errors)
    let bytes = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    guard !lock.withLock({ isStopped }) else { throw ToolFailure("The call was cancelled.") }
    guard process.terminationReason == .exit else {
      throw ToolFailure("The process ended unexpectedly; please report it.")
    }
    let lines = String(decoding: messages.data(), as: UTF8.self).split(separator: "\n")
    return Result(
      exitCode: process.terminationStatus, output: bytes, messages: lines.map(String.init))
  }

  /// Ends the run at once.
  func stop() {
    lock.withLock {
      isStopped = true
      process?.terminate()
    }
  }

  private func start(_ process: Process) throws(ToolFailure) {
    let isRunning = lock.withLock {
      guard !isStopped, (try? process.run()) != nil else { return false }
      self.process = process
      return true
    }
    guard isRunning else { throw ToolFailure("The call was cancelled, or cannot be run.") }
  }
}

/// A pipe that a thread reads to its end, so that a full one stops nobody.
private final class PipeReader: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  /// Written before `done` is signalled, read after it.
  private var bytes = Data()

  init(_ pipe: Pipe) {
    Thread.detachNewThread {
      self.bytes = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
      self.done.signal()
    }
  }

  /// Waits for the end.
  func data() -> Data {
    done.wait()
    return bytes
  }
}

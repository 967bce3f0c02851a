import Foundation
import ServerProtocols

/// The messages of a server: a thread reads standard input, any thread may write to standard output.
enum MessageChannel<Framing: MessageFraming> {
  /// Reads standard input on a thread of its own.
  ///
  /// - Parameters:
  ///   - receive: Receives what came in, on that thread.
  ///   - end: Called when standard input ends.
  static func read(
    _ receive: @escaping @Sendable (FramedInput) -> Void, end: @escaping @Sendable () -> Void
  ) {
    Thread.detachNewThread {
      var framing = Framing()
      while true {
        let bytes = FileHandle.standardInput.availableData
        guard !bytes.isEmpty else { return end() }
        framing.append(bytes)
        while let input = framing.next() { receive(input) }
      }
    }
  }

  /// Sends a message; ends the program where nobody reads any more.
  static func send(_ message: some Encodable) {
    send(text: MessageText.data(message))
  }

  /// Sends the text of a message; ends the program where nobody reads any more.
  static func send(text: Data) {
    MessageOutput.write(Framing.bytes(of: text))
  }
}

/// Standard output of a server, which takes one message at a time.
private enum MessageOutput {
  private static let lock = NSLock()

  static func write(_ bytes: Data) {
    lock.withLock {
      do {
        try FileHandle.standardOutput.write(contentsOf: bytes)
      } catch {
        Console.error("cannot write to standard output: the client is gone")
        _exit(ExitStatus.unusable)
      }
    }
  }
}

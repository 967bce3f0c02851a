import Foundation

/// Requests to end the program, as control-C makes them.
enum Interruption {
  /// Held while a file is written and while the program ends.
  private static let writing = NSLock()

  /// Whether everything is done so far, so that the end of the program leaves nothing undone; read and written under `writing`.
  nonisolated(unsafe) private static var isIdle = false

  /// Ends the program with one line on SIGINT, SIGTERM and SIGHUP, unless they are ignored, as `nohup` has it.
  ///
  /// Called before other threads start: these inherit that the signals are blocked.
  static func watch() {
    signal(SIGPIPE, SIG_IGN)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    Thread.detachNewThread { [signals] in
      var awaited = signals
      var number: Int32 = 0
      while sigwait(&awaited, &number) != 0 {}
      writing.lock()
      restore(number)
      Console.endProgress()
      if !isIdle { Console.error("ended by \(name(of: number)) before all was done") }
      end(by: number)
    }
  }

  /// Does work that must not stop half-way, such as writing a file beside the old one and renaming
  /// it: a request to end takes effect after it.
  static func delayed<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) {
    writing.lock()
    defer { writing.unlock() }
    try work()
  }

  /// Waits for something to do: a request to end then is no interruption, and ends the program without a word.
  static func idling(_ wait: () -> Void) {
    writing.withLock { isIdle = true }
    wait()
    writing.withLock { isIdle = false }
  }

  /// Ends the program as an unhandled signal does, so that shells see the reason.
  static func end(by number: Int32) -> Never {
    restore(number)
    raise(number)
    exit(128 + number)
  }

  /// Ends the program with one line, from any thread, after a file that is being written.
  static func end(_ code: Int32, saying line: String) -> Never {
    writing.lock()
    Console.endProgress()
    Console.error(line)
    _exit(code)
  }

  /// Ends the program without a word, from any thread, after a file that is being written.
  static func end(_ code: Int32) -> Never {
    writing.lock()
    _exit(code)
  }

  /// Leaves requests to the process that started this one, whose end ends it.
  static func leaveToFirstProcess() {
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGHUP] { signal(number, SIG_IGN) }
    restore(SIGTERM)
  }

  /// Restores the default action of a signal, which ends the program.
  private static func restore(_ number: Int32) {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func name(of number: Int32) -> String {
    switch number {
    case SIGINT: "SIGINT"
    case SIGTERM: "SIGTERM"
    default: "SIGHUP"
    }
  }
}

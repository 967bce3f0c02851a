import Foundation

/// Requests to end the program, as control-C makes them.
enum Interruption {
  /// Does work that must not stop half-way, such as writing a file beside the old one and renaming
  /// it: a request to end takes effect after it.
  static func delayed<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) {
    var signals = sigset_t()
    var former = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    try work()
  }
}

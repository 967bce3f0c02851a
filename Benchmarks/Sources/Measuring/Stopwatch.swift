import Foundation

/// Reads the monotonic clock of the system.
package struct Stopwatch {
  private var start: UInt64

  /// Creates a stopwatch that runs.
  package init() {
    start = Self.now
  }

  /// Nanoseconds since an arbitrary moment.
  package static var now: UInt64 { monotonicNanoseconds() }

  /// Seconds since the start.
  package var seconds: Double { Double(Self.now - start) * 1e-9 }

  /// Nanoseconds since the start or the last lap.
  package mutating func lap() -> UInt64 {
    let now = Self.now
    defer { start = now }
    return now - start
  }
}

private func monotonicNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
}

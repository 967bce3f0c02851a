public import Foundation

/// Runs a piece of work; memory is not pooled on this platform.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The rectangle as `(x, y, width, height)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

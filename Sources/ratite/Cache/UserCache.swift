import Foundation

/// The folder of files that the tool keeps for a user between runs.
enum UserCache {
  /// A folder in `XDG_CACHE_HOME`, or in `~/.cache`; nil where there is neither.
  static var folder: String? {
    let environment = ProcessInfo.processInfo.environment
    // Relative paths are to be ignored, by the specification of the variable.
    let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.cache" : nil }
    return (named ?? home).map { $0 + "/ratite" }
  }
}

import Foundation

/// What the process holds in memory, as Linux reports it.
package enum ResidentMemory {
  /// What it holds now, in bytes.
  package static var current: Int { value(of: "VmRSS:") }
  /// The most it ever held, in bytes.
  package static var peak: Int { value(of: "VmHWM:") }

  private static func value(of key: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    for line in status.split(separator: "\n") where line.hasPrefix(key) {
      return line.split(separator: " ").compactMap { Int($0) }.first.map { $0 * 1024 } ?? 0
    }
    return 0
  }

  /// An amount in megabytes.
  package static func text(_ bytes: Int) -> String {
    String(format: "%.1f MB", Double(bytes) / 1e6)
  }
}

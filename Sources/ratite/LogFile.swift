import Foundation
import LayoutLogs

/// A file with logs, or standard input.
struct LogFile {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Reads the log piece by piece, so that its length does not count.
  ///
  /// - Throws: Why it cannot be read.
  func read() throws(LogFileError) -> LogContents {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .unreadable(path, code: errno) }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var reader = LogReader()
    var buffer = [UInt8](repeating: 0, count: Self.pieceLength)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(path, code: errno) }
      guard count > 0 else { return reader.end() }
      reader.read(count == buffer.count ? buffer : Array(buffer[..<count]))
    }
  }

  private static let pieceLength = 1 << 16
}

/// The reason why a log is not explained.
enum LogFileError: Error, CustomStringConvertible {
  case unreadable(String, code: Int32)
  case nothingFound(String, lineCount: Int)

  var description: String {
    switch self {
    case .unreadable(let path, let code):
      let name = path == "-" ? "<stdin>" : path
      return "\(name): error: cannot be read: \(String(cString: strerror(code)).lowercased())"
    case .nothingFound(let path, let count):
      let lines = count == 1 ? "1 line" : "\(count) lines"
      return
        "\(path): error: holds no log of constraints (\(lines) read); paste the whole message that begins with "
        + "'Unable to simultaneously satisfy constraints'"
    }
  }
}

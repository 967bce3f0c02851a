import Glibc

/// The file that standard error goes to, in which UIKit logs.
enum Log {
  /// Redirects standard error to a file.
  static func open(_ path: String) {
    let file = creat(path, 0o600)
    guard file >= 0, dup2(file, STDERR_FILENO) >= 0 else { fatalError("Cannot write \(path)") }
  }

  /// The number of bytes that were logged.
  static var length: Int { Int(lseek(STDERR_FILENO, 0, SEEK_CUR)) }
}

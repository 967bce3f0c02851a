import Foundation

/// A file that is open for reading.
struct OpenFile {
  private let descriptor: Int32

  /// Opens a file; nil where that cannot be done.
  init?(_ path: String) {
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return nil }
  }

  func close() { _ = Foundation.close(descriptor) }

  /// Whether the system says that the file lies below a folder; false also where it does not say.
  ///
  /// It knows the place of what it has opened: to resolve the path takes a call for each of its parts.
  func isKnown(below folder: String) -> Bool {
    let place = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      let letters = unsafe UnsafeMutableRawPointer(start).assumingMemoryBound(to: CChar.self)
      let length = unsafe readlink("/proc/self/fd/\(descriptor)", letters, buffer.count)
      count = max(length, 0)
    }
    return place.starts(with: (folder == "/" ? "/" : folder + "/").utf8)
  }

  /// The bytes of the file, up to a number; nil where it cannot be read.
  func bytes(atMost byteCount: Int) -> [UInt8]? {
    var isRead = true
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
      while count < byteCount, let start = buffer.baseAddress {
        let length = unsafe read(descriptor, start + count, byteCount - count)
        guard length > 0 else {
          isRead = length == 0
          return
        }
        count += length
      }
    }
    return isRead ? bytes : nil
  }
}

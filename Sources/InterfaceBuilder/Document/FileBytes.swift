#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading and writing whole files, with errors that say what the path really is.
package enum FileBytes {
  /// The content of a regular file.
  static func read(_ path: String) throws(DocumentError) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw DocumentError(path: path, kind: readFailure(errno))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw DocumentError(path: path, kind: .directory)
    default: throw DocumentError(path: path, kind: .specialFile)
    }
    let size = Int(status.st_size)
    guard size <= Document.maximumByteCount else {
      throw DocumentError(path: path, kind: .tooLarge(byteCount: size))
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DocumentError(path: path, kind: readFailure(errno)) }
    defer { close(descriptor) }
    return try readAll(descriptor, expecting: size, path: path)
  }

  private static func readAll(
    _ descriptor: Int32, expecting size: Int, path: String
  ) throws(DocumentError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = SystemCalls.read(descriptor, buffer.baseAddress, offset: count, size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { break }
        count += got
      }
    }
    guard failure == 0 else { throw DocumentError(path: path, kind: readFailure(failure)) }
    return bytes
  }

  /// Replaces a file's content: writes beside it, then renames.
  ///
  /// A device or pipe is written to.
  ///
  /// - Throws: ``DocumentError/Kind/unwritable(reason:)``.
  package static func write(_ bytes: [UInt8], to path: String) throws(DocumentError) {
    guard isReplaced(path) else { return try writeInPlace(bytes, to: path) }
    let target = resolvingLinks(path)
    let (descriptor, temporary) = try openBeside(target, path: path)
    var failure = writeAll(bytes, descriptor)
    if failure == 0 {
      var status = stat()
      let mode = stat(target, &status) == 0 ? status.st_mode & 0o7777 : 0o666 & ~currentMask()
      if fchmod(descriptor, mode) != 0 || fsync(descriptor) != 0 { failure = errno }
    }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(temporary, target) != 0 { failure = errno }
    if failure != 0 {
      unlink(temporary)
      throw DocumentError(path: path, kind: .unwritable(reason: reason(failure)))
    }
  }

  /// Whether a file may be written by its mode, which a rename does not ask about, and by its file system.
  package static func permitsWriting(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    return status.st_mode & 0o222 != 0 && access(path, W_OK) == 0
  }

  /// Whether a new file takes the place of the one that a path leads to, as it does unless that is a device, a pipe or a socket.
  package static func isReplaced(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    return [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private static func writeInPlace(_ bytes: [UInt8], to path: String) throws(DocumentError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    var failure = descriptor < 0 ? errno : writeAll(bytes, descriptor)
    if descriptor >= 0, close(descriptor) != 0, failure == 0 { failure = errno }
    guard failure == 0 else {
      throw DocumentError(path: path, kind: .unwritable(reason: reason(failure)))
    }
  }

  private static func openBeside(
    _ target: String, path: String
  ) throws(DocumentError) -> (descriptor: Int32, name: String) {
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw DocumentError(path: path, kind: .unwritable(reason: reason(errno)))
    }
    let name = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    return (descriptor, name)
  }

  private static func writeAll(_ bytes: [UInt8], _ descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count = SystemCalls.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        if count < 0 { return errno }
        written += count
      }
      return 0
    }
  }

  /// The file a chain of symbolic links ends at, so that a link stays a link.
  private static func resolvingLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func currentMask() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }

  private static func readFailure(_ code: Int32) -> DocumentError.Kind {
    switch code {
    case ENOENT, ENOTDIR: .missingFile
    default: .unreadable(reason: reason(code))
    }
  }

  private static func reason(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}

/// The system calls whose names the functions above would hide.
private enum SystemCalls {
  static func read(
    _ descriptor: Int32, _ base: UnsafeMutablePointer<UInt8>?, offset: Int, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, base.map { $0 + offset }, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, base.map { $0 + offset }, count)
    #else
      Darwin.read(descriptor, base.map { $0 + offset }, count)
    #endif
  }

  static func write(_ descriptor: Int32, _ base: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, base, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, base, count)
    #else
      Darwin.write(descriptor, base, count)
    #endif
  }
}

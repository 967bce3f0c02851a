package import Foundation

/// A snapshot that is stored beside the test, in a folder `__Snapshots__`.
package struct SnapshotFile {
  /// The stored snapshot.
  package let url: URL

  /// The snapshot of a test.
  ///
  /// - Parameters:
  ///   - function: The test, as of `#function`.
  ///   - path: The file of the test.
  ///   - name: What tells several snapshots of one test apart, if anything.
  ///   - slug: The device, as part of a file's name.
  ///   - kind: How the file's name ends: `txt`, `png`.
  package init(
    ofTest function: String, in path: String, named name: String?, slug: String, kind: String
  ) {
    let test = URL(fileURLWithPath: path)
    let parts = [String(function.prefix { $0 != "(" }), name, slug].compactMap { $0 }
    url =
      test.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
      .appendingPathComponent(parts.map(Self.safe).joined(separator: ".") + ".\(kind)")
  }

  /// The file to which a snapshot that differs is written, beside the stored one.
  package var actualURL: URL {
    url.deletingPathExtension().appendingPathExtension("actual")
      .appendingPathExtension(url.pathExtension)
  }

  /// Compares bytes with the stored snapshot, and writes what is to be written.
  ///
  /// - Parameters:
  ///   - bytes: What the snapshot is now.
  ///   - recording: When it is written.
  ///   - difference: How the stored one differs from it, in words.
  /// - Returns: Why the test fails; nil where the bytes are the same.
  package func failure(
    comparing bytes: Data, recording: SnapshotRecording, difference: (Data) -> String
  ) -> String? {
    do {
      guard let stored = try? Data(contentsOf: url) else { return try missing(bytes, recording) }
      if stored == bytes {
        try? FileManager.default.removeItem(at: actualURL)
        return nil
      }
      if recording == .all {
        try write(bytes, to: url)
        return "recorded anew: \(url.path). Look at it, then test without recording"
      }
      try write(bytes, to: actualURL)
      return """
        differs from \(url.path):
        \(difference(stored))
        It is now as in \(actualURL.path); move it there if that is right, or record with \
        LAYOUT_SNAPSHOTS=all
        """
    } catch {
      return "cannot be written: \(error)"
    }
  }

  private func missing(_ bytes: Data, _ recording: SnapshotRecording) throws -> String {
    guard recording != .never else {
      return "there is no \(url.path), and LAYOUT_SNAPSHOTS or the test says to record none"
    }
    try write(bytes, to: url)
    return "recorded for the first time: \(url.path). Look at it, then test again"
  }

  /// Writes so that a reader sees the old file or the whole new one.
  private func write(_ bytes: Data, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url, options: .atomic)
  }

  /// A text with what file names should not hold replaced.
  private static func safe(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
  }
}

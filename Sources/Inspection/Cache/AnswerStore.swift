package import Foundation

/// Answers kept in a folder between runs, each in a file named by its key.
///
/// A file appears whole: it is written beside its place and renamed. Files that are damaged or come from elsewhere
/// count as not there, and nothing fails where the folder cannot be read or written.
package struct AnswerStore: Sendable {
  private let folder: URL
  /// The number of digits that name the folders within.
  private let shelfDigits: Int
  /// The bytes that the answers of one of these folders take at most.
  private let shelfLimit: Int

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - folder: The folder, which need not exist.
  ///   - limit: The bytes that it takes at most; those that were kept first go then.
  ///   - shelfDigits: The number of digits that name the folders within, 16 to its power of them. An answer takes at most half
  ///     of what one folder may hold.
  package init(folder: String, limit: Int = 256 << 20, shelfDigits: Int = 2) {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    self.shelfDigits = shelfDigits
    shelfLimit = limit >> (4 * shelfDigits)
  }

  /// The answer with a key; nil where there is none that is whole.
  package func answer(for key: AnswerKey) -> Data? {
    guard let data = try? Data(contentsOf: file(of: key)),
      let seal = data.firstIndex(of: UInt8(ascii: "\n")).map({ data[...$0] })
    else { return nil }
    let answer = Data(data[seal.endIndex...])
    return seal == Self.seal(of: answer) ? answer : nil
  }

  /// Keeps an answer; does nothing where that is not possible.
  package func keep(_ answer: Data, for key: AnswerKey) {
    guard answer.count <= shelfLimit / 2 else { return }
    let file = file(of: key)
    let shelf = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(
      at: shelf, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard (try? (Self.seal(of: answer) + answer).write(to: file, options: .atomic)) != nil else {
      return
    }
    prune(shelf)
  }

  private func file(of key: AnswerKey) -> URL {
    folder.appending(path: key.name.prefix(shelfDigits))
      .appending(path: key.name.dropFirst(shelfDigits))
  }

  /// The line before an answer, by which damage shows.
  private static func seal(of answer: Data) -> Data {
    var hash = SipHash128()
    hash.combine([UInt8](answer))
    return Data("ratite answer \(answer.count) \(hash.digest)\n".utf8)
  }

  /// Removes the oldest files of a shelf that holds too much.
  private func prune(_ shelf: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: shelf.path)) ?? []
    var files = names.sorted().compactMap { StoredFile(shelf.appending(path: $0)) }
    var total = files.reduce(0) { $0 + $1.byteCount }
    guard total > shelfLimit else { return }
    files.sort { $0.date < $1.date }
    // Some more, so that not every answer has to.
    for file in files where total > shelfLimit / 4 * 3 {
      try? FileManager.default.removeItem(at: file.url)
      total -= file.byteCount
    }
  }
}

/// A file of a store.
private struct StoredFile {
  let url: URL
  let byteCount: Int
  let date: Date

  /// - Returns: Nil where there is none.
  init?(_ url: URL) {
    let values = try? url.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
    guard let values, let byteCount = values.fileSize, let date = values.contentModificationDate
    else { return nil }
    self.url = url
    self.byteCount = byteCount
    self.date = date
  }
}

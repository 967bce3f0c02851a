import Foundation
import Inspection

/// The facts about projects that earlier runs found.
struct ProjectCache: Sendable {
  private let store: AnswerStore

  /// Creates a cache in a folder.
  init(folder: String) {
    store = AnswerStore(folder: folder, limit: Self.limit, shelfDigits: 1)
  }

  /// The cache of the user; nil where there is no folder for it.
  static var ofUser: ProjectCache? {
    UserCache.folder.map { ProjectCache(folder: $0 + "/projects") }
  }

  /// The record of a project: the one that is kept where it still holds, else an empty one.
  ///
  /// - Parameter root: The folder of the project.
  /// - Returns: The record.
  func record(of root: String) -> ProjectRecord {
    store.answer(for: key(root)).flatMap { ProjectRecord($0) } ?? ProjectRecord()
  }

  /// Keeps a record that has something new.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - root: The folder of the project.
  func keep(_ record: ProjectRecord, of root: String) {
    guard record.isNew, let data = record.kept else { return }
    Interruption.delayed { store.keep(data, for: key(root)) }
  }

  private func key(_ root: String) -> AnswerKey {
    AnswerKey(document: [], basis: ProgramIdentity.parts + ["project", root])
  }

  /// A record of a project with 20,000 files has about 1.5 MB, that of a folder with many projects as much for each: 32 MB may
  /// be kept of one.
  private static let limit = 1 << 30
}

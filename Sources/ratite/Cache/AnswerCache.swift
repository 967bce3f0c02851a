import Foundation
import Inspection
import InterfaceBuilder

/// The answers of earlier runs, by all that an answer depends on.
struct AnswerCache: Sendable {
  private let store: AnswerStore

  /// Creates a cache in a folder.
  init(folder: String) {
    store = AnswerStore(folder: folder)
  }

  /// The cache of the user; nil where there is no folder for it.
  static var ofUser: AnswerCache? {
    UserCache.folder.map { AnswerCache(folder: $0 + "/answers") }
  }

  /// The answer to be kept under a name that is known before it is.
  struct Place {
    fileprivate let store: AnswerStore
    fileprivate let key: AnswerKey

    /// The answer; nil where none is kept.
    var answer: DocumentAnswer? {
      store.answer(for: key).flatMap { try? JSONDecoder().decode(DocumentAnswer.self, from: $0) }
    }

    /// Keeps an answer.
    func keep(_ answer: DocumentAnswer) {
      guard let data = try? JSONEncoder().encode(answer) else { return }
      Interruption.delayed { store.keep(data, for: key) }
    }
  }

  /// The place of the answer for a document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - basis: All that the answer depends on beside the document and the program.
  /// - Returns: The place.
  func place(for bytes: [UInt8], basis: [String]) -> Place {
    Place(store: store, key: AnswerKey(document: bytes, basis: ProgramIdentity.parts + basis))
  }
}

/// The answers that a run takes from earlier runs, and keeps for later ones.
struct CachedAnswers {
  /// The cache; nil for none.
  let cache: AnswerCache?
  /// All that the answer for a document depends on, beside its bytes and the program.
  let basis: (DocumentInput) -> [String]?

  /// The answer that is kept for a document, or that is computed and then kept.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - compute: Receives the document with the bytes that its answer is kept for, so that a file that changes
  ///     meanwhile spoils nothing.
  /// - Returns: The answer.
  func answer(
    for document: DocumentInput, compute: (DocumentInput) -> WorkerAnswer
  ) -> WorkerAnswer {
    guard let cache, let basis = basis(document), let facts = try? document.facts(),
      let loaded = document.loaded, let contents = loaded.contents,
      contents.count <= Self.maximumByteCount
    else { return compute(document) }
    let place = cache.place(for: Array(contents), basis: [facts] + basis)
    if let answer = place.answer { return .document(answer) }
    let answer = compute(loaded)
    if case .document(let answer) = answer { place.keep(answer) }
    return answer
  }

  /// Larger documents are laid out again: they would have to be handed on in memory.
  ///
  /// The largest in the wild have half.
  private static let maximumByteCount = 4 << 20
}

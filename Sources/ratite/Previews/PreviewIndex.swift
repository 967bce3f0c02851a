import Drawing
import Foundation
import Inspection

/// The page that leads to the pages of several documents.
struct PreviewIndex {
  private let place: PreviewPlace
  private var entries: [Entry] = []
  /// Whether a document could not be drawn.
  private(set) var hasFailures = false

  /// A document.
  private struct Entry {
    let path: String
    /// The addresses of its page and pictures, relative to the index.
    let addresses: [String]
    let sceneCount: Int
    let findings: [Finding]
    let obstacle: String?
  }

  init(place: PreviewPlace) { self.place = place }

  /// Adds the answer of a document.
  mutating func add(_ path: String, _ answer: DocumentAnswer) {
    if answer.outcome == .failed { hasFailures = true }
    let folder = place.folder + "/"
    entries.append(
      Entry(
        path: path,
        addresses: answer.output.map {
          $0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : $0
        },
        sceneCount: answer.sceneCount ?? 0, findings: answer.findings,
        obstacle: answer.obstacle?.message))
  }

  /// Writes the page.
  ///
  /// - Returns: Its path; nil where there is no document.
  /// - Throws: `DrawingError`.
  func write() throws(DrawingError) -> String? {
    guard entries.contains(where: { !$0.addresses.isEmpty }) else { return nil }
    var files = WrittenFiles(in: place.folder)
    let path = try files.write(html.utf8, as: PictureNames.page)
    _ = try files.finish()
    return path
  }

  private var html: String {
    let page = IndexPage(
      title: place.folder,
      entries: entries.map { entry in
        IndexPage.Entry(
          path: entry.path, page: entry.addresses.first { $0.hasSuffix("/" + PictureNames.page) },
          pictures: entry.addresses.filter { $0.hasSuffix(".png") }, sceneCount: entry.sceneCount,
          findings: entry.findings, obstacle: entry.obstacle)
      })
    return page.html
  }
}

package import AutoLayout
import Foundation
package import PlatformMetrics

extension UIBarButtonItem {
  /// The text: the item's own, or that of the system's item in English.
  package var shownTitle: String? { title ?? systemItem.flatMap { Self.words[$0] } }

  /// The picture: the item's own, or the symbol of the system's item.
  package var shownImage: UIImage? {
    image ?? systemItem.flatMap { Self.symbols[$0] }.flatMap { UIImage(systemName: $0) }
  }

  /// The font of the title.
  package func font(in metrics: BarContentMetrics) -> Font {
    isEmphasized ? metrics.emphasizedButtonFont : metrics.buttonFont
  }

  private var isEmphasized: Bool { style == .done || systemItem == .done || systemItem == .save }

  private static let words: [SystemItem: String] = [
    .done: "Done", .save: "Save", .cancel: "Cancel", .edit: "Edit", .undo: "Undo", .redo: "Redo",
  ]

  private static let symbols: [SystemItem: String] = [
    .add: "plus", .compose: "square.and.pencil", .reply: "arrow.left",
    .action: "square.and.arrow.up", .organize: "folder", .bookmarks: "book",
    .search: "magnifyingglass", .refresh: "arrow.clockwise", .stop: "xmark", .camera: "camera",
    .trash: "trash", .play: "play.fill", .pause: "pause.fill", .rewind: "backward.fill",
    .fastForward: "forward.fill", .close: "xmark.circle.fill",
  ]
}

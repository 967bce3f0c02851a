import Drawing
import Foundation
import PangoText

/// The drawing of a document's sheets by a thread of its own, beside the layout of what the page shows more of.
///
/// The sheets are drawn and written one after another, so that one at a time is in memory.
final class SheetDrawing: @unchecked Sendable {
  /// A sheet and the file that it is written to.
  struct Sheet: Sendable {
    /// The name of the file.
    let name: String
    /// The sheet.
    let picture: Picture
    /// Pixels per point.
    let scale: Double
  }

  /// The files of the preview, those of the sheets among them.
  struct Outcome {
    /// All files that are written so far.
    fileprivate(set) var files: WrittenFiles
    /// The paths of the sheets.
    fileprivate(set) var paths: [String] = []
  }

  private let group = DispatchGroup()
  /// Written by the thread until it leaves the group, read after that.
  private var drawn: Result<Outcome, any Error>

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - sheets: The sheets, in the order in which they are written.
  ///   - fonts: The places that the fonts of their texts come from.
  ///   - files: The files of the preview, to which nothing else may be written until the sheets are.
  init(_ sheets: [Sheet], fonts: FontSources, to files: WrittenFiles) {
    drawn = .success(Outcome(files: files))
    group.enter()
    Thread.detachNewThread { [self] in
      drawn = Result { try Self.draw(sheets, fonts: fonts, to: files) }
      group.leave()
    }
  }

  /// Waits until the thread is done.
  func wait() { group.wait() }

  /// The outcome, when the thread is done.
  ///
  /// - Throws: `DrawingError` of the first sheet that cannot be drawn or written.
  func result() throws -> Outcome {
    wait()
    return try drawn.get()
  }

  private static func draw(
    _ sheets: [Sheet], fonts: FontSources, to files: WrittenFiles
  ) throws -> Outcome {
    let measurer = try PangoTextMeasurer(fonts)
    var outcome = Outcome(files: files)
    for sheet in sheets {
      let path = try outcome.files.write(as: sheet.name) { () throws(DrawingError) in
        try sheet.picture.png(scale: sheet.scale, measurer: measurer)
      }
      outcome.paths.append(path)
    }
    return outcome
  }
}

import ArgumentParser
import Drawing
import Foundation
import Inspection

/// The options about the pictures that Markdown refers to.
struct DiffPictureOptions: ParsableArguments {
  @Option(
    name: .customLong("pictures"),
    help: ArgumentHelp(
      "With '--format markdown': a folder for a PNG of each scene that differs, before and after, which the text refers to.",
      valueName: "dir"), completion: .directory)
  var folder: String?

  @Option(
    name: .customLong("pictures-address"),
    help: ArgumentHelp(
      "The address that the folder will be found at; by default its path as it is given.",
      valueName: "url"))
  var address: String?

  /// Refuses pictures that nothing would refer to.
  ///
  /// - Throws: What is wrong, for whoever typed it.
  func validate(for format: DiffCommand.Format) throws {
    if folder == "" {
      throw ValidationError("--pictures is empty. Pass a folder, for example '--pictures shots'.")
    }
    if folder != nil, format != .markdown {
      throw ValidationError(
        "--pictures goes with '--format markdown'; '--format html' has its pictures in the page.")
    }
    if address != nil, folder == nil {
      throw ValidationError("--pictures-address needs '--pictures' with a folder.")
    }
  }

  /// A line about what keeps the folder from being written to; nil for nothing.
  var obstacle: String? {
    folder.flatMap { folder in
      OutputFolder.obstacleToWriting(to: folder).map { reason in
        DrawingError.cannotWrite(
          path: folder, reason: "\(reason); choose another one with '--pictures'"
        ).description
      }
    }
  }
}

/// The pictures of differences, written one by one.
struct DiffPictures {
  private var files: WrittenFiles
  private var names = PictureNames()
  private let address: String
  private var failure: String?

  /// - Parameter options: The options; without a folder there are no pictures.
  init?(_ options: DiffPictureOptions) {
    guard let folder = options.folder else { return nil }
    files = WrittenFiles(in: folder)
    let base = options.address ?? folder
    address = base.hasSuffix("/") ? String(base.dropLast()) : base
  }

  /// Writes the pictures of a document.
  ///
  /// - Returns: The difference with the addresses of the files, and without their bytes.
  mutating func written(_ difference: DocumentDifference) -> DocumentDifference {
    var difference = difference
    let document = URL(fileURLWithPath: difference.path).deletingPathExtension().lastPathComponent
    for place in difference.scenes.indices {
      guard let sheet = difference.scenes[place].sheet else { continue }
      let name = names.name([document, difference.scenes[place].scene.name], ending: "png")
      do throws(DrawingError) {
        _ = try files.write(sheet, as: name)
        difference.scenes[place].address = "\(address)/\(name)".encodedAsDestination
      } catch {
        failure = failure ?? error.description
      }
      difference.scenes[place].sheet = nil
    }
    return difference
  }

  /// Removes what an earlier run left, and says what could not be written.
  ///
  /// - Returns: Whether all was written.
  func end() -> Bool {
    var failure = failure
    if failure == nil, FileManager.default.fileExists(atPath: files.folder) {
      do throws(DrawingError) { _ = try files.finish() } catch { failure = error.description }
    }
    guard let failure else { return true }
    Console.message(failure)
    return false
  }
}

extension String {
  /// An address as Markdown takes it for one word: without what would end it.
  fileprivate var encodedAsDestination: String {
    utf8.map { byte in
      let isPlain = byte > 0x20 && byte < 0x7F && !Self.ending.contains(byte)
      guard !isPlain else { return String(UnicodeScalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  private static let ending = Set("()<>\"\\`|".utf8)
}

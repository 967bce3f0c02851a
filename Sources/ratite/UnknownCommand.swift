import ArgumentParser
import Foundation
import Inspection

/// The first argument where it should name a command and does not.
enum UnknownCommand {
  /// Refuses a first argument that is no command and no option.
  ///
  /// - Throws: What is wrong, with the command that is most likely meant.
  static func check(_ arguments: ArraySlice<String>, known: [String]) throws {
    guard let first = arguments.first, !first.hasPrefix("-"), !known.contains(first) else { return }
    throw ValidationError("There is no command '\(first)'. " + advice(for: first, known: known))
  }

  private static func advice(for name: String, known: [String]) -> String {
    if FileManager.default.fileExists(atPath: name) {
      return "To check a document or folder: 'ratite check \(name)'."
    }
    let known = known.filter { !Ratite.hiddenCommandNames.contains($0) }
    if let near = Spelling.nearest(to: name, among: known) { return "Did you mean '\(near)'?" }
    return "The commands are \(known.joined(separator: ", "))."
  }
}

import ArgumentParser
import Foundation

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
    let known = known.filter { $0 != WorkerCommand.name }
    let near = known.map { (name: $0, distance: distance(name, $0)) }
      .min { $0.distance < $1.distance }
    if let near, near.distance <= mostTypingErrors { return "Did you mean '\(near.name)'?" }
    return "The commands are \(known.joined(separator: ", "))."
  }

  /// Two letters exchanged count as two.
  private static let mostTypingErrors = 2

  /// How many letters have to be added, removed or replaced to make one word the other.
  ///
  /// - Complexity: O(*letters of the first* × *letters of the second*).
  private static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let replaced = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}

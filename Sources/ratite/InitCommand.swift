import ArgumentParser
import Foundation
import Inspection

/// `ratite init`: a configuration file to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a .ratite.yml with every key in a comment to the current folder.",
    discussion: "An existing file is never overwritten.")

  func run() throws {
    let file = CheckSettings.fileName
    do {
      try Data(SettingsTemplate.text.utf8).write(
        to: URL(fileURLWithPath: file), options: .withoutOverwriting)
      Console.output(file)
    } catch {
      let exists = (try? FileManager.default.attributesOfItem(atPath: file)) != nil
      let folder = FileManager.default.currentDirectoryPath
      Console.error(
        exists
          ? "\(file): error: exists already; edit it, or remove it to begin again"
          : "\(file): error: cannot be written: \(OutputFolder.obstacle(to: folder))")
      throw ExitCode(ExitStatus.unusable)
    }
  }
}

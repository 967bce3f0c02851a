import ArgumentParser
import Foundation
import Inspection

/// `ratite init`: a configuration file to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a .ratite.yml that fits the project to the current folder.",
    discussion: """
      Every key stands in a comment with what it is for. Excluded are folders of other people's code that hold documents: \
      submodules of git, and folders with names such as Vendors. What the Xcode project supports is said, and \
      paths and rules of .iblinter.yml are taken over. An existing file is never overwritten.
      """)

  @Flag(
    name: .long,
    help: "Check the project, and advise on fail_on and a baseline by the number of findings.")
  var check = false

  @OptionGroup var processes: ProcessOptions

  func run() throws {
    // Before a long check, and again when the file is written.
    guard !Self.exists else { return try fail(Self.existence) }
    var survey = ProjectSurvey()
    if check {
      do {
        try MainActor.assumeIsolated { try survey.check(jobs: processes.jobs) }
      } catch let error as SettingsError {
        return try fail(error.description)
      }
    }
    try write(SettingsTemplate(for: survey.profile).text)
    Console.output(CheckSettings.fileName)
    for note in survey.notes + survey.profile.advice { Console.error(note) }
  }

  private func write(_ text: String) throws {
    do {
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: CheckSettings.fileName), options: .withoutOverwriting)
    } catch {
      let folder = FileManager.default.currentDirectoryPath
      try fail(
        Self.exists ? Self.existence : "cannot be written: \(OutputFolder.obstacle(to: folder))")
    }
  }

  private func fail(_ message: String) throws {
    let isWhole = message.hasPrefix(CheckSettings.fileName)
    Console.error(isWhole ? message : "\(CheckSettings.fileName): error: \(message)")
    throw ExitCode(ExitStatus.unusable)
  }

  private static var exists: Bool {
    (try? FileManager.default.attributesOfItem(atPath: CheckSettings.fileName)) != nil
  }

  private static let existence = "exists already; edit it, or remove it to begin again"
}

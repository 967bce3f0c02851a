import ArgumentParser
import Foundation
import Inspection
import InterfaceBuilder

/// `ratite connections`: the table by which documents are connected to a program's classes off Apple's platforms.
struct ConnectionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "connections",
    abstract: "Write the outlets and actions that documents connect as a Swift file.",
    discussion: """
      UIStoryboard and UINib set outlets that are plain stored properties by themselves. Actions, outlets with observers and \
      runtime attributes need the class ModuleConnections, which this command writes from the storyboards and xibs and the \
      Swift code of a module. What cannot be connected stands in it as a comment. The plug-in RatiteConnections runs it in \
      builds.

      Example: ratite connections Sources/App --output Sources/App/ModuleConnections.swift
      """)

  @Argument(
    help: "Storyboards, xibs and Swift files of one module, and folders of them.",
    completion: .file(extensions: ["storyboard", "xib", "swift"]))
  var paths: [String]

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write to this file, in place of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  func run() throws {
    do {
      let files = try ModuleFiles(paths, except: output)
      let documents = try files.documents.map { try DocumentDescription.read($0).document }
      let code = try files.code.map { try ModuleFiles.bytes(of: $0) }
      let table = ConnectionTable(documents: documents, code: code)
      guard let output else {
        for line in table.lines { Console.output(line) }
        return
      }
      try ModuleFiles.write(table.lines.map { "\($0)\n" }.joined(), to: output)
    } catch let error as InspectionError {
      try fail(error.description)
    } catch let error as ModuleFiles.Failure {
      try fail(error.message)
    }
  }

  private func fail(_ message: String) throws {
    Console.error(message)
    throw ExitCode(ExitStatus.unusable)
  }
}

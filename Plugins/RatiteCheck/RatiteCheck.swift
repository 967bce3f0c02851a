import Foundation
import PackagePlugin

/// Checks the documents of a target before each build in which one of them changed, and fails the build at an error.
///
/// What is checked, and what fails, is up to the package's `.ratite.yml`.
@main
struct RatiteCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let documents = target.sourceFiles.map(\.url)
      .filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
    guard !documents.isEmpty else { return [] }
    let settings = context.package.directoryURL.appending(path: ".ratite.yml")
    let hasSettings = FileManager.default.fileExists(atPath: settings.path)
    let output = context.pluginWorkDirectoryURL.appending(path: "LayoutIsChecked.swift")
    try makeSource(at: output)
    return [
      .buildCommand(
        displayName: "Checking the layout of \(target.name)",
        executable: try context.tool(named: "ratite").url,
        arguments: ["check", "--format", "xcode"] + documents.map(\.path),
        inputFiles: documents + (hasSettings ? [settings] : []), outputFiles: [output])
    ]
  }

  /// Makes the file that the build waits for.
  ///
  /// SwiftPM runs a command only for an output that the target is made of: a source, which here holds nothing, or a
  /// resource, which would be copied into the product.
  private func makeSource(at file: URL) throws {
    guard !FileManager.default.fileExists(atPath: file.path) else { return }
    try Data("// The layout of this target's documents was checked.\n".utf8).write(to: file)
  }
}

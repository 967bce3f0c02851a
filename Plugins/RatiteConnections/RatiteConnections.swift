import Foundation
import PackagePlugin

/// Writes the outlets and actions that the documents of a target connect as a source of the target.
@main
struct RatiteConnections: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let files = target.sourceFiles.map(\.url).sorted { $0.path < $1.path }
    let code = files.filter { $0.pathExtension == "swift" }
    let documents = files.flatMap(Self.documents)
    guard !documents.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "ModuleConnections.swift")
    return [
      .buildCommand(
        displayName: "Connecting the documents of \(target.name)",
        executable: try context.tool(named: "ratite").url,
        arguments: ["connections", "--output", output.path] + (documents + code).map(\.path),
        inputFiles: documents + code, outputFiles: [output])
    ]
  }

  /// A document, or those in a folder that is copied as it is.
  private static func documents(at url: URL) -> [URL] {
    if ["storyboard", "xib"].contains(url.pathExtension) { return [url] }
    guard url.hasDirectoryPath,
      let inside = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    else { return [] }
    return inside.compactMap { $0 as? URL }
      .filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }
}

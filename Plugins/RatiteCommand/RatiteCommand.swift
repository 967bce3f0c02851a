import Foundation
import PackagePlugin

/// `swift package ratite …`: the tool, run in the package; without arguments, a check of the whole package.
@main
struct RatiteCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "ratite").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = arguments.isEmpty ? ["check"] : arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      // SwiftPM knows no other way to end with another exit code than 0.
      exit(process.terminationStatus)
    }
  }
}

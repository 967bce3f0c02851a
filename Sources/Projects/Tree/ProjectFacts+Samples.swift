import Foundation

/// Projects of samples that come with other people's code.
extension ProjectFacts {
  /// Whether a project is a sample inside of a library that is kept below the folder of the app's project, which does not name
  /// it.
  ///
  /// Source: the archives of SDKs that apps unpack into their folders, such as Facebook's with its folder `Samples`.
  mutating func isSample(_ project: XcodeProject, in tree: ProjectTree) -> Bool {
    guard let library = Self.library(around: project.path, below: tree.root) else { return false }
    let name = String(FilePath.name(of: project.path))
    let apps = tree.projects.filter { path in
      path != project.path
        && FilePath.relative(library, to: FilePath.folder(of: path)) != nil
        && self.project(at: path, in: tree)?.targets.contains(where: \.isApp) ?? false
    }
    return !apps.isEmpty && !apps.contains { refers(to: name, $0, in: tree) }
  }

  /// The folder of a library that a sample's project is in: one named after SDKs or other people's code, with a folder of samples
  /// inside.
  private static func library(around project: String, below root: String) -> String? {
    let folders = (FilePath.relative(project, to: root) ?? "").split(separator: "/").dropLast()
    guard let sample = folders.firstIndex(where: { samples.contains($0.lowercased()) }) else {
      return nil
    }
    let library = folders[..<sample].firstIndex { name in
      name.hasSuffix("SDK") || libraries.contains(name.lowercased())
    }
    return library.map { ([root] + folders[...$0].map(String.init)).joined(separator: "/") }
  }

  /// Whether a project, or a workspace beside it, names another project.
  private func refers(to name: String, _ project: String, in tree: ProjectTree) -> Bool {
    let folder = FilePath.folder(of: project)
    let workspaces = FolderWalk.entries(of: folder).filter { $0.name.hasSuffix(".xcworkspace") }
      .map { "\(folder)/\($0.name)/contents.xcworkspacedata" }
    return ([project + "/project.pbxproj"] + workspaces.sorted()).contains { file in
      BoundedFile.read(file, within: tree.root)?.range(of: Data(name.utf8)) != nil
    }
  }

  private static let samples: Set<String> = [
    "sample", "samples", "example", "examples", "demo", "demos",
  ]
  private static let libraries: Set<String> = [
    "vendor", "vendors", "vendored", "thirdparty", "third-party", "third_party", "3rdparty",
    "external", "externals", "libs", "libraries", "frameworks", "submodules", "dependencies",
    "sdks",
  ]
}

import Foundation

/// A folder with files of a project, removed when it is no longer used.
final class ProjectFolder {
  /// The folder, as a resolved path.
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "ratite-projects-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes files by their paths in the folder.
  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = URL(filePath: path).appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// The text of an `Info.plist`.
  static func infoList(
    _ orientations: [String: [String]], type: String = "APPL", more: String = ""
  ) -> String {
    let keys = orientations.sorted { $0.key < $1.key }.map { key, values in
      "<key>\(key)</key><array>"
        + values.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined() + "</array>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
      <key>CFBundlePackageType</key><string>\(type)</string>\(more)
      \(keys.joined(separator: "\n"))
      </dict></plist>
      """
  }
}

/// The text of an Xcode project, as Xcode writes it.
struct ProjectText {
  /// A target.
  struct Target {
    var name: String
    var type = "application"
    /// The settings by configuration.
    var settings: [[String: String]] = [[:]]
    /// The ids of the files that it copies.
    var files: [String] = []
    /// The folders that it holds, by id.
    var folders: [String] = []
  }

  var targets: [Target]
  /// The settings of the project.
  var settings: [String: String] = ["SDKROOT": "iphoneos", "TARGETED_DEVICE_FAMILY": "1,2"]
  /// The `.xcconfig` of the targets, by id of its file.
  var xcconfig: String?
  /// The languages, with commas between; nil where the project says none.
  var regions: String?
  /// The groups and files, as the entries of the project.
  var files: String

  /// An app whose target `App` copies `App/Base.lproj/Main.storyboard`, beside `App/Loose.xib`, which none copies.
  static func app(_ settings: [String: String]) -> ProjectText {
    ProjectText(
      targets: [Target(name: "App", settings: [settings], files: ["MAIN"])], files: Self.appFiles)
  }

  static let appFiles = """
    ROOT = { isa = PBXGroup; children = ( APP, ); sourceTree = "<group>"; };
    APP = { isa = PBXGroup; children = ( MAIN, LOOSE, OTHER, CONFIG, ); path = App; sourceTree = "<group>"; };
    MAIN /* Main.storyboard */ = { isa = PBXVariantGroup; children = ( BASE, ); name = Main.storyboard; sourceTree = "<group>"; };
    BASE = { isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    LOOSE = { isa = PBXFileReference; path = Loose.xib; sourceTree = "<group>"; };
    OTHER = { isa = PBXFileReference; path = Shared/Other.xib; sourceTree = SOURCE_ROOT; };
    CONFIG = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
    """

  var text: String {
    """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	objectVersion = 56;
    	objects = {
    /* Begin */
    \(files)
    PROJECT = { isa = PBXProject; buildConfigurationList = PLIST; mainGroup = ROOT; \(regions.map { "knownRegions = ( \($0), ); " } ?? "")projectDirPath = ""; targets = ( \(targets.indices.map { "T\($0), " }.joined())); };
    \(list("PLIST", [settings], base: nil))
    \(targets.indices.map(entries).joined(separator: "\n"))
    	};
    	rootObject = PROJECT /* Project object */;
    }

    """
  }

  private func entries(of index: Int) -> String {
    let target = targets[index]
    let id = "T\(index)"
    let files = target.files.indices.map { "\(id)F\($0)" }
    let build = zip(files, target.files).map { "\($0) = { isa = PBXBuildFile; fileRef = \($1); };" }
    return """
      \(id) = { isa = PBXNativeTarget; name = "\(target.name)"; productType = "com.apple.product-type.\(target.type)"; buildConfigurationList = \(id)LIST; buildPhases = ( \(id)RES, ); fileSystemSynchronizedGroups = ( \(target.folders.map { $0 + ", " }.joined())); };
      \(id)RES = { isa = PBXResourcesBuildPhase; files = ( \(files.map { $0 + ", " }.joined())); };
      \(build.joined(separator: "\n"))
      \(list(id + "LIST", target.settings, base: xcconfig))
      """
  }

  private func list(_ id: String, _ settings: [[String: String]], base: String?) -> String {
    let ids = settings.indices.map { "\(id)C\($0)" }
    let configurations = zip(ids, settings).enumerated().map { index, pair in
      let values = pair.1.sorted { $0.key < $1.key }
        .map { "\"\($0.key)\" = \"\($0.value)\"; " }.joined()
      let reference = base.map { "baseConfigurationReference = \($0); " } ?? ""
      // The project of the fixtures has one configuration, which all of a target's share.
      return "\(pair.0) = { isa = XCBuildConfiguration; \(reference)buildSettings = { \(values)}; "
        + "name = Release; };"
    }
    return "\(id) = { isa = XCConfigurationList; buildConfigurations = ( "
      + ids.map { $0 + ", " }.joined() + "); };\n" + configurations.joined(separator: "\n")
  }
}

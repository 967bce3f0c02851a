import Foundation

/// Inputs that are made to hurt, by their names in `docs/hostile-inputs.md`.
enum HostileInput: String, CaseIterable {
  case fifo, device
  case linkLoop = "link-loop"
  case sparseFile = "sparse-file"
  case nulBytes = "nul-bytes"
  case invalidUTF8 = "invalid-utf8"
  case invalidUTF16 = "invalid-utf16"
  case unknownEncoding = "unknown-encoding"
  case cutOff = "cut-off"

  case folderLoop = "folder-loop"
  case linkOut = "link-out"
  case fifoInFolder = "fifo-in-folder"
  case newlineInName = "newline-in-name"

  case entityBomb = "entity-bomb"
  case quadraticEntity = "quadratic-entity"
  case externalEntity = "external-entity"
  case parameterEntity = "parameter-entity"
  case externalDTD = "external-dtd"
  case defaultAttributes = "default-attributes"
  case deepNesting = "deep-nesting"
  case manyElements = "many-elements"
  case manyAttributes = "many-attributes"
  case hugeAttribute = "huge-attribute"
  case hugeComment = "huge-comment"
  case duplicateAttribute = "duplicate-attribute"

  case idWithNewline = "id-with-newline"
  case bidirectionalID = "bidirectional-id"
  case bidirectionalClass = "bidirectional-class"
  case ownSuperview = "own-superview"
  case containerLoop = "container-loop"
  case infiniteNumber = "infinite-number"
  case enormousNumber = "enormous-number"
  case pathAsStoryboard = "path-as-storyboard"

  case image50000 = "image-of-50000-pixels"
  case negativeImage = "negative-image"
  case pngBomb = "png-bomb"
  case pathInCatalog = "path-in-catalog"
  case pathAsImage = "path-as-image"
  case view50000 = "view-of-50000-points"
  case view20000 = "view-of-20000-points"
  case pathAsID = "path-as-id"
  case longID = "long-id"
  case idsAlikeButForCase = "ids-alike-but-for-case"
  case fifoAsFolder = "fifo-as-folder"

  /// The content of a file that no input may make the tool show.
  static let secret = "nobody may read this"

  /// The names of what is made in the folder.
  var made: [String] { ["Hostile.xib", "Hostile.storyboard", "project", "secret.xib", "other"] }

  /// Makes the input in a folder.
  ///
  /// - Returns: The arguments that name it.
  func make(in folder: TemporaryFolder) throws -> [String] {
    _ = try folder.write(Self.secret, to: "secret.xib")
    switch self {
    case .fifo, .device, .linkLoop, .sparseFile, .nulBytes, .invalidUTF8, .invalidUTF16,
      .unknownEncoding, .cutOff:
      return try makeFile(in: folder.url)
    case .folderLoop, .linkOut, .fifoInFolder, .newlineInName, .pngBomb, .pathInCatalog:
      return try makeProject(in: folder.url)
    case .fifoAsFolder:
      mkfifo(folder.url.appending(path: "out").path, 0o600)
      fallthrough
    default:
      _ = try folder.write(text, to: "Hostile.storyboard")
      return ["Hostile.storyboard"]
    }
  }

  // MARK: Files

  private func makeFile(in folder: URL) throws -> [String] {
    let name = "Hostile.xib"
    let url = folder.appending(path: name)
    switch self {
    case .fifo: mkfifo(url.path, 0o600)
    case .device: return ["/dev/zero"]
    case .linkLoop:
      try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: name)
    case .sparseFile:
      try Data().write(to: url)
      truncate(url.path, 1 << 36)
    case .nulBytes: try Data("<document>\0</document>".utf8).write(to: url)
    case .invalidUTF8: try (Data("<document a=\"".utf8) + [0xC0, 0xAF, 0x22, 0x3E]).write(to: url)
    case .invalidUTF16: try Data([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8, 0x00]).write(to: url)
    case .unknownEncoding:
      try Data("<?xml version=\"1.0\" encoding=\"KOI8-R\"?><document/>".utf8).write(to: url)
    default: try Data("<document>".utf8).write(to: url)
    }
    return [name]
  }

  // MARK: Folders

  private func makeProject(in folder: URL) throws -> [String] {
    let files = FileManager.default
    let project = folder.appending(path: "project")
    try files.createDirectory(at: project, withIntermediateDirectories: false)
    try Data(text.utf8).write(to: project.appending(path: "Main.storyboard"))
    switch self {
    case .folderLoop:
      for (name, target) in [("loop", "."), ("up", ".."), ("root", "/")] {
        try files.createSymbolicLink(
          atPath: project.appending(path: name).path, withDestinationPath: target)
      }
    case .linkOut:
      try files.createSymbolicLink(
        atPath: project.appending(path: "Link.xib").path, withDestinationPath: "../secret.xib")
    case .fifoInFolder: mkfifo(project.appending(path: "Pipe.xib").path, 0o600)
    case .newlineInName: try Data().write(to: project.appending(path: "a\nb\u{202E}.xib"))
    default:
      try makeCatalog(in: project)
      return ["project/Main.storyboard"]
    }
    return ["project"]
  }

  private func makeCatalog(in project: URL) throws {
    let set = project.appending(path: "Assets.xcassets/x.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let file = self == .pathInCatalog ? "../../../secret.xib" : "x.png"
    try Data("{\"images\":[{\"filename\":\"\(file)\",\"idiom\":\"universal\"}]}".utf8)
      .write(to: set.appending(path: "Contents.json"))
    try Data(Self.pngHeader).write(to: set.appending(path: "x.png"))
  }

  /// The beginning of a picture of 2³¹ − 1 pixels in square.
  private static let pngHeader: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 8, 6, 0, 0, 0, 0, 0, 0, 0]
}

/// The source files and tables of texts below a folder, each read once.
struct CodeFiles {
  private let root: String
  private var files: [String: CodeFile?] = [:]
  private var quoted: [String: QuotedTexts?] = [:]
  /// The number of files that were read.
  private(set) var readCount = 0

  /// - Parameter root: The folder that holds every file that is read.
  init(within root: String) {
    self.root = root
  }

  /// A source file; nil where it cannot be read or is larger than source files are.
  mutating func file(at path: String) -> CodeFile? {
    if let known = files[path] { return known }
    let file = bytes(of: path).map(CodeFile.init)
    files[path] = .some(file)
    return file
  }

  /// The quoted texts of a source file or a table of texts; nil where it cannot be read.
  mutating func quotedTexts(at path: String) -> QuotedTexts? {
    if let known = quoted[path] { return known }
    let source = files[path].map { $0?.source } ?? bytes(of: path)
    let texts = source.map(QuotedTexts.init)
    quoted[path] = .some(texts)
    return texts
  }

  private mutating func bytes(of path: String) -> [UInt8]? {
    readCount += 1
    return BoundedFile.bytes(of: path, within: root)
  }
}

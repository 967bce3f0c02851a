/// The source files and tables of texts below a folder, each read once.
struct CodeFiles {
  private let root: String
  private var files: [String: CodeFile?] = [:]
  private var tables: [String: QuotedTexts?] = [:]
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

  /// The texts in a table of texts; nil where it cannot be read.
  mutating func table(at path: String) -> QuotedTexts? {
    if let known = tables[path] { return known }
    let table = bytes(of: path).map(QuotedTexts.init)
    tables[path] = .some(table)
    return table
  }

  private mutating func bytes(of path: String) -> [UInt8]? {
    readCount += 1
    return BoundedFile.read(path, within: root).map { Array($0) }
  }
}

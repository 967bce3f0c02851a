/// A way to write what a run found.
///
/// A report is written as the run goes on: its beginning, then each document, then its ending. Texts end with a line
/// feed or are empty. Names and texts of documents are escaped, so that a report can be shown anywhere.
public protocol ReportFormat: SendableMetatype {
  /// The name of the format, as `--format` takes it.
  static var name: String { get }
  /// The purpose of the format, in a few words.
  static var summary: String { get }
  /// Whether the format shows pictures of scenes, so that documents are to be drawn.
  static var showsScenes: Bool { get }
  /// Creates a report of a run of the tool's version.
  init(toolVersion: String)
  /// Returns the text before all documents.
  mutating func beginning() -> String
  /// Returns the text of a document.
  mutating func text(for document: CheckedDocument) -> String
  /// Returns the text after all documents.
  mutating func ending() -> String
}

extension ReportFormat {
  /// Most formats are text.
  public static var showsScenes: Bool { false }
  /// Nothing stands before all documents.
  public mutating func beginning() -> String { "" }
  /// Nothing stands after all documents.
  public mutating func ending() -> String { "" }
}

/// A document of a run, with what was found in it.
public struct CheckedDocument: Hashable, Sendable {
  /// The path of the document, as it was named.
  public var path: String
  /// The findings, in the order of the document.
  public var findings: [Finding]
  /// The reason that it was not checked; nil where it was.
  public var obstacle: Obstacle?
  /// What there is to show of the document, where a format shows scenes.
  public var drawing: DrawnDocument

  /// Creates a document.
  public init(
    path: String, findings: [Finding] = [], obstacle: Obstacle? = nil,
    drawing: DrawnDocument = DrawnDocument()
  ) {
    self.path = path
    self.drawing = drawing
    self.findings = findings
    self.obstacle = obstacle
  }
}

/// All formats.
public enum ReportFormats {
  /// The formats, in the order they are listed.
  public static let all: [any ReportFormat.Type] = [
    TextFormat.self,
    XcodeFormat.self,
    GitHubFormat.self,
    SARIFFormat.self,
    JUnitFormat.self,
    JSONFormat.self,
    CheckstyleFormat.self,
    CodeClimateFormat.self,
    MarkdownFormat.self,
    HTMLFormat.self,
  ]

  /// The format with a name; nil where there is none.
  public static func format(named name: String) -> (any ReportFormat.Type)? {
    all.first { $0.name == name }
  }
}

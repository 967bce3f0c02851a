/// A document as reports show it that show where findings are.
public struct DrawnDocument: Hashable, Sendable, Codable {
  /// The scenes that findings are about, in the order of the document.
  public var scenes: [DrawnScene]
  /// The lines of the document that findings stand at, by number from 1, without white space around them.
  public var lines: [Int: String]

  /// Creates a document.
  public init(scenes: [DrawnScene] = [], lines: [Int: String] = [:]) {
    self.scenes = scenes
    self.lines = lines
  }
}

/// A scene of a document with its pictures on devices, for reports that show where findings are.
public struct DrawnScene: Hashable, Sendable, Codable {
  /// The scene as people call it.
  public var name: String
  /// The ids of the objects that findings of the scene are about.
  public var objectIDs: [String]
  /// The pictures, those of the worst configurations first; each looks different.
  public var pictures: [ScenePlate]

  /// Creates a scene.
  public init(name: String, objectIDs: [String], pictures: [ScenePlate]) {
    self.name = name
    self.objectIDs = objectIDs
    self.pictures = pictures
  }
}

/// A picture of a scene, with the places of what findings are about.
///
/// Lengths are points of the picture, y growing downwards.
public struct ScenePlate: Hashable, Sendable, Codable {
  /// The configurations that look like this.
  public var configurations: [Configuration]
  /// Whether Interface Builder's canvas looks like this.
  public var showsCanvas: Bool
  /// The width of the picture.
  public var width: Double
  /// The height of the picture.
  public var height: Double
  /// The elements of the picture, as SVG; names in it begin with ``namePrefix``.
  public var elements: String
  /// The views and guides that findings are about.
  public var areas: [Area]
  /// The constraints of findings, and of the views that these are about.
  public var bars: [Bar]

  /// A character that no text of a document brings into a picture, for a page to put its own names in place of.
  public static let namePrefix = "\u{1}"

  /// A view or guide.
  public struct Area: Hashable, Sendable, Codable {
    /// The id in the document.
    public var id: String
    /// The frame.
    public var frame: PlateRect
    /// The frame that the document stores, where it is another one.
    public var stored: PlateRect?
  }

  /// A constraint as Interface Builder draws it.
  public struct Bar: Hashable, Sendable, Codable {
    /// The kinds of drawings.
    public enum Form: String, Hashable, Sendable, Codable {
      /// A distance: a line with caps at its ends.
      case beam
      /// Edges or centres that are the same: a plain line.
      case line
    }

    /// The id in the document.
    public var id: String
    /// The ids of the views and guides that it is about.
    public var itemIDs: [String]
    /// The constraint in Interface Builder's phrasing.
    public var phrase: String
    /// The drawing.
    public var form: Form
    /// Where it begins, and how far it reaches: either the width or the height is 0.
    public var extent: PlateRect
    /// Whether it is required.
    public var isRequired: Bool
    /// The signs on it: `≥`, `=` for equal sizes, `×`; empty for none.
    public var sign: String
  }
}

/// A rectangle of a picture, in points.
public struct PlateRect: Hashable, Sendable, Codable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
}

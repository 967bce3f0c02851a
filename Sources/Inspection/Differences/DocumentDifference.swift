package import Foundation

/// The difference between two versions of a document: what it means, what it does to layout, and what `check` says of it.
package struct DocumentDifference: Hashable, Sendable, Codable {
  /// The versions that there are.
  package enum Presence: String, Hashable, Sendable, Codable {
    case both, newOnly, oldOnly
  }

  /// The path, as the newer version has it.
  package let path: String
  /// The path of the older version where it is another one.
  package var oldPath: String?
  /// The versions that there are.
  package var presence = Presence.both
  /// The differences in meaning.
  package var changes: [ObjectChange] = []
  /// The differences that change nothing in the meaning, in words.
  package var noise: [String] = []
  /// The views whose solved frames differ.
  package var movements: [ViewMovement] = []
  /// The number of configurations that both versions were solved for; 0 where neither was.
  package var configurationCount = 0
  /// The findings that only the newer version has.
  package var newFindings: [Finding] = []
  /// The findings that only the older version has.
  package var fixedFindings: [Finding] = []
  /// The findings of both versions that are about more in the newer one.
  package var grownFindings: [Finding] = []
  /// The findings of both versions that are about less in the newer one; with the older severity where a note is left.
  package var shrunkFindings: [Finding] = []
  /// Lines about what could not be compared.
  package var notes: [String] = []
  /// Whether a version could not be read.
  package var isIncomplete = false
  /// The pictures of scenes that differ, where a report shows them.
  package var scenes: [ScenePair] = []

  /// Creates the difference of a document, still empty.
  package init(path: String) {
    self.path = path
  }

  /// Whether anything differs in meaning, in layout or in what `check` says.
  package var isMeaningful: Bool {
    presence != .both || !changes.isEmpty || !movements.isEmpty || !newFindings.isEmpty
      || !fixedFindings.isEmpty || !grownFindings.isEmpty || !shrunkFindings.isEmpty
  }
}

/// A view whose solved frame differs, with the views that move alike.
package struct ViewMovement: Hashable, Sendable, Codable {
  /// The id in the newer version.
  package let id: String
  /// The name.
  package let name: String
  /// The scene.
  package let scene: ObjectChange.Scene?
  /// The older frame in points, in the view around it or in the scene's root view.
  package let old: [Double]
  /// The newer frame in points, as ``old``.
  package let new: [Double]
  /// Whether the frames are in the scene's root view, since another view is around the view now.
  package let isInRootView: Bool
  /// Whether only the sizes are the view's, as a bar says where it is: the frames are at zero.
  package let isSizeOnly: Bool
  /// Whether the frames are those of a row that sizes itself, while nothing in the document says that it does.
  package let isInSelfSizingRow: Bool
  /// The configuration of these frames: the one in which they differ most.
  package let worst: Configuration
  /// The number of configurations in which the frames differ.
  package let count: Int
  /// The ids and names of the views that move alike.
  package var others: [Other] = []

  /// A view that moves like another one.
  package struct Other: Hashable, Sendable, Codable {
    /// The id in the newer version.
    package let id: String
    /// The name.
    package let name: String
  }
}

/// The pictures of a scene in both versions.
package struct ScenePair: Hashable, Sendable, Codable {
  /// The scene.
  package let scene: ObjectChange.Scene
  /// The pictures, one for each configuration.
  package var pictures: [PicturePair] = []
  /// The PNG with the scene before and after, where a report refers to files.
  package var sheet: Data?
  /// The address of that file; nil until it is written.
  package var address: String?
}

/// The pictures of a scene in one configuration.
package struct PicturePair: Hashable, Sendable, Codable {
  /// The name of the configuration.
  package let configuration: String
  /// The older picture; nil where there is none.
  package let old: VersionPicture?
  /// The newer picture; nil where there is none.
  package let new: VersionPicture?
}

/// A picture of a scene in one version, with the views that differ.
package struct VersionPicture: Hashable, Sendable, Codable {
  /// The width in points.
  package let width: Double
  /// The height in points.
  package let height: Double
  /// The elements of the picture, as SVG; names in it begin with ``ScenePlate/namePrefix``.
  package let elements: String
  /// The views that differ.
  package let marks: [Mark]

  /// A view that differs.
  package struct Mark: Hashable, Sendable, Codable {
    /// The kind of difference.
    package let kind: ObjectChange.Kind
    /// The name of the view.
    package let name: String
    /// The frame in the picture.
    package let frame: PlateRect
  }
}

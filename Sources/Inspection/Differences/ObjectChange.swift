/// A difference in meaning between two versions of an object of a document.
package struct ObjectChange: Hashable, Sendable, Codable {
  /// The kinds of differences.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case added, removed, moved, reordered, changed
  }

  /// The kinds of objects.
  package enum Subject: String, Hashable, Sendable, Codable {
    case document, scene, controller, view, constraint, connection, resource, object
  }

  /// A value before and after.
  package struct Value: Hashable, Sendable, Codable {
    /// The name of the property, in Interface Builder's words.
    package let name: String
    /// The older value; "not set" where there was none.
    package let old: String
    /// The newer value; "not set" where there is none.
    package let new: String
  }

  /// An object that came or went with another one.
  package struct Member: Hashable, Sendable, Codable {
    /// The number of objects around it, from that other one.
    package let level: Int
    /// The kind.
    package let subject: Subject
    /// The id.
    package let id: String
    /// The name, or the phrase of a constraint or connection.
    package var name: String
  }

  /// A scene, or a top-level object of a xib.
  package struct Scene: Hashable, Sendable, Codable {
    /// The id of the scene or object.
    package let id: String
    /// The name.
    package let name: String
  }

  /// The kind of difference.
  package let kind: Kind
  /// The kind of object.
  package let subject: Subject
  /// The id in the newer version; in the older one where it is no more.
  package let id: String
  /// The id in the older version, where that is another one.
  package let oldID: String?
  /// The name, or the phrase of a constraint or connection, in the newer version; in the older one where it is no more.
  package var name: String
  /// The scene, or the top-level object of a xib; nil for the document.
  package let scene: Scene?
  /// The object around it, or the move, in words; empty where there is nothing to say.
  package var place = ""
  /// The properties that differ.
  package var values: [Value] = []
  /// The objects that came or went with it.
  package var members: [Member] = []
  /// The line in the newer version; in the older one where it is no more.
  package let line: Int
}

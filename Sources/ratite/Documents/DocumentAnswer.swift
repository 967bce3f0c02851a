import Foundation
import Inspection
import InterfaceBuilder

/// What a command has to say of one document.
struct DocumentAnswer: Codable {
  /// How far the command came.
  enum Outcome {
    /// The document was laid out.
    case done
    /// The document is for a platform that is not laid out.
    case unsupported
    /// The document could not be read, or reading it brought the process down.
    case failed
  }

  var outcome: Outcome {
    switch obstacle?.kind {
    case nil: .done
    case .unsupported: .unsupported
    case .failure: .failed
    }
  }

  /// The reason that the document was not laid out; nil where it was.
  var obstacle: Obstacle?
  /// Lines for standard output.
  var output: [String] = []
  /// Text for standard output as it is, such as a difference; nil for none.
  var verbatim: Data?
  /// The number of edits, where a command makes some; nil for none.
  var editCount: Int?
  /// The number of things that a command was asked to edit and left; nil for none.
  var leftCount: Int?
  /// The number of findings that no fix was offered for, where fixes were asked for; nil for none.
  var unmendedCount: Int?
  /// The number of scenes that were drawn, where a command draws; nil for others.
  var sceneCount: Int?
  /// Lines for standard error.
  var messages: [String] = []
  /// The findings about the document.
  var findings: [Finding] = []
  /// The layout of one object, where it was asked for.
  var layout = ObjectLayout()
  /// The fixes of findings about one object, where they were asked for.
  var fixes: [OfferedFix] = []
  /// What differs from an older version, where that was asked for.
  var difference: DocumentDifference?
  /// What there is to show of the document, where a report shows scenes.
  var drawing = DrawnDocument()
}

extension DocumentAnswer {
  /// The answer of a document that could not be laid out.
  init(_ error: InspectionError) {
    obstacle = error.obstacle
    messages = [error.description]
  }

  /// The answer as texts, to be handed between processes.
  ///
  /// - Throws: The encoder's error.
  func fields() throws -> [String] {
    [String(decoding: try JSONEncoder().encode(self), as: UTF8.self)]
  }

  /// Reads ``fields()``; nil for other texts.
  init?(fields: [String]) {
    guard fields.count == 1,
      let answer = try? JSONDecoder().decode(DocumentAnswer.self, from: Data(fields[0].utf8))
    else { return nil }
    self = answer
  }
}

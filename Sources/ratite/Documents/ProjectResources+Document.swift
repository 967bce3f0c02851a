import Foundation
import Inspection
import Projects
import UIKit

extension PlatformEnvironment {
  /// The facts that were read of projects: a process draws many documents of few projects.
  @MainActor private static var facts = ProjectFacts(searched: [])

  /// Runs a closure in which a document finds the pictures, colours and fonts of its project.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - body: The closure.
  /// - Returns: What the closure returns.
  @MainActor
  static func withResources<Result>(
    ofProjectWith document: DocumentInput, _ body: () throws -> Result
  ) rethrows -> Result {
    var environment = PlatformEnvironment.current
    if FileManager.default.fileExists(atPath: document.path) {
      let path = DocumentPlace.resolved(document.path)
      environment.resources = facts.assets(of: path).map(ProjectResources.init)
    }
    return try environment.inForce { try document.measured(body) }
  }
}

import Foundation
import Inspection
import Projects
import UIKit

extension ProjectResources {
  /// What was read of projects: a process draws many documents of few projects.
  @MainActor private static var facts = ProjectFacts(searched: [])

  /// The pictures and colours of the project that a document belongs to; nil for a document of no project.
  @MainActor
  convenience init?(ofProjectWith document: String) {
    guard FileManager.default.fileExists(atPath: document) else { return nil }
    guard let assets = Self.facts.assets(of: DocumentPlace.resolved(document)) else { return nil }
    self.init(assets)
  }
}

extension PlatformEnvironment {
  /// Runs a closure in which documents find the pictures and colours of a project.
  ///
  /// - Parameters:
  ///   - document: The path of a document of the project.
  ///   - body: The closure.
  /// - Returns: What the closure returns.
  @MainActor
  static func withResources<Result>(
    ofProjectWith document: String, _ body: () throws -> Result
  ) rethrows -> Result {
    var environment = PlatformEnvironment.current
    environment.resources = ProjectResources(ofProjectWith: document)
    return try environment.inForce(body)
  }
}

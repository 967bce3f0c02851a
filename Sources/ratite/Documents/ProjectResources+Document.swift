import Foundation
import Inspection
import Projects
import UIKit

extension ProjectResources {
  /// The pictures and colours of the project that a document belongs to; nil for a document of no project.
  convenience init?(ofProjectWith document: String) {
    guard FileManager.default.fileExists(atPath: document) else { return nil }
    var facts = ProjectFacts(searched: [])
    guard let assets = facts.assets(of: DocumentPlace.resolved(document)) else { return nil }
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
  static func withResources<Result>(
    ofProjectWith document: String, _ body: () throws -> Result
  ) rethrows -> Result {
    var environment = PlatformEnvironment.current
    environment.resources = ProjectResources(ofProjectWith: document)
    return try environment.inForce(body)
  }
}

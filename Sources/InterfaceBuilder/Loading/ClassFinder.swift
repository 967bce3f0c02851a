import Foundation
import UIKit

/// The classes of a program by the names that a document has for them.
///
/// Documents name the module of Xcode's target; in a package the class may be in another, whose resources the document lies
/// among.
struct ClassFinder {
  private let modules: [String]

  /// - Parameters:
  ///   - path: The document's file.
  ///   - bundle: Its bundle; nil for the app's.
  init(documentAt path: String, in bundle: Bundle?) {
    let folders = path.split(separator: "/").map(String.init) + Self.bundlesBesideProgram
    modules =
      folders.flatMap(Self.modules(ofFolder:))
      + [Self.moduleName(Bundle.main.bundleURL.deletingPathExtension().lastPathComponent)]
      + [ProcessInfo.processInfo.processName].map(Self.moduleName)
  }

  /// The class of a name; nil where the program has none.
  ///
  /// - Parameters:
  ///   - customClass: The name, with the module as the document has it.
  ///   - owner: The object that the document is loaded for, whose module is searched, too.
  /// - Returns: The class.
  func find(_ customClass: CustomClass, for owner: AnyObject?) -> AnyClass? {
    let ownersModule = owner.map { ModuleName.of(type(of: $0)) }
    let candidates = [customClass.module, ownersModule] + modules
    return candidates.lazy.compactMap { $0 }
      .compactMap { NSClassFromString("\($0).\(customClass.name)") }.first
  }

  /// The modules that a bundle's folder is named for: `package_Target.resources`, where either name may hold an underscore.
  private static func modules(ofFolder name: String) -> [String] {
    guard TargetBundles.isName(name) else { return [] }
    let parts = name.prefix { $0 != "." }.split(separator: "_").map(String.init)
    return parts.indices.dropFirst().map { moduleName(parts[$0...].joined(separator: "_")) }
  }

  /// The module of a target's name.
  private static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private static var bundlesBesideProgram: [String] {
    TargetBundles.names(in: (Bundle.main.resourceURL ?? Bundle.main.bundleURL).path)
  }
}

import UIKit

/// The names of classes that no part of the program has, each said once.
@MainActor
enum UnknownClasses {
  private static var names: Set<CustomClass> = []

  /// Logs an unknown class that a document names, once for each class.
  static func note(_ customClass: CustomClass) {
    guard names.insert(customClass).inserted else { return }
    let module = customClass.module.map { " in module \($0)" } ?? ""
    PlatformEnvironment.current.log(
      LayoutMessage(
        unknownClass: "Unknown class \(customClass.name)\(module) in Interface Builder file."))
  }
}

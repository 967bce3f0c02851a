import UIKit

/// The names of classes that no part of the program has, each said once.
@MainActor
enum UnknownClasses {
  private static var names: Set<CustomClass> = []

  /// Says that a document names a class, unless it was said.
  static func note(_ customClass: CustomClass) {
    guard names.insert(customClass).inserted else { return }
    let module = customClass.module.map { " in module \($0)" } ?? ""
    PlatformEnvironment.current.log(
      LayoutMessage(
        unknownClass: "Unknown class \(customClass.name)\(module) in Interface Builder file."))
  }
}

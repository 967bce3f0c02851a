package import UIKit

extension InterfaceEra {
  /// The looks on the canvas of the Interface Builder that saved a document: those of the iOS that
  /// its Xcode came with.
  ///
  /// - Parameter tools: The version; without one, the looks are those in force by default.
  package init(of tools: ToolsVersion) {
    self = tools.components.isEmpty ? .iOS18 : Self.shipped(with: tools.era)
  }

  private static func shipped(with xcode: XcodeEra) -> InterfaceEra {
    switch xcode {
    case .xcode5: .iOS7
    case .xcode6: .iOS8
    case .xcode7: .iOS9
    case .xcode8: .iOS10
    case .xcode9: .iOS11
    case .xcode10: .iOS12
    case .xcode11: .iOS13
    case .xcode12: .iOS14
    case .xcode13: .iOS15
    case .xcode14: .iOS16
    case .xcode15: .iOS17
    case .xcode16: .iOS18
    case .xcode26: .iOS26
    }
  }
}

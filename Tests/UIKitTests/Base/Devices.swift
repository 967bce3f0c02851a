import UIKit

/// Screens whose numbers the tests rely on.
@MainActor
enum Devices {
  /// 375 × 812 points, 44 points of cut-out above and 34 of home indicator below.
  static var phone: UIScreen {
    screen(
      375, 812, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), .compact, .regular, .phone)
  }

  /// The same phone lying on its side.
  static var landscapePhone: UIScreen {
    screen(
      812, 375, UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44), .compact, .compact, .phone)
  }

  /// 1024 × 768 points with a status bar of 20.
  static var pad: UIScreen {
    screen(
      1024, 768, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), .regular, .regular, .pad)
  }

  /// A television: 1920 × 1080 points, 60 at the top and bottom and 80 at the sides of which may not be seen.
  static var television: UIScreen {
    screen(
      1920, 1080, UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80), .regular, .regular, .tv)
  }

  private static func screen(
    _ width: CGFloat, _ height: CGFloat, _ safeArea: UIEdgeInsets,
    _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass,
    _ idiom: UIUserInterfaceIdiom
  ) -> UIScreen {
    UIScreen(
      size: CGSize(width: width, height: height), safeAreaInsets: safeArea,
      hasHomeIndicator: safeArea.bottom > 0 && idiom != .tv,
      traitCollection: UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: horizontal),
        UITraitCollection(verticalSizeClass: vertical),
        UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(displayScale: 2),
        UITraitCollection(layoutDirection: .leftToRight),
      ]))
  }
}

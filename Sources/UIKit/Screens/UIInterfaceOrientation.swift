import Foundation

/// The orientation of an interface: the side of the device that its top is at.
@frozen
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, with the home button or indicator at the top of the device.
  case portraitUpsideDown = 2
  /// Sideways, with the home button or indicator on the right.
  case landscapeRight = 3
  /// Sideways, with the home button or indicator on the left.
  case landscapeLeft = 4

  /// Whether the interface is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIScreen {
  /// The orientation of interfaces on the display: upright unless it is wider than high.
  ///
  /// Which way a device is turned sideways changes no layout. Our choice is the first of Apple's two.
  var interfaceOrientation: UIInterfaceOrientation {
    bounds.width > bounds.height ? .landscapeRight : .portrait
  }

  /// The rectangle of the status bar, in points; empty where there is none.
  var statusBarFrame: CGRect {
    statusBarHeight > 0 ? CGRect(x: 0, y: 0, width: bounds.width, height: statusBarHeight) : .zero
  }
}

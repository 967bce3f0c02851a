import UIKit

/// The content of a `<visualEffectView>`.
public struct VisualEffectViewContent: ElementContent {
  /// The style of the blur, such as `regular` or `systemMaterial`.
  public var blurStyle: String?
  /// Whether content is drawn vibrantly over the blur.
  public var isVibrant = false
}

extension VisualEffectViewContent: ViewElement {
  static let names = ["visualEffectView"]
  static let placesSubviews = true

  init(_ reader: ElementReader) {
    let vibrancy = reader.element.child(named: "vibrancyEffect")
    blurStyle = (vibrancy ?? reader.element).child(named: "blurEffect")?["style"]
    isVibrant = vibrancy != nil
  }

  func makeView() -> UIVisualEffectView { UIVisualEffectView(effect: nil) }

  func apply(to view: UIVisualEffectView, in context: BuildingContext) {
    let style = blurStyle.flatMap { Self.blurStyles[$0] } ?? .regular
    let blur = UIBlurEffect(style: style)
    view.effect = isVibrant ? UIVibrancyEffect(blurEffect: blur) : blur
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
  ]

  func contentView(of view: UIVisualEffectView) -> UIView? { view.contentView }

  /// Subviews were placed in a content view of the stored size; now it fills the effect.
  func complete(_ view: UIVisualEffectView, in context: BuildingContext) {
    view.contentView.frame = view.bounds
  }
}

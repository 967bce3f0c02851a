import UIKit

/// The content of a `<slider>`.
public struct SliderContent: ElementContent {
  /// The value.
  public var value = 0.0
  /// The least value.
  public var minimum = 0.0
  /// The greatest value.
  public var maximum = 1.0
  /// The image at the lesser end.
  public var minimumImage: ImageDescription?
  /// The image at the greater end.
  public var maximumImage: ImageDescription?
  /// The colour of the track before the thumb.
  public var minimumTrackColor: ColorDescription?
  /// The colour of the track behind the thumb.
  public var maximumTrackColor: ColorDescription?
  /// The colour of the thumb.
  public var thumbColor: ColorDescription?
}

extension SliderContent: ViewElement {
  static let names = ["slider"]

  init(_ reader: ElementReader) {
    value = reader.number("value") ?? value
    minimum = reader.number("minValue") ?? minimum
    maximum = reader.number("maxValue") ?? maximum
    minimumImage = reader.image("minimumValueImage")
    maximumImage = reader.image("maximumValueImage")
    minimumTrackColor = reader.color("minimumTrackTintColor")
    maximumTrackColor = reader.color("maximumTrackTintColor")
    thumbColor = reader.color("thumbTintColor")
  }

  func makeView() -> UISlider { UISlider() }

  func apply(to view: UISlider, in context: BuildingContext) {
    view.minimumValue = Float(minimum)
    view.maximumValue = Float(maximum)
    view.value = Float(value)
    view.minimumTrackTintColor = minimumTrackColor?.uiColor
    view.maximumTrackTintColor = maximumTrackColor?.uiColor
    view.thumbTintColor = thumbColor?.uiColor
  }
}

extension UIImage {
  /// The ways in which the part between the caps fills its room.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile = 0
    /// Enlarged.
    case stretch = 1
  }

  /// Returns the picture with edges that keep their size and a middle that is repeated.
  ///
  /// - Parameter capInsets: The extents of the edges, in points.
  /// - Returns: The picture, of the same size.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the picture with edges that keep their size.
  ///
  /// - Parameters:
  ///   - capInsets: The extents of the edges, in points.
  ///   - resizingMode: The way in which the middle fills its room.
  /// - Returns: The picture, of the same size.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with(
      ImageSlicing(
        capInsets: capInsets, middle: resizingMode == .tile ? .tiled : .stretched))
  }

  /// The extents of the edges that keep their size, in points.
  public var capInsets: UIEdgeInsets { slicing?.capInsets ?? .zero }

  /// The way in which the middle fills its room.
  public var resizingMode: ResizingMode { slicing?.middle == .stretched ? .stretch : .tile }
}

/// An item that constraints do not place completely.
public struct LayoutAmbiguity {
  /// The view or guide.
  public let item: LayoutItem
  /// The variables that its constraints leave open.
  public let variables: [LayoutVariable]
}

/// An item whose position or extent constraints leave open.
public struct LayoutAmbiguity {
  /// The view or guide.
  public let item: LayoutItem
  /// The variables that its constraints leave open.
  public let variables: [LayoutVariable]
}

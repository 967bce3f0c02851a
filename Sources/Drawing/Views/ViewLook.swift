/// What a view shows, where the view itself does not hold it.
///
/// Views whose class only exists at run time are plain views here, and bars take their items from
/// controllers; whoever knows better says so with one of these.
package enum ViewLook: Hashable, Sendable {
  /// A labelled pattern in place of what the view shows at run time.
  case placeholder(PlaceholderKind, name: String)
  /// The name of a view that draws itself, over its background.
  case tag(String)
  /// A picture that is not at hand.
  case missingImage(name: String)
  /// A bar with title and buttons; its colour, or nil for the system's material.
  case navigationBar(NavigationContent, color: Color?)
  /// A bar with buttons.
  case toolbar([BarItem], color: Color?)
  /// A bar with tabs, the first of which is selected.
  case tabBar([BarItem], color: Color?)
}

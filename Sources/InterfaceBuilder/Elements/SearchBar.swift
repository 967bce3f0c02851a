import UIKit

/// The content of a `<searchBar>`.
public struct SearchBarContent: ElementContent {
  /// The text.
  public var text: String?
  /// The text shown while there is none.
  public var placeholder: String?
  /// The line above the field.
  public var prompt: String?
  /// Whether only the field is drawn.
  public var isMinimal = false
  /// Whether a cancel button stands beside the field.
  public var showsCancelButton = false
  /// Whether the scopes are shown.
  public var showsScopeBar = false
  /// The titles of the scopes, in order.
  public var scopeTitles: [String] = []
  /// The colour of the bar's background.
  public var barTintColor: ColorDescription?
}

extension SearchBarContent: ViewElement {
  static let names = ["searchBar"]

  init(_ reader: ElementReader) {
    text = reader.string("text")
    placeholder = reader.string("placeholder")
    prompt = reader.string("prompt")
    isMinimal = reader["searchBarStyle"] == "minimal"
    showsCancelButton = reader.flag("showsCancelButton")
    showsScopeBar = reader.flag("showsScopeBar")
    scopeTitles = reader.children(of: "scopeButtonTitles").compactMap(\.element.text)
    barTintColor = reader.color("barTintColor")
  }

  func makeView() -> UISearchBar { UISearchBar() }

  func apply(to view: UISearchBar, in context: BuildingContext) {
    view.text = text
    view.placeholder = placeholder
    view.prompt = prompt
    view.searchBarStyle = isMinimal ? .minimal : .default
    view.showsCancelButton = showsCancelButton
    view.showsScopeBar = showsScopeBar
    view.scopeButtonTitles = scopeTitles.isEmpty ? nil : scopeTitles
    view.barTintColor = barTintColor?.uiColor
  }
}

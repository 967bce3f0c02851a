public import Foundation

/// A view controller whose view is a table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController {
  private let style: UITableView.Style

  /// Whether the choice of a row is taken back before the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller of a table of a look.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of a plain table.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table; it is the view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Makes the table, with the size of the main screen.
  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = table
  }
}

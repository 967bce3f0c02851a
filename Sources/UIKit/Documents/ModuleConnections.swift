/// The outlets that documents connect of the framework's own classes.
final class ModuleConnections: DocumentConnections {
  /// Whether a name is that of an outlet that Apple's classes have and these lack, so that no client declares it.
  static func isApplesAlone(_ name: String, of type: AnyClass) -> Bool {
    ObjectName.isOfThisModule(type) || outletsOfApple.contains(name)
  }

  private static let outletsOfApple: Set = [
    "dataSource", "delegate", "dragDelegate", "dropDelegate", "gestureRecognizers",
    "inputAccessoryView", "inputView", "menu", "prefetchDataSource", "refreshControl",
    "searchDisplayController",
  ]

  override func declare() {
    outlet("view", of: UIViewController.self) { (controller, view: UIView) in
      controller.view = view
    }
    outlet("delegate", \UITableView.delegate)
    outlet("dataSource", \UITableView.dataSource)
    outlet("delegate", \UICollectionView.delegate)
    outlet("dataSource", \UICollectionView.dataSource)
    outlet("delegate", \UITextField.delegate)
    outlet("backgroundView", \UITableView.backgroundView)
    outlet("backgroundView", \UICollectionView.backgroundView)
    outlet("backgroundView", \UITableViewCell.backgroundView)
    outlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
    outlet("accessoryView", \UITableViewCell.accessoryView)
    outlet("backgroundView", \UICollectionViewCell.backgroundView)
    outlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
  }
}

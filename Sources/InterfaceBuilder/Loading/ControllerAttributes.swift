import AutoLayout
import UIKit

/// The attributes that a document has of a controller itself.
@MainActor
struct ControllerAttributes {
  private let description: ControllerDescription
  private let builder: ViewBuilder

  init(_ description: ControllerDescription, _ builder: ViewBuilder) {
    self.description = description
    self.builder = builder
  }

  /// Sets all attributes.
  func apply(to controller: UIViewController) {
    controller.documentID = description.id
    controller.title = description.title
    applyLayout(to: controller)
    applyItems(to: controller)
    switch controller {
    case let navigation as UINavigationController: applyBars(to: navigation)
    case let tabs as UITabBarController: apply(description.tabBar, to: tabs.tabBar)
    default: break
    }
  }

  private func applyLayout(to controller: UIViewController) {
    controller.edgesForExtendedLayout = UIRectEdge(
      rawValue: UInt(description.extendedEdges.rawValue))
    controller.extendedLayoutIncludesOpaqueBars = description.extendsUnderOpaqueBars
    controller.automaticallyAdjustsScrollViewInsets = description.adjustsScrollViewInsets
    controller.hidesBottomBarWhenPushed = description.hidesBottomBarWhenPushed
    if let size = description.preferredContentSize {
      controller.preferredContentSize = CGSize(size)
    }
    if let style = description.modalPresentationStyle.flatMap(
      UIModalPresentationStyle.init(documentName:))
    {
      controller.modalPresentationStyle = style
    }
    if let view = description.view {
      controller.viewRespectsSystemMinimumLayoutMargins = view.layout.respectsSystemMinimumMargins
    }
  }

  private func applyItems(to controller: UIViewController) {
    if let item = description.navigationItem {
      builder.apply(item, to: controller.navigationItem, in: nil)
    }
    if let item = description.tabBarItem { controller.tabBarItem = builder.tabBarItem(item) }
    let items = description.toolbarItems.map { builder.barButtonItem($0, in: nil) }
    controller.toolbarItems = items.isEmpty ? nil : items
  }

  private func applyBars(to navigation: UINavigationController) {
    apply(description.navigationBar, to: navigation.navigationBar)
    apply(description.toolbar, to: navigation.toolbar)
    navigation.isNavigationBarHidden = description.isNavigationBarHidden
    navigation.isToolbarHidden = description.isToolbarHidden
  }

  /// Sets the looks of a bar that the controller has already made.
  private func apply(_ bar: ViewDescription?, to view: UIView) {
    guard let bar else { return }
    builder.applyColors(bar.appearance, to: view)
    bar.viewElement.apply(toAny: view, in: BuildingContext(description: bar, builder: builder))
  }
}

extension ControllerDescription {
  /// The framework's class.
  @MainActor
  var frameworkClass: UIViewController.Type {
    switch kind {
    case .tableViewController: UITableViewController.self
    case .collectionViewController: UICollectionViewController.self
    case .navigationController: UINavigationController.self
    case .tabBarController: UITabBarController.self
    case .splitViewController: UISplitViewController.self
    case .pageViewController: UIPageViewController.self
    default: UIViewController.self
    }
  }

  /// The values that an object of the class needs before its attributes can be set.
  @MainActor
  var creationValues: [DocumentCoder.Key: Int] {
    switch kind {
    case .tableViewController:
      return view?.viewElement.creationStyle.map { [.style: $0] } ?? [:]
    case .pageViewController:
      let style: UIPageViewController.TransitionStyle =
        attribute("transitionStyle") == "scroll" ? .scroll : .pageCurl
      let orientation: UIPageViewController.NavigationOrientation =
        attribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
      return [.style: style.rawValue, .orientation: orientation.rawValue]
    default: return [:]
    }
  }
}

extension UIModalPresentationStyle {
  /// The style of a name as documents write it.
  init?(documentName name: String) {
    guard let style = Self.byDocumentName[name] else { return nil }
    self = style
  }

  private static let byDocumentName: [String: Self] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
    "none": .none,
  ]
}

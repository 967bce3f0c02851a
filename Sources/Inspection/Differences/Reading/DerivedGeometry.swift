import AutoLayout
import Devices
import InterfaceBuilder

/// Stored geometry that follows from something else, so that a difference of it is none of the interface.
enum DerivedGeometry {
  /// Whether an element is a frame or autoresizing mask that layout does not read.
  static func isDerived(_ element: DocumentElement) -> Bool {
    guard var view = element.parent else { return false }
    // Variations hold frames of other size classes.
    if view.name == "variation", let varied = view.parent { view = varied }
    switch (element.name, element.key) {
    case ("rect", "frame"), ("frame", "frameInset"), ("size", "frameSize"): return isPlaced(view)
    case ("rect", "contentStretch"): return false
    case ("rect", "bounds"), ("rect", "contentRect"): return false
    case ("autoresizingMask", _): return isPlaced(view)
    default: return false
    }
  }

  /// Whether a view's frame comes from constraints, from the view around it, or from the screen.
  static func isPlaced(_ view: DocumentElement) -> Bool {
    if isPlacedByConstraints(view) { return true }
    if let key = view.key, roles.contains(key) { return true }
    guard let list = view.parent else { return true }
    if lists.contains(list.name) { return true }
    // A cell of a xib, too, is as wide as the table and as high as that says.
    if ["tableViewCell", "tableViewCellContentView"].contains(view.name) { return true }
    if isPlacedByStyle(view) || view.isViewOfOwningController { return true }
    if isSupplementary(view) { return true }
    return containers.contains(list.parent?.name ?? "")
  }

  /// Whether a view is the header or footer of a collection view's sections, which its layout sizes as its cells.
  private static func isSupplementary(_ view: DocumentElement) -> Bool {
    view.name == "collectionReusableView"
      && ["sectionHeaderView", "sectionFooterView"].contains(view.key)
  }

  /// Whether constraints place a view.
  ///
  /// Interface Builder sets `fixedFrame` where the document has none for it, and adds those of the frame when it compiles.
  static func isPlacedByConstraints(_ view: DocumentElement) -> Bool {
    view["translatesAutoresizingMaskIntoConstraints"] == "NO" && view["fixedFrame"] != "YES"
  }

  /// Whether a view stands in a row of a table or collection, or above or below them: where, follows from those before it.
  static func isRow(_ view: DocumentElement) -> Bool {
    rowLists.contains(view.parent?.name ?? "") || rowRoles.contains(view.key ?? "")
  }

  /// Whether a view is shown by a bar item: the bar says where, and leaves the view its size.
  private static func isShownByBarItem(_ view: DocumentElement) -> Bool {
    view.key == "customView" && view.parent?.name == "barButtonItem"
  }

  /// Whether a view stands in a bar, which says where: in place of a title or of a button.
  static func isShownByBar(_ view: DocumentElement) -> Bool {
    isShownByBarItem(view) || view.key == "titleView"
  }

  /// Whether something else says where a view goes, to which it only gives its size.
  static func hasOnlySize(_ view: DocumentElement) -> Bool { isRow(view) || isShownByBar(view) }

  /// Whether a view is the root of a xib's controller, which what shows the controller sizes.
  static func isControllersRoot(_ view: DocumentElement) -> Bool {
    view.parent?.name == "objects" && view.isViewOfOwningController
  }

  /// Whether a view is a label or the picture of a cell with a style, which places them.
  private static func isPlacedByStyle(_ view: DocumentElement) -> Bool {
    guard let id = view.id, let cell = view.parent?.parent?.parent,
      cell.name == "tableViewCell", cell["style"] != nil
    else { return false }
    return ["textLabel", "detailTextLabel", "imageView"].contains { cell[$0] == id }
  }

  /// Whether a view is a bar that its controller places.
  static func isControllersBar(_ view: DocumentElement) -> Bool {
    ["navigationBar", "toolbar", "tabBar"].contains(view.name) && view.key == view.name
  }

  private static let rowLists: Set<String> = ["cells", "prototypes", "sections"]

  private static let rowRoles: Set<String> = [
    "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
  ]

  /// The lists of views that their container places.
  private static let lists: Set<String> = [
    "cells", "prototypes", "sections", "items", "prototypeCellViews", "tabViewItems",
  ]

  /// The classes of views that place those in them.
  private static let containers: Set<String> = ["stackView", "clipView"]

  /// The roles of views that their controller or container places.
  private static let roles: Set<String> = [
    "view", "contentView", "navigationBar", "toolbar", "tabBar", "tableView", "collectionView",
    "textLabel", "detailTextLabel", "imageView", "titleView", "documentView", "headerView",
    "horizontalScroller", "verticalScroller", "backgroundView", "selectedBackgroundView",
    "multipleSelectionBackgroundView",
  ]

  /// The parts of a frame that layout reads: the height of headers and footers of a table, the size of views that bar
  /// items show; all of others.
  static func text(of frame: DocumentElement, in description: DocumentDescription) -> String? {
    if frame.key == "frameInset", let view = frame.parent {
      return WrittenFrames(description).frame(of: view).map { PropertyValues.text(of: $0) }
    }
    guard frame.name == "rect", frame.key == "frame", let view = frame.parent else { return nil }
    if ["tableHeaderView", "tableFooterView"].contains(view.key) {
      return "height " + PropertyValues.number(frame["height"] ?? "0")
    }
    if isShownByBarItem(view) {
      let extents = ["width", "height"].map { PropertyValues.number(frame[$0] ?? "0") }
      return "size (\(extents[0]), \(extents[1]))"
    }
    let size = description.canvas.device.size(in: .portrait)
    let (width, height) = (Double(frame["width"] ?? ""), Double(frame["height"] ?? ""))
    let isScreen =
      width == size.width && height == size.height || width == size.height && height == size.width
    return isScreen && view.parent?.name == "objects" ? "that of the screen" : nil
  }

  /// Whether the width of a table's column follows from that of the table: the last one's does.
  static func isDerivedWidth(of column: DocumentElement) -> Bool {
    guard column.name == "tableColumn", let columns = column.parent else { return false }
    let style = columns.parent?["columnAutoresizingStyle"] ?? "lastColumnOnly"
    return style == "lastColumnOnly" && columns.children.last == column
  }
}

public import AutoLayout
import UIKit

/// The content of a `<collectionView>`.
public struct CollectionViewContent: ElementContent {
  /// The flow layout; `nil` for a custom one.
  public var flow: FlowLayout?
  /// The attributes of every scroll view.
  public var scroll = ScrollViewContent()
  /// The view behind the items.
  public var background: ViewDescription?
  /// The prototype cells, in order.
  public var cells: [ViewDescription] = []
  /// The prototype of section headers.
  public var sectionHeader: ViewDescription?
  /// The prototype of section footers.
  public var sectionFooter: ViewDescription?

  /// A `UICollectionViewFlowLayout`.
  public struct FlowLayout: Sendable {
    /// The element.
    public let element: DocumentElement
    /// The direction of scrolling.
    public var axis: Axis
    /// The least distance of lines, in points.
    public var lineSpacing: Double
    /// The least distance of the items of a line, in points.
    public var interitemSpacing: Double
    /// The size of items.
    public var itemSize: Size
    /// The size assumed before an item is measured.
    public var estimatedItemSize: Size?
    /// Whether items are measured.
    public var usesAutomaticItemSize: Bool
    /// The size of section headers.
    public var headerSize: Size
    /// The size of section footers.
    public var footerSize: Size
    /// The space around each section.
    public var sectionInset: EdgeInsets
  }
}

extension CollectionViewContent: ViewElement {
  static let names = ["collectionView"]
  static let placesSubviews = true

  init(_ reader: ElementReader) {
    flow = reader.child("collectionViewLayout").flatMap {
      $0.element.name == "collectionViewFlowLayout" ? FlowLayout($0) : nil
    }
    scroll = ScrollViewContent(reader)
    background = reader.view("backgroundView")
    cells = reader.views(of: "cells")
    sectionHeader = reader.view("sectionHeaderView")
    sectionFooter = reader.view("sectionFooterView")
  }

  func makeView() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  func apply(to view: UICollectionView, in context: BuildingContext) {
    scroll.applyAttributes(to: view)
    scroll.applyInsets(to: view, in: context)
    if let layout = view.collectionViewLayout as? UICollectionViewFlowLayout {
      flow?.apply(to: layout)
    }
  }

  /// Builds the cells, which the layout places.
  func buildInside(_ view: UICollectionView, in context: BuildingContext) {
    view.backgroundView = background.map { context.build($0, in: view) }
    if let program = context.builder.program { return program.offer(self, to: view) }
    view.prototypeHeader = sectionHeader.flatMap {
      context.build($0, in: view) as? UICollectionReusableView
    }
    view.prototypeCells = cells.compactMap { description in
      let cell = context.build(description, in: view) as? UICollectionViewCell
      if let item = description.content as? CollectionItemContent {
        cell?.ownSize = (item.customSize ?? description.geometry.frame?.size).map { CGSize($0) }
      }
      return cell
    }
    view.prototypeFooter = sectionFooter.flatMap {
      context.build($0, in: view) as? UICollectionReusableView
    }
  }
}

extension CollectionViewContent.FlowLayout {
  fileprivate init(_ reader: ElementReader) {
    element = reader.element
    axis = reader["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    lineSpacing = reader.number("minimumLineSpacing") ?? 10
    interitemSpacing = reader.number("minimumInteritemSpacing") ?? 10
    itemSize = reader.size("itemSize") ?? Size(width: 50, height: 50)
    estimatedItemSize = reader.size("estimatedItemSize")
    usesAutomaticItemSize = reader.flag("automaticEstimatedItemSize")
    headerSize = reader.size("headerReferenceSize") ?? .zero
    footerSize = reader.size("footerReferenceSize") ?? .zero
    sectionInset = reader.inset("sectionInset") ?? .zero
  }

  @MainActor
  fileprivate func apply(to layout: UICollectionViewFlowLayout) {
    layout.scrollDirection = axis == .horizontal ? .horizontal : .vertical
    layout.minimumLineSpacing = CGFloat(lineSpacing)
    layout.minimumInteritemSpacing = CGFloat(interitemSpacing)
    layout.itemSize = CGSize(itemSize)
    layout.headerReferenceSize = CGSize(headerSize)
    layout.footerReferenceSize = CGSize(footerSize)
    layout.sectionInset = UIEdgeInsets(sectionInset)
  }
}

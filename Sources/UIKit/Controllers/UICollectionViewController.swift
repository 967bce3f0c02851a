public import Foundation

/// A view controller with a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController {
  /// The layout the collection is made with.
  open private(set) var collectionViewLayout: UICollectionViewLayout

  /// Whether selected items are deselected before the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller of a collection with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a collection with a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of a collection with a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection, which is the view here; Apple's is inside a plain view that it fills.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// Makes the collection, with the size of the main screen, or as a document has it.
  open override func loadView() {
    guard !loadViewFromDocument() else { return }
    let collection = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = collection
  }
}

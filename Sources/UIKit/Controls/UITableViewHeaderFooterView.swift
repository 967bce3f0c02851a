public import Foundation

/// The title above or below a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The view for content; it fills the view.
  open private(set) var contentView = UIView()
  /// The name that views of one kind are found by.
  open package(set) var reuseIdentifier: String?
  /// The view behind the content.
  open var backgroundView: UIView?

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view for a table that has none to use again.
  public required convenience init(reusedAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// The title; made when first asked for.
  open var textLabel: UILabel? {
    if let ownTextLabel { return ownTextLabel }
    let label = UILabel(frame: contentView.bounds.inset(by: contentView.layoutMargins))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    ownTextLabel = label
    return label
  }
  private var ownTextLabel: UILabel?

  /// Creates a view.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func adoptClassDefaults() {
    super.adoptClassDefaults()
    addFilling(contentView)
  }

  /// Makes the view ready to be used again.
  open func prepareForReuse() {}
}

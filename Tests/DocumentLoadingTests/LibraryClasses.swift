// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// The classes of the documents beside, with outlets as apps have them.
import UIKit

final class ShelfController: UITableViewController {
  var addItem: UIBarButtonItem!
  var books = ["Hunger", "Pan", "Victoria"]
  private(set) var events: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("loaded")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let book = segue.destination as? BookController else { return }
    events.append("prepared \(segue.identifier ?? "") by \(sender ?? "nobody")")
    book.name = "Pan"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    (cell as? ShelfCell)?.titleLabel.text = books[indexPath.row]
    return cell
  }
}

final class ShelfCell: UITableViewCell {
  weak var titleLabel: UILabel!
}

class BookController: UIViewController {
  weak var cover: CoverView!
  var buttons: [UIButton]!
  var name = ""
  let edition: Int
  private(set) var bought: [UIButton] = []
  private(set) var embedded: ReviewsController?
  /// Private, as outlets often are.
  private weak var topSpace: NSLayoutConstraint!
  weak var buyButton: BuyButton! {
    didSet { buyButtonWasSet = true }
  }
  private(set) var buyButtonWasSet = false

  required init?(coder: NSCoder) {
    edition = 1
    super.init(coder: coder)
  }

  init?(coder: NSCoder, edition: Int) {
    self.edition = edition
    super.init(coder: coder)
  }

  func buy(_ sender: UIButton) { bought.append(sender) }

  func lowerCover(by points: CGFloat) { topSpace.constant += points }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let reviews = segue.destination as? ReviewsController { embedded = reviews }
  }
}

final class ReviewsController: UIViewController {}

final class CoverView: UIView {
  var caption: String?
  var depth: CGFloat = 0 {
    didSet { layer.shadowRadius = depth }
  }
  private(set) var subviewsWhileInitialized = 0
  private(set) var widthWhileInitialized: CGFloat = 0
  private(set) var captionWhenAwake: String?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    subviewsWhileInitialized = subviews.count
    widthWhileInitialized = frame.width
    backgroundColor = .red
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    captionWhenAwake = caption
  }
}

final class BuyButton: UIButton {}

final class PriceView: UIView {
  var content: UIView!
  weak var amount: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    UINib(nibName: "PriceView", bundle: nil).instantiate(withOwner: self)
    content.frame = bounds
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }
}

class OfferViewController: UIViewController {
  weak var amount: UILabel!
}

/// The outlets and runtime attributes with observers, and the actions, which reflection cannot reach.
final class ModuleConnections: DocumentConnections {
  override func declare() {
    outlet("buyButton", \BookController.buyButton)
    outlet("depth", \CoverView.depth)
    action("buy:", of: BookController.self) { controller, sender in
      if let sender = sender as? UIButton { controller.buy(sender) }
    }
  }
}

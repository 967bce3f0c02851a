import UIKit

/// The page of a book: its cover, and below it the title, author, translator, rating and description.
///
/// The same page as the one in `Books.storyboard`, in code.
final class BookViewController: UIViewController {
  let cover = ShadowedImageView(frame: .zero)
  let titleLabel = UILabel()
  let authorLabel = UILabel()
  let translatorLabel = UILabel()
  let ratingLabel = UILabel()
  /// The description; without a superview where height is compact, because there is no room for it.
  let descriptionLabel = UILabel()

  /// The centred labels, the upper ones first.
  private var labels: [UILabel] { [titleLabel, authorLabel, translatorLabel, ratingLabel] }
  /// The constraints of the description, active while it has a superview.
  private lazy var descriptionConstraints = makeDescriptionConstraints()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Book"
    navigationController?.navigationBar.prefersLargeTitles = true
    view.backgroundColor = .systemBackground
    view.layoutMargins = UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
    addViews()
    describeBook()
    placeCover()
    placeLabels()
    installDescription()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { installDescription() }
  }

  private func addViews() {
    for subview in [cover] + labels {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    descriptionLabel.translatesAutoresizingMaskIntoConstraints = false
  }

  private func describeBook() {
    cover.image = #imageLiteral(resourceName: "Cover")
    cover.contentMode = .scaleAspectFit
    titleLabel.text = "Twenty Thousand Leagues Under the Seas"
    titleLabel.font = .systemFont(ofSize: 24, weight: .medium)
    authorLabel.text = "Jules Verne"
    authorLabel.font = .italicSystemFont(ofSize: 14)
    translatorLabel.text = "Translated from the French by Frederick Paul Walter"
    translatorLabel.font = .italicSystemFont(ofSize: 14)
    ratingLabel.text = "★★★★☆"
    ratingLabel.font = .systemFont(ofSize: 14)
    ratingLabel.accessibilityLabel = "Four of five stars"
    for label in labels {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    descriptionLabel.text = """
      A monster rams ships on every ocean. Professor Aronnax joins the hunt, and finds a submarine: \
      the Nautilus, whose captain has renounced the land. A voyage through all the seas begins.
      """
    descriptionLabel.font = .systemFont(ofSize: 14)
    descriptionLabel.numberOfLines = 0
  }

  /// The cover has a fixed size; where the page is too low, it gives way before the text does.
  private func placeCover() {
    let lessThanText = UILayoutPriority(749)
    let height = cover.heightAnchor.constraint(equalToConstant: 225)
    height.priority = lessThanText
    cover.setContentCompressionResistancePriority(lessThanText, for: .vertical)
    NSLayoutConstraint.activate([
      height,
      cover.widthAnchor.constraint(equalToConstant: 150),
      cover.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      cover.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  private func placeLabels() {
    place(titleLabel, under: cover, distance: 32)
    place(authorLabel, under: titleLabel, distance: 8)
    place(translatorLabel, under: authorLabel, distance: 8)
    place(ratingLabel, under: translatorLabel, distance: 8)
    view.safeAreaLayoutGuide.bottomAnchor
      .constraint(greaterThanOrEqualTo: ratingLabel.bottomAnchor, constant: 16).isActive = true
  }

  /// Centres a label under another view, between the margins.
  private func place(_ label: UILabel, under upper: UIView, distance: CGFloat) {
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: distance),
      label.centerXAnchor.constraint(equalTo: upper.centerXAnchor),
      label.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
      // The margin comes first: it is at or beyond the label's end, so that long text wraps there.
      margins.trailingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor),
    ])
  }

  // MARK: Description

  /// Installs the description, or uninstalls it where height is compact, as on turned phones.
  private func installDescription() {
    let isInstalled = descriptionLabel.superview != nil
    let hasRoom = traitCollection.verticalSizeClass != .compact
    if hasRoom, !isInstalled {
      view.addSubview(descriptionLabel)
      NSLayoutConstraint.activate(descriptionConstraints)
    } else if !hasRoom, isInstalled {
      NSLayoutConstraint.deactivate(descriptionConstraints)
      descriptionLabel.removeFromSuperview()
    }
  }

  private func makeDescriptionConstraints() -> [NSLayoutConstraint] {
    let margins = view.layoutMarginsGuide
    let bottom = view.safeAreaLayoutGuide.bottomAnchor
    return [
      descriptionLabel.topAnchor.constraint(equalTo: ratingLabel.bottomAnchor, constant: 16),
      descriptionLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      margins.trailingAnchor.constraint(equalTo: descriptionLabel.trailingAnchor),
      bottom.constraint(greaterThanOrEqualTo: descriptionLabel.bottomAnchor, constant: 16),
    ]
  }
}

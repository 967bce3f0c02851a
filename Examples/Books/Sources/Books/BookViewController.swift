import UIKit

/// A book's page: its cover, and beside it the title, author, translator and rating.
///
/// The same page as the one in `Books.storyboard`, in code.
final class BookViewController: UIViewController {
  let page = UIView()
  let cover = UIImageView(image: UIImage(named: "Cover"))
  let titleLabel = UILabel()
  let authorLabel = UILabel()
  let translatorLabel = UILabel()
  let ratingLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Book"
    view.backgroundColor = .systemBackground
    addViews()
    describeBook()
    placePage()
    placeCover()
    placeLabels()
  }

  private func addViews() {
    view.addSubview(page)
    page.translatesAutoresizingMaskIntoConstraints = false
    page.layoutMargins = UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
    for subview in [cover, titleLabel, authorLabel, translatorLabel, ratingLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(subview)
    }
  }

  private func describeBook() {
    cover.contentMode = .scaleAspectFill
    cover.layer.shadowOpacity = 0.35
    cover.layer.shadowRadius = 8
    cover.layer.shadowOffset = CGSize(width: 0, height: 4)

    titleLabel.text = "Twenty Thousand Leagues Under the Seas"
    titleLabel.font = .boldSystemFont(ofSize: 20)
    authorLabel.text = "Jules Verne"
    authorLabel.font = .systemFont(ofSize: 17)
    translatorLabel.text = "Translated from the French by F. P. Walter"
    translatorLabel.font = .systemFont(ofSize: 15)
    translatorLabel.textColor = .secondaryLabel
    for label in [titleLabel, authorLabel, translatorLabel] {
      label.numberOfLines = 0
    }
    ratingLabel.text = "★★★★☆"
    ratingLabel.font = .systemFont(ofSize: 17)
    ratingLabel.textColor = .systemOrange
    ratingLabel.accessibilityLabel = "Four of five stars"
  }

  private func placePage() {
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: safeArea.topAnchor),
      page.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      safeArea.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      safeArea.bottomAnchor.constraint(equalTo: page.bottomAnchor),
    ])
  }

  private func placeCover() {
    let margins = page.layoutMarginsGuide
    NSLayoutConstraint.activate([
      cover.widthAnchor.constraint(equalToConstant: 150),
      cover.heightAnchor.constraint(equalToConstant: 225),
      cover.topAnchor.constraint(equalTo: margins.topAnchor),
      cover.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    ])
  }

  private func placeLabels() {
    let margins = page.layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: cover.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 16),
      authorLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
      translatorLabel.topAnchor.constraint(equalTo: authorLabel.bottomAnchor, constant: 4),
      ratingLabel.topAnchor.constraint(equalTo: translatorLabel.bottomAnchor, constant: 12),
      margins.bottomAnchor.constraint(greaterThanOrEqualTo: ratingLabel.bottomAnchor),
    ])
    for label in [authorLabel, translatorLabel, ratingLabel] {
      label.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor).isActive = true
    }
    // The margin comes first: it is at or beyond the label's end, so that long text wraps there.
    for label in [titleLabel, authorLabel, translatorLabel, ratingLabel] {
      margins.trailingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor).isActive = true
    }
  }
}

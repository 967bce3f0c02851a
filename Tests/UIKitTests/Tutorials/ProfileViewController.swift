import UIKit

class ProfileViewController: UIViewController {
  let avatarImageView: UIImageView = {
    let imageView = UIImageView()
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.image = UIImage(systemName: "person.crop.circle")
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 50
    imageView.layer.borderWidth = 2
    imageView.layer.borderColor = UIColor.white.cgColor
    return imageView
  }()

  let nameLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Ada Lovelace"
    label.font = UIFont.systemFont(ofSize: 24, weight: .bold)
    label.textColor = .darkGray
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }()

  lazy var followButton: UIButton = {
    let button = UIButton(type: .system)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setTitle("Follow", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .boldSystemFont(ofSize: 16)
    button.backgroundColor = UIColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1.0)
    button.layer.cornerRadius = 8
    button.layer.shadowColor = UIColor.black.cgColor
    button.layer.shadowOffset = CGSize(width: 0, height: 2)
    button.layer.shadowOpacity = 0.3
    button.layer.shadowRadius = 4
    button.layer.masksToBounds = false
    button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    button.addAction(UIAction { [weak self] _ in self?.followTapped() }, for: .touchUpInside)
    return button
  }()

  private var isFollowing = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.backgroundColor = .systemBackground
    navigationController?.navigationBar.prefersLargeTitles = true
    setupViews()
    setupConstraints()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    avatarImageView.layer.cornerRadius = avatarImageView.frame.width / 2
  }

  private func setupViews() {
    view.addSubview(avatarImageView)
    view.addSubview(nameLabel)
    view.addSubview(followButton)
  }

  private func setupConstraints() {
    avatarImageView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)
      .isActive = true
    avatarImageView.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    avatarImageView.widthAnchor.constraint(equalToConstant: 100).isActive = true
    avatarImageView.heightAnchor.constraint(equalTo: avatarImageView.widthAnchor).isActive = true

    nameLabel.topAnchor.constraint(equalTo: avatarImageView.bottomAnchor, constant: 16).isActive =
      true
    nameLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
    nameLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20).isActive = true

    followButton.topAnchor.constraint(greaterThanOrEqualTo: nameLabel.bottomAnchor, constant: 24)
      .isActive = true
    followButton.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -32
    ).isActive = true
    followButton.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    followButton.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.6).isActive = true
    followButton.heightAnchor.constraint(equalToConstant: 50).isActive = true
  }

  private func followTapped() {
    isFollowing.toggle()
    followButton.setTitle(isFollowing ? "Following" : "Follow", for: .normal)
    UIView.animate(withDuration: 0.25) {
      self.followButton.alpha = self.isFollowing ? 0.5 : 1
      self.view.layoutIfNeeded()
    }
  }
}

import UIKit

protocol LoginViewDelegate: AnyObject {
  func loginView(_ view: LoginView, didSubmit name: String, password: String)
}

final class LoginView: UIView {
  weak var delegate: (any LoginViewDelegate)?

  private enum Metrics {
    static let spacing: CGFloat = 12
    static let insets = NSDirectionalEdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)
    static let fieldHeight: CGFloat = 44
  }

  lazy var nameField = makeField(placeholder: "Name", isSecure: false)
  lazy var passwordField = makeField(placeholder: "Password", isSecure: true)

  let submitButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Log in"
    configuration.cornerStyle = .medium
    configuration.baseBackgroundColor = .systemIndigo
    return UIButton(configuration: configuration)
  }()

  let rememberSwitch = UISwitch()

  private let rememberLabel: UILabel = {
    $0.text = "Remember me"
    $0.font = .preferredFont(forTextStyle: .body)
    $0.adjustsFontForContentSizeCategory = true
    $0.setContentHuggingPriority(.defaultLow, for: .horizontal)
    return $0
  }(UILabel())

  lazy var stackView: UIStackView = {
    let row = UIStackView(arrangedSubviews: [rememberLabel, rememberSwitch])
    row.alignment = .center
    let stack = UIStackView(arrangedSubviews: [nameField, passwordField, row, submitButton])
    stack.axis = .vertical
    stack.spacing = Metrics.spacing
    stack.distribution = .fill
    stack.setCustomSpacing(24, after: row)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = Metrics.insets
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .secondarySystemBackground
    addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      stackView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      nameField.heightAnchor.constraint(equalToConstant: Metrics.fieldHeight),
      passwordField.heightAnchor.constraint(equalTo: nameField.heightAnchor),
    ])
    submitButton.addAction(
      UIAction(handler: { [unowned self] _ in
        self.delegate?.loginView(
          self, didSubmit: self.nameField.text ?? "", password: self.passwordField.text ?? "")
      }), for: .primaryActionTriggered)
  }

  private func makeField(placeholder: String, isSecure: Bool) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.isSecureTextEntry = isSecure
    field.autocorrectionType = .no
    field.autocapitalizationType = .none
    field.keyboardType = .emailAddress
    field.returnKeyType = .next
    field.delegate = self
    return field
  }
}

extension LoginView: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}

import Testing
import UIKit

/// Screens written as tutorials write them, laid out as they stand.
@MainActor
struct TutorialFramesTests {
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func aProfileActivatedLineByLine() {
    let profile = ProfileViewController()
    let window = show(profile)
    #expect(profile.avatarImageView.frame == CGRect(x: 137.5, y: 20, width: 100, height: 100))
    #expect(profile.avatarImageView.layer.cornerRadius == 50)
    #expect(profile.nameLabel.frame.origin == CGPoint(x: 20, y: 136))
    #expect(profile.nameLabel.frame.width == 335)
    #expect(profile.followButton.frame == CGRect(x: 75, y: 585, width: 225, height: 50))
    profile.followButton.sendActions(for: .touchUpInside)
    #expect(profile.followButton.currentTitle == "Following")
    window.frame.size = CGSize(width: 667, height: 375)
    #expect(profile.followButton.frame.maxY == 343)
  }

  @Test func aFormInAStackView() {
    let login = LoginView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let submissions = Submissions()
    login.delegate = submissions
    login.layoutIfNeeded()
    #expect(login.stackView.frame.minX == 8 && login.stackView.frame.width == 359)
    #expect(abs(login.stackView.frame.midY - 333.5) <= 0.5)
    #expect(login.nameField.frame == CGRect(x: 24, y: 24, width: 311, height: 44))
    #expect(login.passwordField.frame == CGRect(x: 24, y: 80, width: 311, height: 44))
    // A switch reaches two points beyond what constraints see of it.
    #expect(login.rememberSwitch.frame.maxX == 313)
    #expect(login.submitButton.frame.maxY == login.stackView.bounds.height - 24)
    login.nameField.text = "ada"
    login.submitButton.sendActions(for: .primaryActionTriggered)
    #expect(submissions.names == ["ada"])
    #expect(login.textFieldShouldReturn(login.nameField))
  }
}

private final class Submissions: LoginViewDelegate {
  var names: [String] = []

  func loginView(_ view: LoginView, didSubmit name: String, password: String) {
    names.append(name)
  }
}

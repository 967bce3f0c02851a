import Foundation
import Testing
import UIKit

/// Screens written as tutorials write them, laid out as they stand.
@MainActor
struct TutorialFramesTests {
  @Test func aProfileActivatedLineByLine() {
    let profile = ProfileViewController()
    let window = UIWindow.showing(profile)
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

  @Test func rowsOfADataSource() throws {
    let feed = FeedViewController()
    let window = UIWindow.showing(feed)
    #expect(feed.tableView.frame == window.bounds)
    let rows = [0, 1].compactMap {
      feed.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? PostCell
    }
    try #require(rows.count == 2)
    #expect(rows.map(\.titleLabel.text) == ["One", "Two"])
    #expect(rows[0].frame.minY == 0)
    #expect(rows[1].frame.minY == rows[0].frame.maxY)
    for row in rows {
      #expect(row.reuseIdentifier == PostCell.identifier)
      #expect(row.frame.width == 375)
      #expect(row.bodyLabel.frame.minY == row.titleLabel.frame.maxY + 4)
      #expect(row.titleLabel.frame.minX == row.contentView.layoutMargins.left)
    }
  }

  @Test func rowsOfATableController() {
    let names = NamesController(style: .plain)
    let window = UIWindow.showing(UINavigationController(rootViewController: names))
    #expect(names.tableView.numberOfRows(inSection: 0) == 3)
    let last = names.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
    #expect(last?.textLabel?.text == "C")
    #expect(last?.frame == CGRect(x: 0, y: 120, width: window.bounds.width, height: 60))
  }
}

private final class NamesController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    60
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = ["A", "B", "C"][indexPath.row]
    return cell
  }
}

private final class Submissions: LoginViewDelegate {
  var names: [String] = []

  func loginView(_ view: LoginView, didSubmit name: String, password: String) {
    names.append(name)
  }
}

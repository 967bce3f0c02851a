import UIKit

extension World {
  /// A tree built afresh to the same state, as far as it can be reached from the window.
  ///
  /// Where things are is read from the live tree: superviews, order, arranged views, frames, guides, what is active.
  /// Properties are set once, to the values they were set to last.
  func twin() -> World {
    let twin = World(size: window.bounds.size)
    twin.window.frame = window.frame
    twin.views[0]?.frame = views[0]?.frame ?? .zero
    let numbers = numbersInTree
    for number in numbers where number != 0 { twin.make(number, kinds[number] ?? .plain) }
    for (_, change) in settings where numbers.contains(change.subject ?? -1) { twin.apply(change) }
    for number in numbers where number != 0 { copyPlace(of: number, to: twin) }
    for number in numbers { copyContents(of: number, to: twin) }
    copyGuides(to: twin)
    copyConstraints(to: twin)
    return twin
  }

  /// The numbers of the views in the window, superviews before subviews and siblings in their order.
  var numbersInTree: [Int] {
    var numbers = [0]
    var next = 0
    while next < numbers.count {
      numbers += subviews(of: numbers[next])
      next += 1
    }
    return numbers
  }

  /// The numbers of the subviews that programs put there, in their order.
  private func subviews(of number: Int) -> [Int] {
    (views[number]?.subviews ?? []).compactMap(self.number)
  }

  func number(of view: UIView) -> Int? { views.first { $0.value === view }?.key }

  private func copyPlace(of number: Int, to twin: World) {
    guard let view = views[number], let other = twin.views[number] else { return }
    other.bounds = view.bounds
    other.center = view.center
    other.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
  }

  private func copyContents(of number: Int, to twin: World) {
    guard let other = twin.views[number] else { return }
    for child in subviews(of: number) { twin.views[child].map { other.addSubview($0) } }
    guard let stack = views[number] as? UIStackView, let copy = other as? UIStackView else {
      return
    }
    for view in stack.arrangedSubviews {
      guard let child = self.number(of: view), let arranged = twin.views[child] else { continue }
      copy.addArrangedSubview(arranged)
      arranged.translatesAutoresizingMaskIntoConstraints =
        view.translatesAutoresizingMaskIntoConstraints
      copy.setCustomSpacing(stack.customSpacing(after: view), after: arranged)
    }
  }

  private func copyGuides(to twin: World) {
    for number in guides.keys.sorted() {
      guard let owner = guides[number]?.owningView.flatMap(self.number) else { continue }
      twin.views[owner]?.addLayoutGuide(twin.guide(number))
    }
  }

  private func copyConstraints(to twin: World) {
    for number in twin.order { twin.members[number]?.constraint.isActive = false }
    for number in order {
      guard let member = members[number], member.constraint.isActive else { continue }
      twin.constrain(number, member.relation)
    }
  }
}

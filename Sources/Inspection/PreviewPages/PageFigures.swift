import AutoLayout
import Devices
import Drawing
import UIKit

/// The pictures of a scene as the page has them before its script runs: every device as it was asked for, pictures that look
/// the same once.
@MainActor
struct PageFigures {
  private let page: PreviewPage
  private let scene: PageScene
  private let index: Int

  init(_ page: PreviewPage, scene: PageScene, index: Int) {
    self.page = page
    self.scene = scene
    self.index = index
  }

  /// Pictures that look the same.
  private struct Group {
    let part: Int
    let shot: PageScene.Shot
    var numbers: [Int]
  }

  private var groups: [Group] {
    var groups: [Group] = []
    for (number, setting) in page.settings.enumerated() where setting.isBase || setting.isCanvas {
      guard let shot = scene.shots[number] else { continue }
      let same = groups.firstIndex { group in
        group.part == shot.part && group.shot.size == shot.size && !setting.isCanvas
          && !page.settings[group.numbers[0]].isCanvas
      }
      if let same {
        groups[same].numbers.append(number)
      } else {
        groups.append(Group(part: shot.part, shot: shot, numbers: [number]))
      }
    }
    return scene.isEmpty ? Array(groups.filter { !isCanvas($0) }.prefix(1)) : groups
  }

  private func isCanvas(_ group: Group) -> Bool { page.settings[group.numbers[0]].isCanvas }

  /// The figures.
  var html: String {
    groups.map { group in
      let (width, height) = (group.shot.size.width, group.shot.size.height)
      let number = group.numbers[0]
      let label = MarkupText.escaped("\(scene.stop.title), \(name(of: group))")
      return """
        <figure class="shot\(isCanvas(group) ? " canvas" : "")" tabindex="-1" data-setting="\(number)" \
        data-settings="\(group.numbers.map(String.init).joined(separator: " "))" \
        style="--w:\(FrameTable.number(width));--h:\(FrameTable.number(height))">
        <svg viewBox="0 0 \(FrameTable.number(width)) \(FrameTable.number(height))" role="img" \
        aria-label="\(label)"><g class="picture">\
        \(page.parts.svg(of: group.part, prefix: "p\(index)n\(number)"))</g></svg>
        <figcaption>\(MarkupText.escaped(name(of: group)))</figcaption></figure>

        """
    }.joined()
  }

  private func name(of group: Group) -> String {
    let settings = group.numbers.map { page.settings[$0].environment }
    let first = settings[0].device.shortName
    if isCanvas(group) { return "As Xcode saved it: \(settings[0].name)" }
    if scene.isEmpty || group.numbers.count == page.settings.filter(\.isBase).count {
      return group.numbers.count == 1 ? first : "the same on all devices"
    }
    let others = settings.dropFirst().map(\.device.shortName)
    return others.isEmpty ? first : "\(first); the same on \(others.joined(separator: ", "))"
  }
}

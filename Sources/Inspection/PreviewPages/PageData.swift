import AutoLayout
import Devices
import Drawing
import Foundation
import UIKit

/// The data of a page as JSON, for its script.
@MainActor
struct PageData {
  private let page: PreviewPage
  private let scenes: [PageScene]
  private let findings: [NumberedFinding]
  private var texts: [String] = []
  private var textPlaces: [String: Int] = [:]
  private var ids: [String] = []
  private var idPlaces: [String: Int] = [:]

  init(_ page: PreviewPage, scenes: [PageScene], findings: [NumberedFinding]) {
    self.page = page
    self.scenes = scenes
    self.findings = findings
  }

  /// The text, which no script element ends early.
  mutating func json() -> String {
    let parts = page.parts.parts.map { "[" + $0.map { piece($0) }.joined(separator: ",") + "]" }
    let scenes = scenes.map { scene($0).text }
    let members = [
      ("document", JSONText.string(page.name).text), ("path", JSONText.string(page.path).text),
      ("revision", JSONText.string(page.changes?.revision ?? "").text),
      ("command", JSONText.string(page.command).text),
      ("settings", JSONText.array(page.settings.map(setting)).text),
      ("scenes", "[" + scenes.joined(separator: ",\n") + "]"),
      ("findings", JSONText.array(findings.map(finding)).text),
      ("parts", "[" + parts.joined(separator: ",") + "]"),
      ("elements", JSONText.strings(page.parts.elements).text),
      ("texts", JSONText.strings(texts).text), ("ids", JSONText.strings(ids).text),
    ]
    let text = members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",\n")
    return Self.withoutTags("{\(text)}")
  }

  /// Text in which no end tag and no comment begins: both occur in strings only.
  static func withoutTags(_ json: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.utf8.count + json.utf8.count / 16)
    var former: UInt8 = 0
    for byte in json.utf8 {
      if former == UInt8(ascii: "<"), byte == UInt8(ascii: "/") {
        bytes.append(UInt8(ascii: "\\"))
      } else if former == UInt8(ascii: "<"), byte == UInt8(ascii: "!") || byte | 0x20 == 0x73 {
        // Comments and "<script" change how the browser looks for the end of the element.
        bytes.removeLast()
        bytes += Array("\\u003c".utf8)
      }
      bytes.append(byte)
      former = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func place(of text: String) -> JSONText {
    if let place = textPlaces[text] { return .number(Double(place)) }
    textPlaces[text] = texts.count
    texts.append(text)
    return .number(Double(texts.count - 1))
  }

  private mutating func place(ofID id: String) -> Int {
    if let place = idPlaces[id] { return place }
    idPlaces[id] = ids.count
    ids.append(id)
    return ids.count - 1
  }

  private mutating func piece(_ piece: SVGParts.Piece) -> String {
    switch piece {
    case .elements(let place): return String(place)
    case .part(let place, let placement):
      var fields = [
        String(place), FrameTable.number(placement.offset.x), FrameTable.number(placement.offset.y),
      ]
      let id = placement.viewID.map { String(self.place(ofID: $0)) } ?? "-1"
      let isPlaced = placement.scale == 1 && placement.opacity >= 1 && placement.clip.isEmpty
      if placement.viewID != nil || !isPlaced { fields.append(id) }
      if !isPlaced {
        fields.append(FrameTable.number(placement.scale))
        fields.append(FrameTable.number(placement.opacity))
        fields.append(JSONText.string(placement.clip).text)
      }
      return "[" + fields.joined(separator: ",") + "]"
    }
  }

  // MARK: Configurations

  private func setting(_ setting: PreviewPage.Setting) -> JSONText {
    let environment = setting.environment
    let size = environment.windowSize
    let choices = environment.choices.map { JSONText.Member($0.name, .string($0.value)) }
    let (device, product) =
      setting.isCanvas
      ? ("canvas", "As Xcode saved it") : (environment.device.id, environment.device.shortName)
    return .object([
      JSONText.Member("name", .string(environment.name)),
      JSONText.Member("device", .string(device)), JSONText.Member("product", .string(product)),
      JSONText.Member("size", .array([.number(size.width), .number(size.height)])),
      JSONText.Member("canvas", .bool(setting.isCanvas)),
      JSONText.Member("base", .bool(setting.isBase)), JSONText.Member("choices", .object(choices)),
    ])
  }

  // MARK: Scenes

  private mutating func scene(_ scene: PageScene) -> JSONText {
    let stop = scene.stop
    var shots: [JSONText.Member] = []
    for (number, shot) in scene.shots.sorted(by: { $0.key < $1.key }) {
      shots.append(JSONText.Member(String(number), self.shot(shot, number: number, in: scene)))
    }
    var tracks: [JSONText.Member] = []
    for (number, points) in scene.tracks.sorted(by: { $0.key < $1.key }) {
      var solved: [JSONText] = []
      for point in points {
        solved.append(
          .array([.number(point.width), self.shot(point.shot, number: nil, in: scene)]))
      }
      tracks.append(JSONText.Member(String(number), .array(solved)))
    }
    return .object([
      JSONText.Member("id", .string(stop.id)), JSONText.Member("title", .string(stop.title)),
      JSONText.Member("empty", .bool(scene.isEmpty)),
      JSONText.Member("differs", .bool(!scene.changes.isEmpty)),
      JSONText.Member("line", .number(Double(stop.line))),
      JSONText.Member("items", .array(scene.items.map(item))),
      JSONText.Member("constraints", .array(scene.constraints.map(constraint))),
      JSONText.Member("shots", .object(shots)), JSONText.Member("tracks", .object(tracks)),
    ])
  }

  private mutating func shot(
    _ shot: PageScene.Shot, number: Int?, in scene: PageScene
  ) -> JSONText {
    let former = number.flatMap { self.base(of: $0, in: scene) }
    let frames =
      former.flatMap { scene.shots[$0]?.frames }.map { FrameTable.text(shot.frames, against: $0) }
      ?? FrameTable.text(shot.frames)
    let sizes = [shot.size.width, shot.size.height, shot.rootSize.width, shot.rootSize.height]
    var fields: [JSONText] = [.number(Double(shot.part))]
    fields += sizes.map { JSONText.number($0) }
    fields.append(place(of: frames))
    fields.append(place(of: shot.facts))
    fields.append(.number(Double(former ?? -1)))
    fields.append(.bool(shot.fillsScreen))
    return .array(fields)
  }

  /// The configuration whose frames another's are told by: the device as it was asked for.
  private func base(of number: Int, in scene: PageScene) -> Int? {
    let device = page.settings[number].environment.device
    let base = page.settings.indices.first {
      page.settings[$0].isBase && page.settings[$0].environment.device == device
        && scene.shots[$0] != nil
    }
    return base == number || page.settings[number].isCanvas ? nil : base
  }

  private func item(_ item: PageScene.Item) -> JSONText {
    .array([
      .string(item.id), .string(item.name), .string(item.className),
      .number(Double(item.parent ?? -1)), .bool(item.isGuide), .number(Double(item.line)),
    ])
  }

  private func constraint(_ constraint: PageScene.Constraint) -> JSONText {
    let numbers = [
      constraint.first.item, constraint.first.attribute, constraint.second?.item ?? -1,
      constraint.second?.attribute ?? 0, constraint.relation, constraint.isRequired ? 1 : 0,
      constraint.hasMultiplier ? 1 : 0, constraint.line,
    ]
    return .array(
      [.string(constraint.id), .string(constraint.phrase)] + numbers.map { .number(Double($0)) })
  }

  // MARK: Findings

  private func finding(_ numbered: NumberedFinding) -> JSONText {
    let finding = numbered.finding
    let scene = scenes.firstIndex { $0.holds(finding) }
    let known = Set(finding.occurrence.configurations)
    let occurring = page.settings.indices.filter { index in
      known.isEmpty
        || !page.settings[index].isCanvas
          && known.contains(Configuration(page.settings[index].environment))
    }
    let items = finding.objectIDs.compactMap { id in scene.flatMap { scenes[$0].itemPlaces[id] } }
    let constraints = (finding.constraints.compactMap(\.id) + finding.objectIDs).compactMap { id in
      scene.flatMap { scenes[$0].constraintPlaces[id] }
    }
    let numbers = { (values: [Int]) in JSONText.array(values.map { .number(Double($0)) }) }
    return .object([
      JSONText.Member("number", .number(Double(numbered.number))),
      JSONText.Member("severity", .string(finding.severity.word)),
      JSONText.Member("rule", .string("\(finding.rule)")),
      JSONText.Member("scene", .number(Double(scene ?? -1))),
      JSONText.Member("items", numbers(items)),
      JSONText.Member(
        "constraints",
        numbers(constraints.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })),
      JSONText.Member("settings", numbers(occurring)),
    ])
  }
}

extension PageScene {
  /// Whether a finding is about one of the scene's objects.
  func holds(_ finding: Finding) -> Bool {
    finding.places.contains {
      itemPlaces[$0] != nil || constraintPlaces[$0] != nil || $0 == stop.id
    }
  }
}

extension DeviceEnvironment {
  /// The choices of a configuration beside the device, by the names of the page's switches.
  var choices: [(name: String, value: String)] {
    let window =
      switch layout {
      case .fullScreen: "full"
      case .third: "third"
      case .half: "half"
      case .twoThirds: "two-thirds"
      }
    return [
      ("appearance", userInterfaceStyle == .dark ? "dark" : "light"),
      ("text", contentSizeCategory.shortName),
      ("direction", direction == .rightToLeft ? "rtl" : "ltr"),
      ("orientation", device.idiom == .tv ? "fixed" : orientation.rawValue),
      ("window", window), ("system", "\(release)"),
    ]
  }
}

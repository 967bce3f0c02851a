import AutoLayout
import InterfaceBuilder
import LayoutFaults

/// Solved frames as one JSON object a document.
///
/// The format is part of what users rely on: `docs/public-api.md`.
public enum FramesReport {
  /// The line of a document that was solved.
  public static func line(document path: String, scenes: [SceneSolution]) -> String {
    JSONText.object([
      .init("document", .string(path)), .init("error", .null),
      .init("scenes", .array(scenes.map(scene))),
    ]).text
  }

  /// The line of a document that could not be read.
  public static func line(document path: String, error: String) -> String {
    JSONText.object([
      .init("document", .string(path)), .init("error", .string(error)),
      .init("scenes", .array([])),
    ]).text
  }

  private static func scene(_ scene: SceneSolution) -> JSONText {
    .object([
      .init("scene", .optional(scene.sceneID)), .init("root", .string(scene.rootID)),
      .init("device", .string(scene.device.device.id)),
      .init("orientation", .string(scene.device.orientation.rawValue)),
      .init("size", .array([.number(scene.size.width), .number(scene.size.height)])),
      .init(
        "views",
        .object(
          firstOfEachID(scene.views).map { view in
            .init(
              view.id,
              .object([
                .init("frame", frame(view.frame)),
                .init("ambiguous", .strings(view.undetermined.map(\.rawValue))),
              ]))
          })),
      .init(
        "guides",
        .object(
          firstOfEachID(scene.guides).map { guide in
            .init(guide.id, .object([.init("frame", frame(guide.frame))]))
          })),
      .init(
        "conflicts",
        .array(
          scene.conflicts.map { conflict in
            .object([
              .init("constraints", .strings(conflict.constraints)),
              .init("broken", .strings(conflict.broken)),
            ])
          })),
    ])
  }

  /// The objects whose id no object before them has, so that keys are unique.
  private static func firstOfEachID(
    _ objects: [SceneSolution.ObjectFrame]
  ) -> [SceneSolution.ObjectFrame] {
    var ids: Set<String> = []
    return objects.filter { ids.insert($0.id).inserted }
  }

  private static func frame(_ frame: Rect) -> JSONText {
    .array([
      .number(frame.minX), .number(frame.minY), .number(frame.width), .number(frame.height),
    ])
  }
}

// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// For targets that import no C module.
let strictAndMemorySafe: [SwiftSetting] = strict + [.strictMemorySafety()]

/// Rounding calls the C library's mathematics, which nothing links where no C module is imported.
let mathematics: [LinkerSetting] = [
  .linkedLibrary("m", .when(platforms: [.linux, .android]))
]

let package = Package(
  name: "ratite",
  products: [
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .library(name: "PictureSnapshots", targets: ["PictureSnapshots"]),
    .executable(name: "ratite", targets: ["ratite"]),
    .plugin(name: "RatiteCommand", targets: ["RatiteCommand"]),
    .plugin(name: "RatiteCheck", targets: ["RatiteCheck"]),
    .plugin(name: "RatiteConnections", targets: ["RatiteConnections"]),
  ],
  traits: [
    .trait(
      name: "InternalChecks",
      description: "Re-solves from scratch after every incremental edit and compares.",
      enabledTraits: ["OwnershipChecks"]),
    .trait(
      name: "OwnershipChecks",
      description: "Checks after every solution that the solver holds what takes part and no more."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(
      name: "ConstraintSolver", swiftSettings: strictAndMemorySafe, linkerSettings: mathematics),
    .target(
      name: "AutoLayout", dependencies: ["ConstraintSolver"], swiftSettings: strictAndMemorySafe,
      linkerSettings: mathematics),
    .target(name: "AssetCatalogs", swiftSettings: strictAndMemorySafe),
    .target(name: "EscapedText", swiftSettings: strictAndMemorySafe),
    .target(
      name: "LayoutLogs", dependencies: ["ConstraintSolver"], swiftSettings: strictAndMemorySafe),
    .target(
      name: "PlatformMetrics", dependencies: ["AutoLayout"], swiftSettings: strictAndMemorySafe),
    .target(
      name: "UIKit",
      dependencies: ["PlatformMetrics", "AutoLayout", "ConstraintSolver", "AssetCatalogs"],
      swiftSettings: strictAndMemorySafe),
    .target(
      name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Sources/TestingUIKit",
      swiftSettings: strictAndMemorySafe),
    .target(
      name: "Devices", dependencies: ["UIKit", "PlatformMetrics", "AutoLayout"],
      swiftSettings: strictAndMemorySafe),
    .target(
      name: "LayoutFaults", dependencies: ["UIKit", "AutoLayout"],
      swiftSettings: strictAndMemorySafe),
    .target(
      name: "LayoutTesting",
      dependencies: ["LayoutFaults", "Devices", "UIKit", "PlatformMetrics", "AutoLayout"],
      swiftSettings: strictAndMemorySafe),
    .target(
      name: "PictureSnapshots",
      dependencies: [
        "LayoutTesting", "Drawing", "PangoText", "UIKit", "AutoLayout",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceBuilder",
      dependencies: [
        "Devices", "UIKit", "PlatformMetrics", "AutoLayout", "EscapedText", "CExpat",
      ],
      swiftSettings: strict),
    .target(name: "PangoText", dependencies: ["AutoLayout", "CPangoCairo"], swiftSettings: strict),
    .target(
      name: "Drawing",
      dependencies: [
        "UIKit", "PlatformMetrics", "AutoLayout", "EscapedText", "PangoText", "CPangoCairo",
      ],
      swiftSettings: strict),
    .target(
      name: "Projects", dependencies: ["AssetCatalogs"], swiftSettings: strictAndMemorySafe),
    .target(
      name: "Inspection",
      dependencies: [
        "InterfaceBuilder", "Projects", "Devices", "LayoutFaults", "LayoutLogs", "Drawing",
        "PangoText", "UIKit", "AutoLayout", "ConstraintSolver", "EscapedText",
        .product(name: "Yams", package: "Yams"),
      ],
      resources: [
        .embedInCode("Pages/page.css"), .embedInCode("Pages/page.js"),
        .embedInCode("Differences/Reports/difference.css"),
        .embedInCode("Differences/Reports/difference.js"),
        .embedInCode("PreviewPages/preview.css"),
        .embedInCode("PreviewPages/preview-index.css"),
        .embedInCode("PreviewPages/preview-pictures.js"),
        .embedInCode("PreviewPages/preview-overlays.js"),
        .embedInCode("PreviewPages/preview-views.js"),
        .embedInCode("PreviewPages/preview-choices.js"),
        .embedInCode("PreviewPages/preview-controls.js"),
      ],
      swiftSettings: strictAndMemorySafe),
    .target(name: "ServerProtocols", swiftSettings: strictAndMemorySafe),
    .executableTarget(
      name: "ratite",
      dependencies: [
        "Inspection", "Projects", "LayoutLogs", "ServerProtocols", "Drawing", "PangoText",
        "InterfaceBuilder", "Devices", "UIKit", "AutoLayout", "EscapedText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .plugin(
      name: "RatiteCommand",
      capability: .command(
        intent: .custom(verb: "ratite", description: "Checks, draws and explains documents.")),
      dependencies: ["ratite"]),
    .plugin(name: "RatiteCheck", capability: .buildTool(), dependencies: ["ratite"]),
    .plugin(name: "RatiteConnections", capability: .buildTool(), dependencies: ["ratite"]),
    .target(
      name: "TestSupport",
      dependencies: ["Devices", "UIKit", "PlatformMetrics", "AutoLayout", "ConstraintSolver"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "AutoLayoutTests", dependencies: ["AutoLayout", "ConstraintSolver", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutLogsTests", dependencies: ["LayoutLogs", "ConstraintSolver"],
      swiftSettings: strict),
    .testTarget(
      name: "EscapedTextTests", dependencies: ["EscapedText"], swiftSettings: strict),
    .testTarget(
      name: "PlatformMetricsTests", dependencies: ["PlatformMetrics", "AutoLayout"],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "_Testing_UIKit", "PlatformMetrics", "AutoLayout", "TestSupport"],
      resources: [.copy("Tutorials/Pictures")], swiftSettings: strict),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "InterfaceBuilder", "Devices", "UIKit", "_Testing_UIKit", "PlatformMetrics", "AutoLayout",
        "TestSupport",
      ],
      exclude: ["Fixtures"], swiftSettings: strict),
    // A program that opens its own documents: UIKit finds the reader in `InterfaceBuilder` by its name.
    .testTarget(
      name: "DocumentLoadingTests", dependencies: ["InterfaceBuilder", "UIKit", "_Testing_UIKit"],
      resources: [.copy("Documents")], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "PangoTextTests", dependencies: ["PangoText", "AutoLayout", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DrawingTests",
      dependencies: [
        "Drawing", "UIKit", "_Testing_UIKit", "AutoLayout", "PangoText", "CPangoCairo",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(name: "ProjectsTests", dependencies: ["Projects"], swiftSettings: strict),
    .testTarget(
      name: "InspectionTests",
      dependencies: [
        "Inspection", "InterfaceBuilder", "Projects", "Devices", "LayoutFaults", "LayoutLogs",
        "Drawing", "PangoText", "UIKit",
        "_Testing_UIKit", "PlatformMetrics", "AutoLayout", "TestSupport",
      ],
      swiftSettings: strict),
    // The example as a client writes it, compiled as it stands.
    .target(
      name: "BooksExample", dependencies: ["UIKit"], path: "Examples/Books/Sources/Books",
      resources: [.copy("Assets.xcassets")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "BooksExampleTests",
      dependencies: [
        "BooksExample", "InterfaceBuilder", "Devices", "UIKit", "AutoLayout", "_Testing_UIKit",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutTestingTests",
      dependencies: [
        "LayoutTesting", "PictureSnapshots", "UIKit", "_Testing_UIKit", "AutoLayout", "Devices",
      ],
      exclude: ["__Snapshots__"], swiftSettings: strict),
    .testTarget(
      name: "ServerProtocolsTests", dependencies: ["ServerProtocols", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests", dependencies: ["ratite", "ServerProtocols"], exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
  ]
)

// The engine's tests with internal checks need a build of their own, of little more than the engine.
if Context.environment["RATITE_ENGINE_ALONE"] != nil {
  let needed: Set = [
    "ConstraintSolver", "AutoLayout", "PlatformMetrics", "AssetCatalogs", "UIKit", "Devices",
    "TestSupport", "ConstraintSolverTests", "AutoLayoutTests",
  ]
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
}

// The gate alone asks for this: flags are unsafe, and no client may have them.
if Context.environment["RATITE_OPTIMIZED"] != nil {
  for target in package.targets where target.type == .regular || target.type == .test {
    // Without an index of the system's modules, compiling takes a fifth less time.
    var flags = ["-index-ignore-system-modules"]
    // The solver's tests take four times as long where it is compiled for debuggers. Assertions stay.
    if target.name == "ConstraintSolver" { flags += ["-O", "-assert-config", "Debug"] }
    target.swiftSettings =
      (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .debug))]
  }
}

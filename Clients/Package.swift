// swift-tools-version: 6.2
import PackageDescription

/// For what stands in for a module that client packages name: nothing may be hidden from them.
let forClients: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "ratite-clients",
  products: [
    // One library at run time, so that every module of a client sees the same classes.
    .library(
      name: "RatiteForClients", type: .dynamic,
      targets: [
        "CoreGraphics", "MainActorTestCases", "NamedProperties", "ObjectiveC", "QuartzCore",
        "_Testing_CoreGraphics",
      ])
  ],
  dependencies: [.package(name: "ratite", path: "..")],
  targets: [
    .target(
      name: "CoreGraphics", dependencies: [.product(name: "UIKit", package: "ratite")],
      swiftSettings: forClients),
    .target(
      name: "ObjectiveC", dependencies: [.product(name: "UIKit", package: "ratite")],
      swiftSettings: forClients),
    .target(
      name: "QuartzCore", dependencies: [.product(name: "UIKit", package: "ratite")],
      swiftSettings: forClients),
    .target(
      name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"],
      path: "Sources/TestingCoreGraphics", swiftSettings: forClients),
    .target(name: "MainActorTestCases", swiftSettings: forClients),
    .target(
      name: "NamedProperties", dependencies: [.product(name: "UIKit", package: "ratite")],
      swiftSettings: forClients),
  ]
)

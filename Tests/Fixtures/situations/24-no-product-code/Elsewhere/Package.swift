// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Clock",
  targets: [
    .target(name: "Clock"),
    .testTarget(name: "ClockSpecs", dependencies: ["Clock"]),
  ]
)

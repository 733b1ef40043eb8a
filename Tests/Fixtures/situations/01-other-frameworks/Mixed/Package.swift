// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Mixed",
  targets: [
    .target(name: "Counter"),
    .target(name: "Search"),
  ]
)

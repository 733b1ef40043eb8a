// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "featuregen",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "featuregen", targets: ["featuregen"])
  ],
  targets: [
    .executableTarget(name: "featuregen", dependencies: ["FeaturegenCLI"]),
    .target(
      name: "FeaturegenCLI", dependencies: ["BuiltInTemplates", "FeaturegenCore", "Spelling"]),
    .target(
      name: "FeaturegenCore", dependencies: ["Spelling", "SwiftOutline", "Templating", "YAML"]),
    .target(name: "SwiftOutline"),
    .target(name: "YAML", dependencies: ["Spelling"]),
    .target(name: "Templating", dependencies: ["Spelling"]),
    .target(name: "Spelling"),
    .target(
      name: "BuiltInTemplates",
      path: "Templates",
      resources: [.embedInCode("FeatureNamespace")]
    ),

    .target(
      name: "TestSupport", dependencies: ["FeaturegenCore"], path: "Tests/TestSupport"),
    .target(
      name: "FeatureSamples", dependencies: ["FeaturegenCore", "TestSupport"],
      path: "Tests/FeatureSamples"),
    .testTarget(name: "SwiftOutlineTests", dependencies: ["SwiftOutline", "TestSupport"]),
    .testTarget(name: "SpellingTests", dependencies: ["Spelling"]),
    .testTarget(name: "YAMLTests", dependencies: ["TestSupport", "YAML"]),
    .testTarget(name: "TemplatingTests", dependencies: ["Templating", "TestSupport"]),
    .testTarget(
      name: "FeaturegenCoreTests",
      dependencies: ["FeatureSamples", "FeaturegenCore", "TestSupport"]),
    .testTarget(
      name: "FeaturegenCLITests",
      dependencies: [
        "FeatureSamples", "FeaturegenCLI", "FeaturegenCore", "SwiftOutline", "TestSupport",
      ]),
    .testTarget(
      name: "CompilerTests",
      dependencies: [
        "FeatureSamples", "FeaturegenCLI", "FeaturegenCore", "SwiftOutline", "TestSupport",
      ]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "FeatureSamples", "FeaturegenCLI", "FeaturegenCore", "SwiftOutline", "TestSupport",
      ],
      path: "Tests/Benchmarks"
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The judge of SwiftOutline: SwiftParser as the toolchain ships it. Only built on request, because
// it ties the package to one toolchain.
if let host = Context.environment["FEATUREGEN_SWIFT_HOST"] {
  package.targets.append(
    .testTarget(
      name: "OracleTests",
      dependencies: ["SwiftOutline", "TestSupport"],
      swiftSettings: [.unsafeFlags(["-I", host])],
      linkerSettings: [
        .unsafeFlags([
          "-L", host, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", host,
        ])
      ]
    )
  )
}

// libFuzzer; on request, because the flags bind the package to a toolchain that has it.
if Context.environment["FEATUREGEN_FUZZ"] != nil {
  let sanitizers = ["-sanitize=fuzzer,address"]
  for target in package.targets where target.name == "SwiftOutline" {
    target.swiftSettings = [.unsafeFlags(sanitizers)]
  }
  package.targets.append(
    .executableTarget(
      name: "FuzzOutline",
      dependencies: ["SwiftOutline"],
      path: "Tests/Fuzzing/Outline",
      swiftSettings: [.unsafeFlags(["-parse-as-library"] + sanitizers)],
      linkerSettings: [.unsafeFlags(["-use-ld=lld"] + sanitizers)]
    )
  )
}

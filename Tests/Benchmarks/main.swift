let words = Array(CommandLine.arguments.dropFirst())
let numbers = words.compactMap { Int($0) }

switch words.first {
case "outline":
  try OutlineBenchmark(folder: words.dropFirst().first).run()
case "check" where words.count == 1 || (words[1] == "--features" && numbers.count == 1):
  try CheckBenchmark(features: numbers.first ?? 1_000).run()
case "staged" where words.count == 1 || (words[1] == "--features" && numbers.count == 1):
  try StagedBenchmark(features: numbers.first ?? 1_000).run()
case "write" where words.count > 2 && numbers.count == words.count - 2:
  _ = try FeatureTree(
    features: numbers[0], modules: numbers.dropFirst().first, in: words[1])
default:
  print(
    """
    usage: Benchmarks outline [FOLDER]
           Benchmarks check [--features N]
           Benchmarks staged [--features N]
           Benchmarks write FOLDER FEATURES [MODULES]
    """)
}

let arguments = CommandLine.arguments.dropFirst()

switch arguments.first {
case "outline":
  try OutlineBenchmark(folder: arguments.dropFirst().first).run()
default:
  print("usage: Benchmarks outline [FOLDER]")
}

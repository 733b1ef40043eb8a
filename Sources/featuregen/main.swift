import FeaturegenCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

exit(await Program.main(CommandLine.arguments).rawValue)

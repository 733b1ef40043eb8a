// tca: 1.0 1.7 1.8 1.25
// swift: 5 6

import SwiftUI

struct PreviewedView: View {
  var body: some View { Text("Previewed") }
}

#Preview {
  PreviewedView()
}

#Preview("Named") {
  Text("Above")
  PreviewedView()
}

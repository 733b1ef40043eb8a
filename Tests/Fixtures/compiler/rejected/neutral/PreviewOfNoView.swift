// tca: 1.0 1.7 1.8 1.25
// swift: 5

import SwiftUI

#Preview {
  1  // error: static method 'buildExpression' requires that 'Int' conform to 'View'
}

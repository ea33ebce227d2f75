// SPDX-License-Identifier: MIT

import Foundation

/// How much random and combined input the tests try: 1, or what the environment's EFFORT says.
let effort = max(1, ProcessInfo.processInfo.environment["EFFORT"].flatMap(Int.init) ?? 1)

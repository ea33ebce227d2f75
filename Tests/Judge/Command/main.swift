// SPDX-License-Identifier: MIT

import Glibc
import Judge
import ScenarioFormat

exit(judgeFiles(Array(CommandLine.arguments.dropFirst().drop { $0 == "--files" })))

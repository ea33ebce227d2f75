// SPDX-License-Identifier: MIT

import ScenarioFormat
import Timeline

/// What `tactus timeline` can write.
enum TimelineFormat {
    case svg, png

    init?(ofFile path: String) {
        switch path.split(separator: ".").last?.lowercased() {
        case "svg": self = .svg
        case "png": self = .png
        default: return nil
        }
    }

    /// How much of a file is shown unless one asks for more.
    var longest: Microseconds { 20_000_000 }

    func write(
        _ timeline: Timeline, named name: String, _ theme: Theme, width: Double, to path: String
    ) throws(ScenarioError) {
        switch self {
        case .svg: try writeFile(path, timeline.picture(named: name, width: width).svg(theme))
        case .png: try timeline.picture(named: name, width: width).writePNG(theme, to: path)
        }
    }
}

// SPDX-License-Identifier: MIT

import Inspection
import ScenarioFormat

/// Formats of `tactus timeline`.
enum TimelineFormat {
    case svg, png, html

    init?(ofFile path: String) {
        switch path.split(separator: ".").last?.lowercased() {
        case "svg": self = .svg
        case "png": self = .png
        case "html", "htm": self = .html
        default: return nil
        }
    }

    /// Longest time shown by default. A page can be zoomed.
    var longest: Microseconds { self == .html ? 120_000_000 : 20_000_000 }

    func write(
        _ timeline: Timeline, named name: String, _ theme: Theme, width: Double, to path: String
    ) throws(ScenarioError) {
        switch self {
        case .svg: try writeFile(path, timeline.picture(named: name, width: width).svg(theme))
        case .png:
            // Cairo opens the file by its name.
            if let fault = try OutputFile(path).close() { throw fault }
            try timeline.picture(named: name, width: width).writePNG(theme, to: path)
        case .html: try writeFile(path, timeline.page(named: name, theme))
        }
    }
}

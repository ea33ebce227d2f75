// SPDX-License-Identifier: MIT

extension Timeline {
    /// Returns an HTML page that shows the timeline, and loads nothing from anywhere.
    /// - Parameter theme: `auto` follows the reader's choice until the page is told otherwise
    public func page(named name: String, _ theme: Theme = .auto) -> String {
        func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
        let title = XML.escaped("Timeline of \(name)")
        return """
            <!DOCTYPE html>
            <html lang="en" data-theme="\(theme.rawValue)">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy"
            content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            <style>
            \(Theme.variables)\(text(PackageResources.page_css))
            </style>
            </head>
            <body>
            \(text(PackageResources.body_html))
            <script type="application/json" id="data">\(json(named: name).text)</script>
            <script>
            "use strict";
            \(text(PackageResources.model_js))\(text(PackageResources.stage_js))\(text(PackageResources.rows_js))\
            \(text(PackageResources.meters_js))\(text(PackageResources.limits_js))\(text(PackageResources.inspector_js))\
            \(text(PackageResources.page_js))
            </script>
            </body>
            </html>

            """
    }
}

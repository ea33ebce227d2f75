// SPDX-License-Identifier: MIT

extension Parser {
    func scrollViewOptions(line: Int, _ options: inout Options) throws(ScenarioError) -> ScrollViewOptions {
        let content = try options.requiredValue("content", line: line, substitute: "0,0")
        let size = try content.numbers(2)
        guard size[0] >= 0, size[1] >= 0 else { throw content.error("a content size is not negative") }
        var scrollView = ScrollViewOptions(contentWidth: size[0], contentHeight: size[1])
        if let inset = try options.value("inset")?.numbers(4) {
            scrollView.inset = .init(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
        }
        if let word = try options.value("content-alignment") {
            let place = try word.numbers(2)
            guard (0...1).contains(place[0]), (0...1).contains(place[1]) else {
                throw word.error("an alignment goes from 0 to 1")
            }
            scrollView.alignment = Point(x: place[0], y: place[1])
        }
        if let zoom = try options.value("zoom") {
            let limits = try zoom.numbers(2)
            guard limits[0] > 0, limits[0] <= limits[1] else {
                throw zoom.error("zoom=MIN,MAX needs 0 < MIN ≤ MAX")
            }
            scrollView.zoom = .init(minimum: limits[0], maximum: limits[1])
        }
        scrollView.isPaging = try options.flag("paging")
        scrollView.isDirectionalLockEnabled = try options.flag("directional-lock")
        scrollView.bounces = try options.yesOrNo("bounces")
        scrollView.alwaysBounces = try axes("always-bounce", &options)
        scrollView.transfersScrollingToParent = try axes("transfers-scrolling-to-parent", &options)
        if let rate = try options.value("rate") {
            guard rate.text == "fast" else { throw rate.error("\(rate.text.quoted) is no rate (fast)") }
            scrollView.deceleratesFast = true
        }
        scrollView.delaysContentTouches = try options.yesOrNo("delays-content-touches")
        scrollView.canCancelContentTouches = try options.yesOrNo("can-cancel-content-touches")
        return scrollView
    }

    private func axes(
        _ option: String, _ options: inout Options
    ) throws(ScenarioError) -> ScrollViewOptions.Axes? {
        try options.value(option)?.oneOf(ScrollViewOptions.Axes.self, called: "direction")
    }
}

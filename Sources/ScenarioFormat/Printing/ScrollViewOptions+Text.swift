// SPDX-License-Identifier: MIT

extension TextLine {
    mutating func add(_ scrollView: ScrollViewOptions) {
        add("content", [scrollView.contentWidth, scrollView.contentHeight].commaText)
        add("inset", scrollView.inset.map { [$0.top, $0.left, $0.bottom, $0.right].commaText })
        add("content-alignment", scrollView.alignment.map { [$0.x, $0.y].commaText })
        add("zoom", scrollView.zoom.map { [$0.minimum, $0.maximum].commaText })
        add("paging", if: scrollView.isPaging)
        add("directional-lock", if: scrollView.isDirectionalLockEnabled)
        add("bounces", scrollView.bounces)
        add("always-bounce", scrollView.alwaysBounces?.rawValue)
        add("transfers-scrolling-to-parent", scrollView.transfersScrollingToParent?.rawValue)
        add("rate=fast", if: scrollView.deceleratesFast)
        add("delays-content-touches", scrollView.delaysContentTouches)
        add("can-cancel-content-touches", scrollView.canCancelContentTouches)
    }
}

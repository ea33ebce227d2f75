// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// Delegate of a scroll view. Logs its calls and decides nothing.
final class ScrollViewBox {
    private unowned let run: Run
    private let name: String

    init(_ run: Run, _ name: String) {
        self.run = run
        self.name = name
    }

    func register(_ scrollView: OpaquePointer, _ options: ScrollViewOptions) -> [tactus_status] {
        var delegate = tactus_scroll_view_delegate()
        delegate.size = MemoryLayout<tactus_scroll_view_delegate>.size
        delegate.will_begin_dragging = { _, data in
            boxed(ScrollViewBox.self, data)?.heard(.willBeginDragging)
        }
        delegate.did_scroll = { scrollView, data in
            boxed(ScrollViewBox.self, data)?.scrolled(scrollView)
        }
        delegate.will_end_dragging = { _, _, _, x, y, data in
            guard let x, let y else { return }
            let target = LogValue.point(Point(x: x.pointee, y: y.pointee))
            guard let box = boxed(ScrollViewBox.self, data) else { return }
            box.heard(.willEndDragging, [.target: target])
            guard case .place(let chosen) = box.run.inside(.willEndDragging, of: box.name) else { return }
            (x.pointee, y.pointee) = (chosen.x, chosen.y)
        }
        delegate.did_end_dragging = { _, _, data in
            boxed(ScrollViewBox.self, data)?.heard(.didEndDragging)
        }
        delegate.will_begin_decelerating = { _, data in
            boxed(ScrollViewBox.self, data)?.heard(.willBeginDecelerating)
        }
        delegate.did_end_decelerating = { _, data in
            boxed(ScrollViewBox.self, data)?.heard(.didEndDecelerating)
        }
        delegate.did_end_animating = { _, data in
            boxed(ScrollViewBox.self, data)?.heard(.didEndScrollingAnimation)
        }
        delegate.will_begin_zooming = { _, data in
            boxed(ScrollViewBox.self, data)?.heard(.willBeginZooming)
        }
        delegate.did_end_zooming = { _, scale, data in
            boxed(ScrollViewBox.self, data)?.heard(.didEndZooming, [.scale: .number(scale)])
        }
        delegate.did_zoom = { scrollView, data in
            boxed(ScrollViewBox.self, data)?.zoomed(scrollView)
        }
        if run.isRecording {
            delegate.touches_should_begin = { _, _, data in ScrollViewBox.asked(.touchesShouldBegin, data) }
            delegate.touches_should_cancel = { _, _, data in ScrollViewBox.asked(.touchesShouldCancel, data) }
        }
        let data = Unmanaged.passUnretained(self).toOpaque()
        // Movement that is caused by setting the options is not logged.
        return set(options, of: scrollView) + [tactus_scroll_view_set_delegate(scrollView, &delegate, data)]
    }

    private func set(_ options: ScrollViewOptions, of scrollView: OpaquePointer) -> [tactus_status] {
        var statuses: [tactus_status] = []
        func set(_ option: tactus_scroll_view_option, _ isOn: Bool?) {
            if let isOn { statuses.append(tactus_scroll_view_set_option(scrollView, option, isOn)) }
        }
        set(TACTUS_SCROLL_VIEW_OPTION_PAGING, options.isPaging)
        set(TACTUS_SCROLL_VIEW_OPTION_BOUNCES, options.bounces)
        set(TACTUS_SCROLL_VIEW_OPTION_FAST_DECELERATION, options.deceleratesFast)
        set(TACTUS_SCROLL_VIEW_OPTION_DELAYS_CONTENT_TOUCHES, options.delaysContentTouches)
        set(TACTUS_SCROLL_VIEW_OPTION_CAN_CANCEL_CONTENT_TOUCHES, options.canCancelContentTouches)
        set(TACTUS_SCROLL_VIEW_OPTION_DIRECTIONAL_LOCK, options.isDirectionalLockEnabled)
        set(TACTUS_SCROLL_VIEW_OPTION_ALWAYS_BOUNCES_HORIZONTALLY, options.alwaysBounces?.hasHorizontal)
        set(TACTUS_SCROLL_VIEW_OPTION_ALWAYS_BOUNCES_VERTICALLY, options.alwaysBounces?.hasVertical)
        set(TACTUS_SCROLL_VIEW_OPTION_TRANSFERS_HORIZONTALLY, options.transfersScrollingToParent?.hasHorizontal)
        set(TACTUS_SCROLL_VIEW_OPTION_TRANSFERS_VERTICALLY, options.transfersScrollingToParent?.hasVertical)
        if let inset = options.inset {
            statuses.append(
                tactus_scroll_view_set_content_inset(scrollView, inset.top, inset.left, inset.bottom, inset.right))
        }
        if let place = options.alignment {
            statuses.append(tactus_scroll_view_set_content_alignment_point(scrollView, place.x, place.y))
        }
        if let zoom = options.zoom {
            statuses.append(tactus_scroll_view_set_zoom_limits(scrollView, zoom.minimum, zoom.maximum))
        }
        return statuses
    }

    private func heard(_ event: ScrollEvent, _ keys: [LogKey: LogValue] = [:]) {
        run.write(name, .scroll(event), keys: keys)
        if let callback = event.callback { run.inside(callback, of: name) }
    }

    private static func asked(_ callback: HostCallback, _ data: UnsafeMutableRawPointer?) -> tactus_answer {
        guard let box = boxed(ScrollViewBox.self, data) else { return TACTUS_ANSWER_DEFAULT }
        return word(box.run.inside(callback, of: box.name))
    }

    private func scrolled(_ scrollView: OpaquePointer?) {
        let offset = point { tactus_scroll_view_get_content_offset(scrollView, $0, $1) }
        heard(.scrolled, offset.map { [.offset: $0] } ?? [:])
    }

    private func zoomed(_ scrollView: OpaquePointer?) {
        heard(.zoomed, [.scale: .number(tactus_scroll_view_get_zoom_scale(scrollView))])
    }
}

extension ScrollEvent {
    /// The callback, or nil for a question, whose answer is looked up elsewhere.
    fileprivate var callback: HostCallback? {
        switch self {
        case .willBeginDragging: .willBeginDragging
        case .scrolled: .didScroll
        case .willEndDragging: nil
        case .didEndDragging: .didEndDragging
        case .willBeginDecelerating: .willBeginDecelerating
        case .didEndDecelerating: .didEndDecelerating
        case .didEndScrollingAnimation: .didEndAnimating
        case .willBeginZooming: .willBeginZooming
        case .zoomed: .didZoom
        case .didEndZooming: .didEndZooming
        }
    }
}

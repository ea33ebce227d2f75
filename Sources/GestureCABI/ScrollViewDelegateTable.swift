// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore
internal import SizedStructs

@c @implementation
public func tactus_scroll_view_set_delegate(
    _ scroll_view: OpaquePointer?, _ delegate: UnsafePointer<tactus_scroll_view_delegate>?,
    _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeView(scroll_view) { handle in
        guard let view = handle.view as? ScrollView else { return TACTUS_STATUS_WRONG_KIND }
        guard delegate != nil else {
            view.delegate = nil
            return TACTUS_STATUS_OK
        }
        guard let table = copyStruct(delegate) else { return handle.refuse("delegate", delegate) }
        return handle.keeping { view.delegate = ScrollViewTable(table, data, handle) }
    }
}

/// A table of C functions as a scroll view's delegate.
private final class ScrollViewTable: ScrollViewDelegate {
    private let table: tactus_scroll_view_delegate
    private let data: UnsafeMutableRawPointer?
    private let handle: HandleReference

    init(_ table: tactus_scroll_view_delegate, _ data: UnsafeMutableRawPointer?, _ handle: ViewHandle) {
        self.table = table
        self.data = data
        self.handle = HandleReference(handle)
    }

    typealias Notice = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void

    /// Nothing is heard of what was destroyed (rule 12.3).
    private func tell(_ notice: Notice?) {
        if let notice, !handle.isDestroyed { notice(handle.pointer, data) }
    }

    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { tell(table.will_begin_dragging) }
    func scrollViewDidScroll(_ scrollView: ScrollView) { tell(table.did_scroll) }

    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
    ) {
        guard !handle.isDestroyed else { return }
        var x = targetContentOffset.x + 0.0
        var y = targetContentOffset.y + 0.0
        table.will_end_dragging?(handle.pointer, velocity.x, velocity.y, &x, &y, data)
        targetContentOffset = Point(x: x, y: y)
    }

    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
        guard !handle.isDestroyed else { return }
        table.did_end_dragging?(handle.pointer, willDecelerate, data)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { tell(table.will_begin_decelerating) }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { tell(table.did_end_decelerating) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { tell(table.did_end_animating) }
    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) { tell(table.will_begin_zooming) }
    func scrollViewDidZoom(_ scrollView: ScrollView) { tell(table.did_zoom) }

    func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {
        guard !handle.isDestroyed else { return }
        table.did_end_zooming?(handle.pointer, scale, data)
    }

    func scrollView(_ scrollView: ScrollView, touchesShouldBeginIn view: View) -> Bool? {
        ask(table.touches_should_begin, view)
    }

    func scrollView(_ scrollView: ScrollView, touchesShouldCancelIn view: View) -> Bool? {
        ask(table.touches_should_cancel, view)
    }

    typealias Question = @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> tactus_answer

    /// nil: what the scroll view would do by itself.
    private func ask(_ question: Question?, _ view: View) -> Bool? {
        guard let question, !handle.isDestroyed, let view = livePointer(of: view) else { return nil }
        return question(handle.pointer, view, data).choice(handle.owner)
    }
}

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

    /// Calls a function. Functions of a destroyed object are not called any more (rule 12.3).
    private func tell(_ notice: Notice?, _ callback: tactus_callback) {
        guard let notice, !handle.isDestroyed else { return }
        callHost(callback, handle.pointer) { notice(handle.pointer, data) }
    }

    func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
        tell(table.will_begin_dragging, TACTUS_CALLBACK_WILL_BEGIN_DRAGGING)
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) { tell(table.did_scroll, TACTUS_CALLBACK_DID_SCROLL) }

    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
    ) {
        guard let function = table.will_end_dragging, !handle.isDestroyed else { return }
        let target = targetContentOffset
        targetContentOffset = callHost(TACTUS_CALLBACK_WILL_END_DRAGGING, handle.pointer) {
            var x = target.x + 0.0
            var y = target.y + 0.0
            function(handle.pointer, velocity.x, velocity.y, &x, &y, data)
            return Point(x: x, y: y)
        }
    }

    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
        guard let function = table.did_end_dragging, !handle.isDestroyed else { return }
        callHost(TACTUS_CALLBACK_DID_END_DRAGGING, handle.pointer) { function(handle.pointer, willDecelerate, data) }
    }

    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
        tell(table.will_begin_decelerating, TACTUS_CALLBACK_WILL_BEGIN_DECELERATING)
    }

    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
        tell(table.did_end_decelerating, TACTUS_CALLBACK_DID_END_DECELERATING)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
        tell(table.did_end_animating, TACTUS_CALLBACK_DID_END_ANIMATING)
    }

    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
        tell(table.will_begin_zooming, TACTUS_CALLBACK_WILL_BEGIN_ZOOMING)
    }

    func scrollViewDidZoom(_ scrollView: ScrollView) { tell(table.did_zoom, TACTUS_CALLBACK_DID_ZOOM) }

    func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {
        guard let function = table.did_end_zooming, !handle.isDestroyed else { return }
        callHost(TACTUS_CALLBACK_DID_END_ZOOMING, handle.pointer) { function(handle.pointer, scale, data) }
    }

    func scrollView(_ scrollView: ScrollView, touchesShouldBeginIn view: View) -> Bool? {
        ask(table.touches_should_begin, TACTUS_CALLBACK_TOUCHES_SHOULD_BEGIN, view)
    }

    func scrollView(_ scrollView: ScrollView, touchesShouldCancelIn view: View) -> Bool? {
        ask(table.touches_should_cancel, TACTUS_CALLBACK_TOUCHES_SHOULD_CANCEL, view)
    }

    typealias Question = @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> tactus_answer

    /// Asks a function of the table; nil means the scroll view's own answer.
    private func ask(_ question: Question?, _ callback: tactus_callback, _ view: View) -> Bool? {
        guard let question, !handle.isDestroyed, let view = livePointer(of: view) else { return nil }
        return callHost(callback, handle.pointer) { question(handle.pointer, view, data) }.choice(handle.owner)
    }
}

// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// A view, a controller, the application or its delegate, and its behaviour for events.
final class ResponderBox {
    unowned let run: Run
    let name: String
    let handles: HandledEvents
    /// View in whose space locations are logged; nil for application coordinates.
    let view: OpaquePointer?
    private let forwardsTaps: Int32?
    /// Whether touches are tracked after they were logged, like a control's subclass that calls `super`. A control
    /// never forwards touches up the chain.
    private let tracksTouches: Bool
    var mayBecomeFirstResponder = false
    /// Recordings only: the functions that the responder's table had.
    var recordedMask: UInt32?
    var keepsFirstResponder = false
    private(set) var handle: OpaquePointer?

    init(
        _ run: Run, _ name: String, _ handles: HandledEvents, view: OpaquePointer? = nil,
        forwardsTaps: Int32? = nil, tracksTouches: Bool = false
    ) {
        self.run = run
        self.name = name
        self.handles = handles
        self.view = view
        self.forwardsTaps = forwardsTaps
        self.tracksTouches = tracksTouches
    }

    /// Registers the callbacks with the library. Callbacks for unhandled phases stay unset, so that they forward.
    func register(
        _ responder: OpaquePointer?,
        _ setCallbacks: (UnsafePointer<tactus_responder_callbacks>, UnsafeMutableRawPointer) -> tactus_status
    ) {
        guard let responder else { return }
        handle = responder
        run.responders[responder] = self
        var callbacks = tactus_responder_callbacks()
        callbacks.size = MemoryLayout<tactus_responder_callbacks>.size
        if listens(to: .began) {
            callbacks.touches_began = { _, touches, count, event, data in
                ResponderBox.called(.began, touches, count, event, data)
            }
        }
        if listens(to: .moved) {
            callbacks.touches_moved = { _, touches, count, event, data in
                ResponderBox.called(.moved, touches, count, event, data)
            }
        }
        if listens(to: .ended) {
            callbacks.touches_ended = { _, touches, count, event, data in
                ResponderBox.called(.ended, touches, count, event, data)
            }
        }
        if listens(to: .cancelled) {
            callbacks.touches_cancelled = { _, touches, count, event, data in
                ResponderBox.called(.cancelled, touches, count, event, data)
            }
        }
        if run.isRecording { addRecordedEvents(to: &callbacks) } else { addEvents(to: &callbacks) }
        _ = setCallbacks(&callbacks, Unmanaged.passUnretained(self).toOpaque())
    }

    private static func called(
        _ phase: TouchPhase, _ touches: UnsafePointer<OpaquePointer?>?, _ count: Int, _ event: OpaquePointer?,
        _ data: UnsafeMutableRawPointer?
    ) -> tactus_handling {
        guard let box = boxed(ResponderBox.self, data) else { return TACTUS_HANDLING_UNHANDLED }
        let touches = handedTouches(touches, count)
        if box.run.isRecording {
            box.tell(phase, touches)
            guard box.hasRecorded(phase) else { return TACTUS_HANDLING_UNHANDLED }
            return box.takeRecorded(phase, touches, event)
        }
        let isHandled = box.take(phase, touches, event)
        return isHandled ? TACTUS_HANDLING_HANDLED : TACTUS_HANDLING_UNHANDLED
    }

    /// The observer is also told of calls that are not handled.
    private func listens(to phase: TouchPhase) -> Bool {
        run.observer != nil || (run.isRecording ? hasRecorded(phase) : takes(phase))
    }

    var handlesTouches: Bool { hasRecorded(.began) }

    /// In a recording the presence of the function decides whether the touch is forwarded.
    private func hasRecorded(_ phase: TouchPhase) -> Bool {
        recordedMask.map { $0 >> phase.bit & 1 != 0 } ?? handles.contains(phase)
    }

    private func takes(_ phase: TouchPhase) -> Bool {
        handles.contains(phase) || (tracksTouches && forwardsTaps != nil)
    }

    private func tell(_ phase: TouchPhase, _ touches: [OpaquePointer]) {
        guard run.observer != nil else { return }
        run.tell(.received(phase, touches.compactMap { run.watched($0) }, by: name), at: run.callbackTime)
    }

    /// Returns whether the touches stop at this responder.
    private func take(_ phase: TouchPhase, _ touches: [OpaquePointer], _ event: OpaquePointer?) -> Bool {
        tell(phase, touches)
        guard takes(phase) else { return false }
        let kept = touches.filter { Int64(tactus_touch_get_tap_count($0)) != forwardsTaps.map(Int64.init) }
        if !kept.isEmpty, handles.contains(phase) {
            let ordered = kept.sorted { tactus_touch_get_id($0) < tactus_touch_get_id($1) }
            run.write(
                name, .touches(phase), ids: ordered.map { tactus_touch_get_id($0) },
                keys: TouchKeys.of(ordered, event, in: view))
        }
        let passed = touches.filter { !kept.contains($0) }
        if kept.isEmpty, !tracksTouches { return false }
        if passed.isEmpty { return tracksTouches ? kept.isEmpty : true }
        if tracksTouches {
            passOn(phase, passed, event)
            return kept.isEmpty
        }
        var touches = passed.map(Optional.init)
        tactus_responder_call_default(handle, phase.constant, &touches, touches.count, event)
        return true
    }

    /// Forwards some touches of a call up the chain, past a control that would track them.
    private func passOn(_ phase: TouchPhase, _ touches: [OpaquePointer], _ event: OpaquePointer?) {
        var next = tactus_responder_get_next(handle)
        while let responder = next {
            if let box = run.responders[responder], box.take(phase, touches, event) { return }
            next = tactus_responder_get_next(responder)
        }
    }
}

/// Returns the touches of a callback.
func handedTouches(_ touches: UnsafePointer<OpaquePointer?>?, _ count: Int) -> [OpaquePointer] {
    UnsafeBufferPointer(start: touches, count: count).compactMap { $0 }
}

extension TouchPhase {
    fileprivate var bit: UInt32 {
        switch self {
        case .began: 0
        case .moved: 1
        case .ended: 2
        case .cancelled: 3
        }
    }

    var constant: tactus_touch_phase {
        switch self {
        case .began: TACTUS_TOUCH_PHASE_BEGAN
        case .moved: TACTUS_TOUCH_PHASE_MOVED
        case .ended: TACTUS_TOUCH_PHASE_ENDED
        case .cancelled: TACTUS_TOUCH_PHASE_CANCELLED
        }
    }
}

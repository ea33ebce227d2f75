// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// A view, a controller, the application or its delegate, and what it does with touches.
final class ResponderBox {
    private unowned let run: Run
    private let name: String
    private let handles: HandledEvents
    /// In whose space places are told; nil: the application's.
    private let view: OpaquePointer?
    private let forwardsTaps: Int32?
    private var handle: OpaquePointer?

    init(
        _ run: Run, _ name: String, _ handles: HandledEvents, view: OpaquePointer? = nil,
        forwardsTaps: Int32? = nil
    ) {
        self.run = run
        self.name = name
        self.handles = handles
        self.view = view
        self.forwardsTaps = forwardsTaps
    }

    /// Hands the callbacks to the library; what is not handled is left out and so passed on.
    func register(
        _ responder: OpaquePointer?,
        _ setCallbacks: (UnsafePointer<tactus_responder_callbacks>, UnsafeMutableRawPointer) -> tactus_status
    ) {
        guard let responder else { return }
        handle = responder
        run.responders[responder] = self
        var callbacks = tactus_responder_callbacks()
        callbacks.size = MemoryLayout<tactus_responder_callbacks>.size
        if handles.contains(.began) {
            callbacks.touches_began = { _, touches, count, event, data in
                ResponderBox.called(.began, touches, count, event, data)
            }
        }
        if handles.contains(.moved) {
            callbacks.touches_moved = { _, touches, count, event, data in
                ResponderBox.called(.moved, touches, count, event, data)
            }
        }
        if handles.contains(.ended) {
            callbacks.touches_ended = { _, touches, count, event, data in
                ResponderBox.called(.ended, touches, count, event, data)
            }
        }
        if handles.contains(.cancelled) {
            callbacks.touches_cancelled = { _, touches, count, event, data in
                ResponderBox.called(.cancelled, touches, count, event, data)
            }
        }
        _ = setCallbacks(&callbacks, Unmanaged.passUnretained(self).toOpaque())
    }

    private static func called(
        _ phase: TouchPhase, _ touches: UnsafePointer<OpaquePointer?>?, _ count: Int, _ event: OpaquePointer?,
        _ data: UnsafeMutableRawPointer?
    ) -> tactus_handling {
        guard let box = boxed(ResponderBox.self, data) else { return TACTUS_HANDLING_UNHANDLED }
        let isHandled = box.take(phase, handedTouches(touches, count), event)
        return isHandled ? TACTUS_HANDLING_HANDLED : TACTUS_HANDLING_UNHANDLED
    }

    /// Whether the touches stop here.
    private func take(_ phase: TouchPhase, _ touches: [OpaquePointer], _ event: OpaquePointer?) -> Bool {
        guard handles.contains(phase) else { return false }
        let kept = touches.filter { Int64(tactus_touch_get_tap_count($0)) != forwardsTaps.map(Int64.init) }
        guard !kept.isEmpty else { return false }
        let ordered = kept.sorted { tactus_touch_get_id($0) < tactus_touch_get_id($1) }
        run.write(
            name, .touches(phase), ids: ordered.map { tactus_touch_get_id($0) },
            keys: TouchKeys.of(ordered, event, in: view))

        let passed = touches.filter { !kept.contains($0) }
        if !passed.isEmpty { passOn(phase, passed, event) }
        return true
    }

    /// Hands some of the touches of a call up the chain, as a subclass would do it by hand: the library's
    /// callbacks take all of a call or nothing.
    private func passOn(_ phase: TouchPhase, _ touches: [OpaquePointer], _ event: OpaquePointer?) {
        var next = tactus_responder_get_next(handle)
        while let responder = next {
            if let box = run.responders[responder], box.take(phase, touches, event) { return }
            next = tactus_responder_get_next(responder)
        }
    }
}

/// The touches of a callback.
func handedTouches(_ touches: UnsafePointer<OpaquePointer?>?, _ count: Int) -> [OpaquePointer] {
    UnsafeBufferPointer(start: touches, count: count).compactMap { $0 }
}

// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

// Edges at which shell gestures come second (rule 2.13).

@c @implementation
public func tactus_view_set_deferred_edges(_ view: OpaquePointer?, _ edges: UInt32) -> tactus_status {
    changeView(view) { handle in
        guard edges & ~RectEdge.all.rawValue == 0 else {
            return handle.refuse("edges", integer: edges, Allowed.flags)
        }
        handle.view.deferredEdges = RectEdge(rawValue: edges)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_view_get_deferred_edges(_ view: OpaquePointer?) -> UInt32 {
    readView(view, 0) { $0.view.deferredEdges.rawValue }
}

/// Listeners for gestures that a view has deferred.
final class EdgeDeferralListeners: EdgeDeferralListener {
    typealias Function =
        @convention(c) (OpaquePointer?, OpaquePointer?, tactus_edge, UnsafeMutableRawPointer?) -> Void
    let list = ListenerList<HostFunction<Function>>()

    init() {}

    func edgeWasDeferred(_ edge: RectEdge, on view: View, for recognizer: GestureRecognizer) {
        guard !list.isEmpty else { return }
        callHost(TACTUS_CALLBACK_EDGE_DEFERRED, recognizerPointer(recognizer)) {
            tell(edge, on: view, for: recognizer)
        }
    }

    private func tell(_ edge: RectEdge, on view: View, for recognizer: GestureRecognizer) {
        list.callEach { listener in
            // An earlier listener may have destroyed either.
            guard let view = livePointer(of: view), let recognizer = liveRecognizerPointer(recognizer) else { return }
            listener.function(view, recognizer, tactus_edge(rawValue: edge.rawValue), listener.data)
        }
    }
}

@c @implementation
public func tactus_application_add_edge_deferral_listener(
    _ application: OpaquePointer?, _ listener: tactus_edge_deferral_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeApplication(application) { add(listener, data, to: $0.edgeDeferralListeners.list, of: $0) }
}

@c @implementation
public func tactus_application_remove_edge_deferral_listener(
    _ application: OpaquePointer?, _ listener: tactus_edge_deferral_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeApplication(application) { remove(listener, data, from: $0.edgeDeferralListeners.list, of: $0) }
}

// SPDX-License-Identifier: MIT

import ScenarioFormat

/// §3: an object that handles touches or passes them on.
final class Responder {
    let name: String
    let handles: HandledEvents
    /// A touch with this tap count is always passed on.
    let forwardsTaps: Int?

    init(name: String, handles: HandledEvents, forwardsTaps: Int? = nil) {
        self.name = name
        self.handles = handles
        self.forwardsTaps = forwardsTaps
    }
}

/// A link of the responder chain: the responder, and the view whose coordinates are used.
struct Link {
    var responder: Responder
    var view: View?

    /// 9.3: touches that reach a control go no further.
    var control: Control? {
        responder === view?.responder ? view?.control : nil
    }
}

extension Model {
    /// 3.1: view → its controller → superview … window → application → its delegate.
    func responderChain(from view: View) -> [Link] {
        if view.isLeaving { return view.chainWhenLeaving }
        var chain: [Link] = []
        for view in view.pathToRoot {
            chain.append(Link(responder: view.responder, view: view))
            if let controller = view.controller {
                chain.append(Link(responder: controller, view: view))
            }
        }
        return view.window == nil ? chain : chain + chainOfApplication
    }

    var chainOfApplication: [Link] {
        [application, applicationDelegate].compactMap { $0 }.map { Link(responder: $0, view: nil) }
    }

    /// 3.2: calls the first responder that handles the phase; at the end of the chain the call is dropped.
    func send(_ phase: TouchPhase, _ touches: [Touch], along chain: [Link], call: Call) {
        var rest = touches
        for link in chain where !rest.isEmpty {
            let handles = link.responder.handles.contains(phase)
            guard handles || link.control != nil else { continue }
            let kept = rest.filter { $0.tapCount != link.responder.forwardsTaps }
            rest = rest.filter { $0.tapCount == link.responder.forwardsTaps }
            if kept.isEmpty { continue }
            if handles { logTouches(phase, kept, at: link, call: call) }
            if let control = link.control { sendToControl(phase, kept, control) }
        }
        guard phase == .ended || phase == .cancelled else { return }
        for view in views.values { view.control?.touchesAreOver(touches) }
    }
}

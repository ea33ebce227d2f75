// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension Run {
    /// Creates everything that is declared, in the order of the file.
    func setUp() throws(ScenarioError) {
        tactus_application_set_log_handler(
            application,
            { _, message, data in
                guard let message, let run = boxed(Run.self, data) else { return }
                run.message(String(cString: message))
            }, data)
        tactus_application_set_trace_listener(
            application,
            { event, data in
                boxed(Run.self, data)?.traced(event)
            }, data)
        let tracesProgress = observer.map { $0.asksForProgress || $0.asksForObstacles } ?? false
        tactus_application_set_traces_progress(application, tracesProgress)
        tactus_application_add_edge_deferral_listener(
            application,
            { view, recognizer, edge, data in
                guard let run = boxed(Run.self, data), let view, let name = run.viewNames[view],
                    let edge = Edge(edge)
                else { return }
                run.write(name, .edgeDeferred(edge))
                if let recognizer = run.name(of: recognizer) { run.inside(.edgeDeferred, of: recognizer) }
            }, data)
        for loss in scenario.losses { onMessage?(loss.message) }
        try apply(scenario.settings)
        for declaration in scenario.declarations {
            try make(declaration)
        }
        for relation in scenario.relations {
            try relate(relation)
        }
    }

    func make(_ declaration: Declaration) throws(ScenarioError) {
        switch declaration {
        case .window(let window): try make(window)
        case .view(let view): try make(view)
        case .controller(let controller): try make(controller)
        case .application(let responder):
            let box = ResponderBox(self, Declaration.applicationName, responder.handles)
            responderBoxes.append(box)
            box.register(tactus_application_get_responder(application)) { callbacks, data in
                tactus_application_set_responder_callbacks(application, callbacks, data)
            }
        case .applicationDelegate(let responder):
            let box = ResponderBox(self, Declaration.applicationDelegateName, responder.handles)
            responderBoxes.append(box)
            box.register(tactus_application_get_delegate_responder(application)) { callbacks, data in
                tactus_application_set_delegate_callbacks(application, callbacks, data)
            }
        case .recognizer(let recognizer): try make(recognizer)
        case .source(let source): try make(source)
        }
    }

    private func make(_ declaration: ControllerDeclaration) throws(ScenarioError) {
        let view = views[declaration.view]
        guard let controller = tactus_view_controller_create(view) else {
            throw ScenarioError(line: declaration.line.number, "the library did not make \(declaration.name)")
        }
        controllers[declaration.name] = controller
        host.onName?(controller, declaration.name)
        let box = ResponderBox(self, declaration.name, declaration.handles, view: view)
        responderBoxes.append(box)
        box.register(tactus_view_controller_get_responder(controller)) { callbacks, data in
            tactus_view_controller_set_responder_callbacks(controller, callbacks, data)
        }
    }

    /// Throws if the library refuses a call of the set-up.
    func check(_ status: tactus_status, _ line: SourceLine) throws(ScenarioError) {
        guard status != TACTUS_STATUS_OK else { return }
        let words = tactus_status_to_string(status).map { String(cString: $0) } ?? "?"
        throw ScenarioError(line: line.number, "the library refuses this: \(words)")
    }
}

/// Destroy listener of views and recognizers.
let objectFreed: tactus_destroy_func = { object, data in
    if let object { boxed(Run.self, data)?.freed(object) }
}

/// Returns the object behind a callback's data pointer.
func boxed<Box: AnyObject>(_: Box.Type, _ data: UnsafeMutableRawPointer?) -> Box? {
    data.map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
}

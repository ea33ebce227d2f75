// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension Run {
    /// Makes everything that is declared, in the order of the file.
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
        for declaration in scenario.declarations {
            try make(declaration)
        }
        for relation in scenario.relations {
            try relate(relation)
        }
    }

    private func make(_ declaration: Declaration) throws(ScenarioError) {
        switch declaration {
        case .window(let window):
            let frame = window.frame
            let handle = tactus_window_create(application, frame.x, frame.y, frame.width, frame.height)
            try keep(handle, window.name, window.line)
        case .view(let view): try make(view)
        case .controller(let controller): try make(controller)
        case .application(let responder):
            let box = ResponderBox(self, Declaration.applicationName, responder.handles)
            box.register(tactus_application_get_responder(application)) { callbacks, data in
                tactus_application_set_responder_callbacks(application, callbacks, data)
            }
        case .applicationDelegate(let responder):
            let box = ResponderBox(self, Declaration.applicationDelegateName, responder.handles)
            box.register(tactus_application_get_delegate_responder(application)) { callbacks, data in
                tactus_application_set_delegate_callbacks(application, callbacks, data)
            }
        case .recognizer(let recognizer): try make(recognizer)
        }
    }

    private func keep(_ view: OpaquePointer?, _ name: String, _ line: SourceLine) throws(ScenarioError) {
        guard let view else { throw ScenarioError(line: line.number, "the library did not make \(name)") }
        views[name] = view
        viewNames[view] = name
        tactus_view_set_name(view, name)
        tactus_view_add_destroy_listener(view, objectFreed, data)
    }

    private func make(_ declaration: ViewDeclaration) throws(ScenarioError) {
        let frame = declaration.frame
        let handle =
            switch declaration.kind {
            case .surface(let client):
                tactus_surface_create(
                    try makeClient(client ?? declaration.name, declaration.line),
                    frame.x, frame.y, frame.width, frame.height)
            case .plain, .control, .scrollView:
                tactus_view_create(application, frame.x, frame.y, frame.width, frame.height)
            }
        try keep(handle, declaration.name, declaration.line)
        guard let handle else { return }
        try set(declaration.flags, of: handle, declaration.line)
        try check(tactus_view_add_subview(views[declaration.parent], handle), declaration.line)

        // A surface takes its touches by itself.
        if case .surface = declaration.kind { return }
        let box = ResponderBox(
            self, declaration.name, declaration.flags.handles, view: handle,
            forwardsTaps: declaration.flags.forwardsTaps)
        box.register(tactus_view_get_responder(handle)) { callbacks, data in
            tactus_view_set_responder_callbacks(handle, callbacks, data)
        }
    }

    private func set(
        _ flags: ViewFlags, of view: OpaquePointer, _ line: SourceLine
    ) throws(ScenarioError) {
        if flags.isMultipleTouchEnabled { tactus_view_set_multiple_touch_enabled(view, true) }
        if flags.isExclusiveTouch { tactus_view_set_exclusive_touch(view, true) }
        if flags.isHidden { tactus_view_set_hidden(view, true) }
        if flags.isDisabled { tactus_view_set_user_interaction_enabled(view, false) }
        if let alpha = flags.alpha { try check(tactus_view_set_alpha(view, alpha), line) }
        if let transform = flags.transform {
            let status = tactus_view_set_transform(
                view, transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
            try check(status, line)
        }
        // `clips` shows on a screen only: a point outside a view is never offered to its subviews.
    }

    private func makeClient(_ name: String, _ line: SourceLine) throws(ScenarioError) -> OpaquePointer {
        if let client = clients[name] { return client }
        let box = SurfaceClientBox(self, name)
        guard let client = box.makeClient() else {
            throw ScenarioError(line: line.number, "the library did not make client \(name)")
        }
        clients[name] = client
        clientBoxes.append(box)
        return client
    }

    private func make(_ declaration: ControllerDeclaration) throws(ScenarioError) {
        let view = views[declaration.view]
        guard let controller = tactus_view_controller_create(view) else {
            throw ScenarioError(line: declaration.line.number, "the library did not make \(declaration.name)")
        }
        let box = ResponderBox(self, declaration.name, declaration.handles, view: view)
        box.register(tactus_view_controller_get_responder(controller)) { callbacks, data in
            tactus_view_controller_set_responder_callbacks(controller, callbacks, data)
        }
    }

    /// During the set-up nothing should be refused.
    func check(_ status: tactus_status, _ line: SourceLine) throws(ScenarioError) {
        guard status != TACTUS_STATUS_OK else { return }
        let words = tactus_status_to_string(status).map { String(cString: $0) } ?? "?"
        throw ScenarioError(line: line.number, "the library refuses this: \(words)")
    }
}

/// The destroy listener of views and recognizers.
let objectFreed: tactus_destroy_func = { object, data in
    if let object { boxed(Run.self, data)?.freed(object) }
}

/// The object behind the data pointer of a callback.
func boxed<Box: AnyObject>(_: Box.Type, _ data: UnsafeMutableRawPointer?) -> Box? {
    data.map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
}

// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension Run {
    func make(_ declaration: WindowDeclaration) throws(ScenarioError) {
        let frame = declaration.frame
        let handle = tactus_window_create(application, frame.x, frame.y, frame.width, frame.height)
        let window = try keep(handle, declaration.name, declaration.line)
        watchedViews.append((declaration.name, .window))
        register(ResponderBox(self, declaration.name, .none, view: window), of: window)
    }

    func make(_ declaration: ViewDeclaration) throws(ScenarioError) {
        let view = try keep(try create(declaration), declaration.name, declaration.line)
        watchedViews.append((declaration.name, ViewShape.Kind(declaration.kind)))
        try set(declaration.flags, of: view, declaration.line)
        try set(declaration.kind, of: view, declaration)
        // In a recording the view may be added to a superview later.
        if !isRecording || views[declaration.parent] != nil {
            try check(tactus_view_add_subview(views[declaration.parent], view), declaration.line)
        }
        try chooseContentView(view, declaration)

        let flags = declaration.flags
        let box = ResponderBox(
            self, declaration.name, flags.handles, view: view, forwardsTaps: flags.forwardsTaps,
            tracksTouches: declaration.kind.isControl)
        box.keepsFirstResponder = flags.keepsFirstResponder
        register(box, of: view)
        if flags.isFirstResponder {
            let status = box.becomeFirstResponder()
            // A scenario may test that the previous first responder refuses to resign.
            if status != TACTUS_STATUS_REFUSED { try check(status, declaration.line) }
        }
    }

    private func create(_ declaration: ViewDeclaration) throws(ScenarioError) -> OpaquePointer? {
        let frame = declaration.frame
        switch declaration.kind {
        case .plain:
            return tactus_view_create(application, frame.x, frame.y, frame.width, frame.height)
        case .control:
            return tactus_control_create(application, frame.x, frame.y, frame.width, frame.height)
        case .scrollView(let options):
            return tactus_scroll_view_create(
                application, frame.x, frame.y, frame.width, frame.height,
                options.contentWidth, options.contentHeight)
        case .surface(let client):
            let client = try makeClient(client ?? declaration.name, declaration.line)
            return tactus_surface_create(client, frame.x, frame.y, frame.width, frame.height)
        }
    }

    private func keep(
        _ view: OpaquePointer?, _ name: String, _ line: SourceLine
    ) throws(ScenarioError) -> OpaquePointer {
        guard let view else { throw ScenarioError(line: line.number, "the library did not make \(name)") }
        views[name] = view
        viewNames[view] = name
        tactus_view_set_name(view, name)
        tactus_view_add_destroy_listener(view, objectFreed, data)
        return view
    }

    private func register(_ box: ResponderBox, of view: OpaquePointer) {
        box.register(tactus_view_get_responder(view)) { callbacks, data in
            tactus_view_set_responder_callbacks(view, callbacks, data)
        }
    }

    private func makeClient(_ name: String, _ line: SourceLine) throws(ScenarioError) -> OpaquePointer {
        if let client = clients[name] { return client }
        let box = SurfaceClientBox(self, name)
        guard let client = box.makeClient() else {
            throw ScenarioError(line: line.number, "the library did not make client \(name)")
        }
        clients[name] = client
        host.onName?(client, name)
        clientBoxes.append(box)
        return client
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
        let edges = flags.deferredEdges.reduce(UInt32(0)) { $0 | $1.constant.rawValue }
        if edges != 0 { try check(tactus_view_set_deferred_edges(view, edges), line) }
        // `clips` affects only drawing: a point outside a view is never offered to its subviews.
    }

    private func set(
        _ kind: ViewKind, of view: OpaquePointer, _ declaration: ViewDeclaration
    ) throws(ScenarioError) {
        switch kind {
        case .plain, .surface: break
        case .control(let options):
            let box = ControlBox(self, declaration.name, options)
            viewBoxes.append(box)
            controlBoxes[declaration.name] = box
            for status in box.register(view) { try check(status, declaration.line) }
        case .scrollView(let options):
            let box = ScrollViewBox(self, declaration.name)
            viewBoxes.append(box)
            if options.zoom != nil { viewsWithoutContent.insert(declaration.name) }
            for status in box.register(view, options) { try check(status, declaration.line) }
        }
    }

    /// Chooses the content view of a scroll view: the first view that is declared in it.
    private func chooseContentView(
        _ view: OpaquePointer, _ declaration: ViewDeclaration
    ) throws(ScenarioError) {
        guard viewsWithoutContent.remove(declaration.parent) != nil else { return }
        let status = tactus_scroll_view_set_content_view(views[declaration.parent], view)
        try check(status, declaration.line)
    }
}

extension ViewKind {
    fileprivate var isControl: Bool {
        if case .control = self { true } else { false }
    }
}

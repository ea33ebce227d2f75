// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension Run {
    /// Changes a recognizer or a view unless it was destroyed. Timers that are due have fired before.
    func change(_ action: Action) {
        switch action {
        case .enable(let name): setEnabled(name, true)
        case .disable(let name): setEnabled(name, false)
        case .addRecognizer(let name):
            guard let view = recognizers[name].flatMap({ views[$0.declaration.view] }) else { return }
            recognizer(name) { tactus_view_add_recognizer(view, $0) }
        case .removeRecognizer(let name):
            recognizer(name) { recognizer in
                guard let view = tactus_recognizer_get_view(recognizer) else { return }
                tactus_view_remove_recognizer(view, recognizer)
            }
        case .destroyRecognizer(let name): recognizer(name) { tactus_recognizer_destroy($0) }
        case .setTranslation(let name, let place):
            set(name) { type(of: $0).setTranslation($1, place, in: tactus_recognizer_get_view($1)) }
        case .setScale(let name, let scale): set(name) { $0.setScale($1, scale) }
        case .setRotation(let name, let angle): set(name) { $0.setRotation($1, angle) }
        case .hide(let name): view(name) { tactus_view_set_hidden($0, true) }
        case .show(let name): view(name) { tactus_view_set_hidden($0, false) }
        case .removeView(let name): view(name) { tactus_view_remove_from_superview($0) }
        case .destroyView(let name): view(name) { tactus_view_destroy($0) }
        case .moveView(let name, let origin): view(name) { moveView($0, origin) }
        case .scrollTo(let name, let offset, let isAnimated):
            view(name) { tactus_scroll_view_set_content_offset($0, offset.x, offset.y, isAnimated) }
        case .stopScrolling(let name): view(name) { tactus_scroll_view_stop_scrolling_and_zooming($0) }
        case .zoomTo(let name, let scale, let isAnimated):
            view(name) { tactus_scroll_view_set_zoom_scale($0, scale, isAnimated) }
        case .becomeFirstResponder(let name):
            _ = responder(name).flatMap { responders[$0]?.becomeFirstResponder() }
        case .resignFirstResponder(let name):
            view(name) { tactus_responder_resign_first_responder(tactus_view_get_responder($0)) }
        default: break
        }
    }

    /// A name belongs to a recognizer or a control.
    private func setEnabled(_ name: String, _ isEnabled: Bool) {
        recognizer(name) { tactus_recognizer_set_enabled($0, isEnabled) }
        view(name) { tactus_control_set_enabled($0, isEnabled) }
    }

    private func recognizer<Result>(_ name: String, _ body: (OpaquePointer) -> Result) {
        if let recognizer = recognizers[name]?.handle { _ = body(recognizer) }
    }

    private func set(_ name: String, _ body: (any PlayedKind, OpaquePointer) -> Void) {
        if let kind = recognizers[name]?.kind { recognizer(name) { body(kind, $0) } }
    }

    private func view<Result>(_ name: String, _ body: (OpaquePointer) -> Result) {
        if let view = views[name] { _ = body(view) }
    }

    private func moveView(_ view: OpaquePointer, _ origin: Point) {
        var width = 0.0
        var height = 0.0
        guard tactus_view_get_frame(view, nil, nil, &width, &height) == TACTUS_STATUS_OK else { return }
        tactus_view_set_frame(view, origin.x, origin.y, width, height)
    }
}

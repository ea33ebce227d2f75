// SPDX-License-Identifier: MIT

extension Action {
    var text: String {
        switch self {
        case .down(let id, let place, let type):
            "down \(id) \(place.text)" + (type == .direct ? "" : " type=\(type.rawValue)")
        case .move(let id, let place): "move \(id) \(place.text)"
        case .up(let id): "up \(id)"
        case .cancel(let id): "cancel \(id)"
        case .cancelAll: "cancel-all"
        case .sample(let id, let place): "sample \(id) \(place.text)"
        case .drag(let id, let place, let steps): "drag \(id) \(place.text) \(steps.text)"
        case .frame: "frame"
        case .wait: "wait"
        case .deliver: "deliver"
        case .tick(let steps): "tick \(steps.text)"
        case .pointer(let place): "pointer \(place.text)"
        case .pointerLeave: "pointer-leave"
        case .pose, .press, .release, .gestureBegin, .gestureUpdate, .gestureEnd, .gestureCancel, .scroll, .tabletMode:
            textOfIndirectInput
        case .modifiers(let keys): "modifiers \(keys.isEmpty ? "none" : keys.commaText)"
        case .shake(let phase): "shake-\(phase.rawValue)"
        case .remote(let command): "remote \(command.rawValue)"
        case .make(let declaration): "new \(declaration.text)"
        case .from(let source, let action): "from \(source) \(action.text)"
        case .changeSource(let source): source.changeText
        case .set(let change): change.text
        case .answer(let answer): answer.text
        case .call(let call): call.text
        default: textOfChange
        }
    }

    /// Of an action that changes a recognizer or a view.
    private var textOfChange: String {
        switch self {
        case .enable(let name): "enable \(name)"
        case .disable(let name): "disable \(name)"
        case .addRecognizer(let name): "add-recognizer \(name)"
        case .removeRecognizer(let name): "remove-recognizer \(name)"
        case .destroyRecognizer(let name): "destroy-recognizer \(name)"
        case .setTranslation(let name, let translation): "set-translation \(name) \(translation.text)"
        case .setScale(let name, let scale): "set-scale \(name) \(scale.decimalText)"
        case .setRotation(let name, let angle): "set-rotation \(name) \(angle.decimalText)"
        case .hide(let name): "hide \(name)"
        case .show(let name): "show \(name)"
        case .removeView(let name): "remove-view \(name)"
        case .destroyView(let name): "destroy-view \(name)"
        case .moveView(let name, let origin): "move-view \(name) \(origin.text)"
        case .scrollTo(let name, let offset, let isAnimated):
            "scroll-to \(name) \(offset.text)" + (isAnimated ? " animated" : "")
        case .zoomTo(let name, let scale, let isAnimated):
            "zoom-to \(name) \(scale.decimalText)" + (isAnimated ? " animated" : "")
        case .stopScrolling(let name): "stop-scrolling \(name)"
        case .becomeFirstResponder(let name): "become-first-responder \(name)"
        case .resignFirstResponder(let name): "resign-first-responder \(name)"
        default: ""
        }
    }
}

extension Steps {
    fileprivate var text: String {
        "for \(duration.millisecondsText)"
            + (every == Steps.defaultInterval ? "" : " every \(every.millisecondsText)")
    }
}

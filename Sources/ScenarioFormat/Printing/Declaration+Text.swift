// SPDX-License-Identifier: MIT

extension Declaration {
    var text: String {
        switch self {
        case .window(let window):
            return "window \(window.name) \(window.frame.text)"
        case .view(let view):
            return view.text
        case .controller(let controller):
            var line = TextLine("controller", controller.name, "of", controller.view)
            line.add("handles", controller.handles.text)
            return line.text
        case .application(let responder), .applicationDelegate(let responder):
            var line = TextLine(name)
            line.add("handles", responder.handles.text)
            return line.text
        case .recognizer(let recognizer):
            return recognizer.text
        case .source(let source):
            return source.text
        }
    }
}

extension HandledEvents {
    /// Nil for none, the default.
    fileprivate var text: String? {
        switch self {
        case .all: "all"
        case .touches(let phases): phases.isEmpty ? nil : phases.commaText
        }
    }
}

extension ViewDeclaration {
    fileprivate var text: String {
        var line = TextLine(kind.word, name, "in", parent, frame.text)
        switch kind {
        case .plain: break
        case .control(let control):
            line.add("stops-tracking", if: control.stopsTracking)
            line.add("default-action", if: control.hasDefaultAction)
            line.add("tracks", control.tracks?.rawValue)
        case .surface(let client):
            line.add("client", client)
        case .scrollView(let scrollView):
            line.add(scrollView)
        }
        line.add(flags)
        return line.text
    }
}

extension ViewKind {
    fileprivate var word: String {
        switch self {
        case .plain: "view"
        case .control: "control"
        case .surface: "surface"
        case .scrollView: "scroll-view"
        }
    }
}

extension TextLine {
    fileprivate mutating func add(_ flags: ViewFlags) {
        add("handles", flags.handles.text)
        add("forwards-taps", flags.forwardsTaps)
        add("multiple-touch", if: flags.isMultipleTouchEnabled)
        add("exclusive-touch", if: flags.isExclusiveTouch)
        add("hidden", if: flags.isHidden)
        add("alpha", flags.alpha?.decimalText)
        add("disabled", if: flags.isDisabled)
        add("clips", if: flags.clips)
        add("transform", flags.transform.map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty].commaText })
        add("first-responder", if: flags.isFirstResponder)
        add("keeps-first-responder", if: flags.keepsFirstResponder)
        add("deferred-edges", flags.deferredEdges.isEmpty ? nil : flags.deferredEdges.commaText)
    }
}

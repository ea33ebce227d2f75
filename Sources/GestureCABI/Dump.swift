// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

@c @implementation
public func tactus_application_dump(
    _ application: OpaquePointer?, _ function: tactus_dump_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    readApplication(application, TACTUS_STATUS_INVALID_ARGUMENT) { handle in
        guard let function else { return TACTUS_STATUS_INVALID_ARGUMENT }
        // The tree stays as it is while it is read.
        let wasNotifying = handle.isNotifying
        handle.isNotifying = true
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { room in
            var line = DumpLine(room, function, data)
            line.dump(handle.application)
        }
        handle.isNotifying = wasNotifying
        return TACTUS_STATUS_OK
    }
}

/// Deeper views are not shown: a chain of a hundred thousand must not run out of stack.
private let deepestLevel = 100

extension DumpLine {
    fileprivate mutating func dump(_ application: Application) {
        begin(depth: 0)
        append("application at ")
        append(Int(application.time))
        append(" us, client bugs ")
        append(application.diagnostics.clientBugCount)
        end()
        application.touches.lendEach { dump($0, application) }
        var index = 0
        while let window = application.window(at: index) {
            index &+= 1
            dump(window, depth: 1, isKey: window === application.keyWindow)
        }
    }

    private mutating func dump(_ touch: Touch, _ application: Application) {
        begin(depth: 1)
        append("touch ")
        append(Int(touch.id))
        append(" of seat ")
        append(Int(touch.seat))
        append(" at ")
        append(touch.location.x, ",", touch.location.y)
        if let view = touch.view {
            append(" on ")
            appendTitle(of: view)
        }
        let isDelivered = application.isDelivered(touch)
        append(": delivered", if: isDelivered)
        append(": not delivered", if: !isDelivered)
        append(application.reason(for: touch))
        end()
    }

    private mutating func dump(_ view: View, depth: Int, isKey: Bool = false) {
        begin(depth: depth)
        appendTitle(of: view)
        append(" ")
        append(view.frame.origin.x, ",", view.frame.origin.y)
        append(" ")
        append(view.frame.width, "x", view.frame.height)
        append(" key", if: isKey)
        // What keeps touches away.
        append(" hidden", if: view.isHidden)
        append(" transparent", if: view.alpha < 0.01)
        append(" user-interaction-disabled", if: !view.isUserInteractionEnabled)
        append(" input-region", if: view.inputRegion != nil)
        append(" exclusive-touch", if: view.isExclusiveTouch)
        append(" inhibits-ancestor-recognizers", if: view.inhibitsAncestorRecognizers)
        end()
        for recognizer in view.gestureRecognizers { dump(recognizer, depth: depth &+ 1) }
        guard depth < deepestLevel else {
            if view.subviewCount > 0 {
                begin(depth: depth &+ 1)
                append("and views in it")
                end()
            }
            return
        }
        var index = 0
        while let subview = view.subview(at: index) {
            index &+= 1
            dump(subview, depth: depth &+ 1)
        }
    }

    private mutating func dump(_ recognizer: GestureRecognizer, depth: Int) {
        begin(depth: depth)
        appendTitle(of: recognizer)
        append(": ")
        append(recognizer.state.word)
        append(", disabled", if: !recognizer.isEnabled)
        append(", touches ")
        append(recognizer.numberOfTouches)
        append(recognizer.reason)
        end()
    }

    private mutating func append(_ reason: Reason) {
        guard reason.code != .none else { return }
        append(", ")
        append(reason.code.name)
        if reason.first != 0 || reason.second != 0 {
            append(" ")
            append(reason.first, " of ", reason.second)
        }
        if let other = reason.recognizer {
            append(" by ")
            appendTitle(of: other)
        }
    }

    @inline(never)
    private mutating func appendTitle(of view: View) {
        append(view.word)
        append(name: readView(handlePointer(view.hostPointer), nil) { $0.name })
    }

    @inline(never)
    private mutating func appendTitle(of recognizer: GestureRecognizer) {
        append(recognizer.kind.word)
        append(name: readRecognizer(recognizerPointer(recognizer), nil) { $0.name })
    }
}

extension View {
    fileprivate var word: StaticString {
        switch self {
        case is Window: "window"
        case is ScrollView: "scroll-view"
        case is Control: "control"
        case is SurfaceView: "surface"
        default: "view"
        }
    }
}

extension GestureRecognizer.State {
    fileprivate var word: StaticString {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }
}

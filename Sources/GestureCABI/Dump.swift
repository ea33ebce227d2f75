// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

@c @implementation
public func tactus_application_dump(
    _ application: OpaquePointer?, _ function: tactus_dump_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    inspectApplication(application) { handle in
        guard let function else { return handle.refuse(null: "function", Allowed.function) }
        // Refuses changes while the tree is read.
        let wasNotifying = handle.isNotifying
        handle.isNotifying = true
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { room in
            var line = DumpLine(room, function, data)
            line.dump(handle.application)
            line.dumpDetached(of: handle)
        }
        handle.isNotifying = wasNotifying
        return TACTUS_STATUS_OK
    }
}

/// Deeper views are left out: the recursion over a hundred thousand levels would overflow the stack.
private let deepestLevel = 100

extension DumpLine {
    fileprivate mutating func dump(_ application: Application) {
        begin(depth: 0)
        text.append("application at ")
        text.append(Int(application.time))
        text.append(" us, client bugs ")
        text.append(application.diagnostics.clientBugCount)
        end()
        application.touches.lendEach { dump($0, application) }
        var index = 0
        while let window = application.window(at: index) {
            index &+= 1
            dump(window, depth: 1, isKey: window === application.keyWindow)
        }
    }

    /// Lists recognizers that no window leads to.
    fileprivate mutating func dumpDetached(of handle: ApplicationHandle) {
        handle.lendEachHandle { handle in
            guard handle.kind == .recognizer, !handle.isDestroyed,
                let recognizer = (handle as? RecognizerHandle)?.recognizer,
                recognizer.view?.window == nil
            else { return }
            dump(recognizer, depth: 1)
        }
    }

    private mutating func dump(_ touch: Touch, _ application: Application) {
        begin(depth: 1)
        text.append("touch ")
        text.append(Int(touch.id))
        text.append(" of seat ")
        text.append(Int(touch.seat))
        text.append(" at ")
        append(touch.location.x, ",", touch.location.y)
        if let view = touch.view {
            text.append(" on ")
            text.append(view)
        }
        let isDelivered = application.isDelivered(touch)
        text.append(": delivered", if: isDelivered)
        text.append(": not delivered", if: !isDelivered)
        append(application.reason(for: touch))
        end()
    }

    private mutating func dump(_ view: View, depth: Int, isKey: Bool = false) {
        begin(depth: depth)
        text.append(view)
        text.append(" ")
        append(view.frame.origin.x, ",", view.frame.origin.y)
        text.append(" ")
        append(view.frame.width, "x", view.frame.height)
        text.append(" key", if: isKey)
        // Properties that keep touches from the view.
        text.append(" hidden", if: view.isHidden)
        text.append(" transparent", if: view.alpha < 0.01)
        text.append(" user-interaction-disabled", if: !view.isUserInteractionEnabled)
        text.append(" input-region", if: view.inputRegion != nil)
        text.append(" exclusive-touch", if: view.isExclusiveTouch)
        text.append(" inhibits-ancestor-recognizers", if: view.inhibitsAncestorRecognizers)
        end()
        for recognizer in view.gestureRecognizers { dump(recognizer, depth: depth &+ 1) }
        guard depth < deepestLevel else {
            if view.subviewCount > 0 {
                begin(depth: depth &+ 1)
                text.append("and views in it")
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
        text.append(recognizer)
        text.append(": ")
        text.append(literal: recognizer.state.word.utf8Start)
        text.append(", disabled", if: !recognizer.isEnabled)
        text.append(", touches ")
        text.append(recognizer.numberOfTouches)
        append(recognizer.reason)
        if let impediment = recognizer.impediment {
            text.append(",")
            text.append(literal: impediment.words.utf8Start)
        }
        end()
    }

    private mutating func append(_ reason: Reason) {
        guard reason.code != .none else { return }
        text.append(", ")
        reason.write(to: &text, about: nil)
    }
}

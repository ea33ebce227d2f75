// SPDX-License-Identifier: MIT

import GestureCore

/// An application that writes what reaches it.
final class RecordingApplication: Application {
    unowned var stage: Stage?

    override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        if stage?.hears(self, .began, touches, event) != true { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: TouchSet, with event: TouchEvent) {
        if stage?.hears(self, .moved, touches, event) != true { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) {
        if stage?.hears(self, .ended, touches, event) != true { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: TouchSet, with event: TouchEvent) {
        if stage?.hears(self, .cancelled, touches, event) != true {
            super.touchesCancelled(touches, with: event)
        }
    }
}

/// A controller that writes what reaches it.
final class RecordingController: ViewController {
    unowned let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
        super.init()
    }

    override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        if !stage.hears(self, .began, touches, event) { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: TouchSet, with event: TouchEvent) {
        if !stage.hears(self, .moved, touches, event) { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) {
        if !stage.hears(self, .ended, touches, event) { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: TouchSet, with event: TouchEvent) {
        if !stage.hears(self, .cancelled, touches, event) { super.touchesCancelled(touches, with: event) }
    }
}

/// The last responder of the chain, or one beside it.
final class RecordingResponder: Responder {
    unowned let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
        super.init()
    }

    override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        if !stage.hears(self, .began, touches, event) { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: TouchSet, with event: TouchEvent) {
        if !stage.hears(self, .moved, touches, event) { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) {
        if !stage.hears(self, .ended, touches, event) { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: TouchSet, with event: TouchEvent) {
        if !stage.hears(self, .cancelled, touches, event) { super.touchesCancelled(touches, with: event) }
    }
}

extension Stage {
    /// Which phases a responder keeps; it passes the others on. Views keep all, other responders none.
    func keep(_ phases: Set<Touch.Phase>, at responder: Responder) {
        kept[ObjectIdentifier(responder)] = phases
    }

    func keepEverything(at responder: Responder) {
        keep([.began, .moved, .ended, .cancelled], at: responder)
    }

    func keepNothing(at responder: Responder) { keep([], at: responder) }

    /// Whether the responder keeps this; then it is written.
    func hears(_ responder: Responder, _ phase: Touch.Phase, _ touches: TouchSet, _ event: TouchEvent) -> Bool {
        guard kept[ObjectIdentifier(responder)]?.contains(phase) ?? (responder is View) else { return false }
        write(
            name(of: responder), "touches-\(phase)", touches.map { label(of: $0) },
            touchDetails?(touches, event) ?? "", if: .touches)
        return true
    }
}

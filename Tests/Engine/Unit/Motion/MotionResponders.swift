// SPDX-License-Identifier: MIT

import GestureCore

/// What the responders of this folder share: which events they keep, and whether they may be the first one.
final class MotionScript {
    unowned let stage: Stage
    var keepsEvents = true
    var canBecomeFirst = true
    var canResign: () -> Bool = { true }

    init(_ stage: Stage) {
        self.stage = stage
    }

    /// Whether the responder keeps this; then it is written.
    func hears(_ responder: Responder, _ event: String) -> Bool {
        guard keepsEvents else { return false }
        stage.write(stage.name(of: responder), event, if: .touches)
        return true
    }

    func isAskedToResign(_ responder: Responder) -> Bool {
        stage.write(stage.name(of: responder), "asked-to-resign", if: .questions)
        return canResign()
    }
}

/// A view that writes which shakes and media keys it hears.
final class MotionView: View {
    let script: MotionScript

    init(_ stage: Stage, _ frame: Rect) {
        script = MotionScript(stage)
        super.init(frame: frame)
    }

    override var canBecomeFirstResponder: Bool { script.canBecomeFirst }
    override var canResignFirstResponder: Bool { script.isAskedToResign(self) }

    override func motionBegan(with event: TouchEvent) {
        if !script.hears(self, "shake-began") { super.motionBegan(with: event) }
    }

    override func motionEnded(with event: TouchEvent) {
        if !script.hears(self, "shake-ended") { super.motionEnded(with: event) }
    }

    override func motionCancelled(with event: TouchEvent) {
        if !script.hears(self, "shake-cancelled") { super.motionCancelled(with: event) }
    }

    override func remoteControlReceived(with event: TouchEvent) {
        if !script.hears(self, event.keyName) { super.remoteControlReceived(with: event) }
    }
}

/// The same for a controller.
final class MotionController: ViewController {
    let script: MotionScript

    init(_ stage: Stage) {
        script = MotionScript(stage)
        super.init()
    }

    override var canBecomeFirstResponder: Bool { script.canBecomeFirst }
    override var canResignFirstResponder: Bool { script.isAskedToResign(self) }

    override func motionBegan(with event: TouchEvent) {
        if !script.hears(self, "shake-began") { super.motionBegan(with: event) }
    }

    override func motionEnded(with event: TouchEvent) {
        if !script.hears(self, "shake-ended") { super.motionEnded(with: event) }
    }

    override func motionCancelled(with event: TouchEvent) {
        if !script.hears(self, "shake-cancelled") { super.motionCancelled(with: event) }
    }

    override func remoteControlReceived(with event: TouchEvent) {
        if !script.hears(self, event.keyName) { super.remoteControlReceived(with: event) }
    }
}

extension TouchEvent {
    fileprivate var keyName: String { remoteControl.map { "\($0)" } ?? "no-key" }
}

extension Stage {
    @discardableResult
    func addMotionView(
        _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, in superview: View? = nil
    )
        -> MotionView
    {
        let view = MotionView(self, Rect(x: x, y: y, width: width, height: height))
        self.name(view, name)
        (superview ?? window).addSubview(view)
        return view
    }

    /// A controller of a view, which keeps it.
    @discardableResult
    func addMotionController(_ name: String, of view: View) -> MotionController {
        let controller = MotionController(self)
        self.name(controller, name)
        view.controller = controller
        return controller
    }

    /// Another window, in front.
    func addWindow(_ name: String) -> Window {
        let window = Window(frame: Rect(x: 0, y: 0, width: 800, height: 600))
        self.name(window, name)
        application.addWindow(window)
        return window
    }
}

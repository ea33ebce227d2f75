// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

/// A view, window or surface.
final class ViewHandle: Handle {
    let view: View

    init(_ view: View, owner: ApplicationHandle) {
        self.view = view
        super.init(.view, owner: owner)
        view.hostPointer = rawPointer
    }

    /// The engine may retain the view for a while, but it no longer has a handle.
    deinit { view.hostPointer = nil }

    override var responder: Responder? { view }

    override var counts: ObjectCounts { ObjectCounts(scrollViews: view is ScrollView ? 1 : 0) }

    override func noteNumber(_ number: UInt32) { view.number = number }

    var window: Window? { view as? Window }

    /// Cancels the view's touches, then detaches its subviews and recognizers, which live on (rule 2.10).
    override func destroy() {
        if let window { owner?.application.removeWindow(window) } else { view.removeFromSuperview() }
        // Callbacks of this may have destroyed the view already.
        guard !isDestroyed else { return }
        while let subview = view.frontmostSubview { subview.removeFromSuperview() }
        while let recognizer = view.gestureRecognizers.last { view.removeGestureRecognizer(recognizer) }
        for recognizer in view.ownedGestureRecognizers { owner?.destroyRecognizer(recognizer) }
        view.controller = nil
        view.handler = nil
        view.overrides = nil
        view.customHitTesting = []
        view.forgetCallbacks()
        view.unlinkOverrides()
        owner?.bury(self)
    }
}

/// Returns the pointer of a view; nil after it is destroyed, when its functions are not called any more (rule 12.3).
func livePointer(of view: View) -> OpaquePointer? {
    readView(handlePointer(view.hostPointer), nil) { $0.pointer }
}

final class ControllerHandle: Handle {
    let controller = ViewController()

    init(owner: ApplicationHandle) {
        super.init(.controller, owner: owner)
        controller.hostPointer = rawPointer
    }

    deinit { controller.hostPointer = nil }

    override var responder: Responder? { controller }

    override func destroy() {
        controller.view?.controller = nil
        controller.handler = nil
        controller.unlinkOverrides()
        owner?.bury(self)
    }
}

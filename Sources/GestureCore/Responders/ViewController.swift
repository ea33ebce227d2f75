// SPDX-License-Identifier: MIT

/// Stands behind its view in the responder chain (rule 3.1). The view keeps its controller.
open class ViewController: Responder {
    /// The view that it stands behind in the chain.
    public internal(set) unowned(unsafe) var view: View? {
        didSet {
            // Out of the chain it is nobody's first responder.
            guard view == nil else { return }
            firstResponderPlace?.forgetFirstResponder()
            firstResponderPlace = nil
        }
    }

    public override init() {
        super.init()
    }

    override var eventDispatcher: (any ViewDispatching)? { view?.eventDispatcher }

    public final override var defaultNext: Responder? {
        guard let view else { return nil }
        return view.nextBehindController
    }
}

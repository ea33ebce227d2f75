// SPDX-License-Identifier: MIT

/// A responder that follows its view in the chain (rule 3.1). The view retains its controller.
open class ViewController: Responder {
    /// The view that the controller follows in the chain, or nil. Not retained.
    public internal(set) unowned(unsafe) var view: View? {
        didSet {
            // Outside of every chain the controller cannot be first responder.
            guard view == nil else { return }
            firstResponderPlace?.forgetFirstResponder()
            firstResponderPlace = nil
        }
    }

    /// Creates a controller without a view.
    public override init() {
        super.init()
    }

    override var eventDispatcher: (any ViewDispatching)? { view?.eventDispatcher }

    public final override var defaultNext: Responder? {
        guard let view else { return nil }
        return view.nextBehindController
    }
}

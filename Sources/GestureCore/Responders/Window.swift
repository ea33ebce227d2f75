// SPDX-License-Identifier: MIT

/// The root of a tree of views. Its frame is in the application's space.
public final class Window: View {
    /// Windows of a higher level are hit first (rule 2.6).
    package internal(set) var level = 0.0
    unowned(unsafe) var application: Responder?
    unowned(unsafe) var dispatcher: (any ViewDispatching)?
    /// Gestures of the shell that were put off at its edges (rule 2.13).
    var edgeDeferrals = EdgeDeferrals()
    /// nil: it has never had a send-event filter.
    private(set) var eventFilters: EventFilters?

    /// Adds a filter that sees deliveries with touches in this window first (rule 1.14), after the window's
    /// others. False:
    /// there is no memory for it.
    @discardableResult
    public func addEventFilter(_ filter: any EventFilter) -> Bool {
        let filters = eventFilters ?? EventFilters()
        eventFilters = filters
        dispatcher?.noteFilter()
        return filters.add(filter)
    }

    /// Removes a filter.
    public func removeEventFilter(_ filter: any EventFilter) { eventFilters?.remove(filter) }

    /// A window that no application shows yet.
    public override init(frame: Rect) {
        super.init(frame: frame)
        windowReference = Borrowed(self)
    }

    override var libraryClass: ObjectIdentifier { ObjectIdentifier(Window.self) }

    override var asWindow: Window? { self }

    package override var word: StaticString { "window" }

    override var nextBehindController: Responder? { application }
}

/// Requests of views, windows and responders to the engine above them.
protocol ViewDispatching: AnyObject {
    var diagnostics: Diagnostics { get }
    var time: Microseconds { get }
    /// Before a subtree's links go: its touches and recognizers are cancelled (rule 2.10).
    func viewWillLeaveWindow(_ view: View)
    /// The links are gone.
    func viewDidLeaveWindow()
    /// Views changed places: the order of rule 4.4 may be another one.
    func hierarchyDidChange()
    /// Some window has a send-event filter from now on.
    func noteFilter()
    /// Responder at which motion and remote-control events start (rule 3.5).
    var firstResponder: Responder? { get set }
    /// The first responder is being destroyed.
    func forgetFirstResponder()
    /// Returns whether the touch's view has been told that it began and not yet that it is over.
    func isDelivered(_ touch: Touch) -> Bool
    /// Something moves from now on until it says that it has come to rest.
    func startMoving(_ moving: any Moving)
    func stopMoving(_ moving: any Moving)
    /// For the floors above, which ask for more.
    var face: EngineFace { get }
}

/// The engine as another floor knows it; that floor has a subclass.
class EngineFace {}

/// Something that moves by itself as time passes (rule 13.7).
protocol Moving: AnyObject {
    var movingView: View { get }
    /// When it comes to rest.
    var restTime: Microseconds { get }
    /// Takes the place that it has at a time.
    func move(to time: Microseconds)
}

/// A scroll view that zooms a view.
protocol ContentScaling: AnyObject {
    /// The view goes, or is zoomed by another one from now on.
    func contentViewWillGo()
}

/// Decisions of scroll views about touches on their content.
protocol ContentKeeping: AnyObject {
    /// A finger that lands now only stops a motion: neither the content nor its recognizers see it (rule 13.6).
    var isCaughtByTouches: Bool { get }
    /// The touch has stopped a motion and goes nowhere (rule 13.6).
    func stops(_ touch: Touch) -> Bool
    /// False: the scroll view gets the touch itself (rule 13.8).
    func contentReceives(_ touch: Touch, in view: View) -> Bool
}

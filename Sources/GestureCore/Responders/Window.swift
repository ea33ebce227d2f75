// SPDX-License-Identifier: MIT

/// The root of a tree of views. Its frame is in the application's coordinates.
public final class Window: View {
    /// Level of the window. Windows of a higher level are hit first (rule 2.6).
    package internal(set) var level = 0.0
    unowned(unsafe) var application: Responder?
    unowned(unsafe) var dispatcher: (any ViewDispatching)?
    /// Shell gestures that were deferred at the window's edges (rule 2.13).
    var edgeDeferrals = EdgeDeferrals()
    /// Event filters; nil until one is added.
    private(set) var eventFilters: EventFilters?

    /// Adds a filter that sees deliveries with touches in this window, after filters that were added before (rule
    /// 1.14). Returns false if out of memory. O(1) amortized.
    @discardableResult
    public func addEventFilter(_ filter: any EventFilter) -> Bool {
        let filters = eventFilters ?? EventFilters()
        eventFilters = filters
        dispatcher?.noteFilter()
        return filters.add(filter)
    }

    /// Removes a filter. Does nothing if the filter is not installed. O(filters).
    public func removeEventFilter(_ filter: any EventFilter) { eventFilters?.remove(filter) }

    /// Creates a window that no application shows yet. The frame is in the application's coordinates, in px.
    public override init(frame: Rect) {
        super.init(frame: frame)
        windowReference = Borrowed(self)
    }

    override var libraryClass: ObjectIdentifier { ObjectIdentifier(Window.self) }

    override var asWindow: Window? { self }

    package override var word: StaticString { "window" }

    override var nextBehindController: Responder? { application }
}

/// Requests of views, windows and responders to the engine.
protocol ViewDispatching: AnyObject {
    var diagnostics: Diagnostics { get }
    var time: Microseconds { get }
    /// Cancels the touches and recognizers of a subtree, before its links go (rule 2.10).
    func viewWillLeaveWindow(_ view: View)
    /// Called after the links of a subtree are gone.
    func viewDidLeaveWindow()
    /// Called after views have moved in the tree: the order of rule 4.4 may have changed.
    func hierarchyDidChange()
    /// Called when an event filter is added to a window.
    func noteFilter()
    /// Responder at which motion and remote-control events start (rule 3.5).
    var firstResponder: Responder? { get set }
    /// Touches that lift in the running delivery.
    var lifting: TouchMask { get }
    /// Returns whether the touch's view got its began and has not yet got an ended or cancelled.
    func isDelivered(_ touch: Touch) -> Bool
    /// Moves an object with time until it reports that it is at rest.
    func startMoving(_ moving: any Moving)
    func stopMoving(_ moving: any Moving)
    /// The engine as seen by higher layers, which request more.
    var face: EngineFace { get }
}

/// Holder of the first responder.
protocol FirstResponderPlace: AnyObject {
    /// Called when the first responder is being destroyed.
    func forgetFirstResponder()
}

/// The engine as seen by another layer, which subclasses it.
class EngineFace {}

/// An object that moves by itself as time passes (rule 13.7).
protocol Moving: AnyObject {
    var movingView: View { get }
    /// Time at which the object comes to rest.
    var restTime: Microseconds { get }
    /// Moves the object to its place at a time.
    func move(to time: Microseconds)
}

/// A scroll view that zooms a view.
protocol ContentScaling: AnyObject {
    /// Called when the view is destroyed or is zoomed by another scroll view from now on.
    func contentViewWillGo()
}

/// Decisions of a scroll view about touches on its content.
protocol ContentKeeping: AnyObject {
    /// Whether a finger that lands now only stops a motion: neither the content nor its recognizers get it (rule 13.6).
    var isCaughtByTouches: Bool { get }
    /// Returns whether the touch has stopped a motion and is therefore not delivered (rule 13.6).
    func stops(_ touch: Touch) -> Bool
    /// Returns whether the content gets the touch. If not, the scroll view itself gets it (rule 13.8).
    func contentReceives(_ touch: Touch, in view: View) -> Bool
}

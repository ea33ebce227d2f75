// SPDX-License-Identifier: MIT

/// A rectangle that is hit-tested, handles touches and carries recognizers.
open class View: Responder {
    // The next three members fill the bytes after the responder's members.
    /// Whether screen-edge pans on this view measure from the output's edges instead of the window's (rule 8.8).
    /// Default: false.
    public final var usesOutputEdges = false
    private final var deferredEdgeBits: UInt8 = 0
    /// Parts of the hit test that may be overridden. Default: both if the view is a subclass or has `overrides`, else
    /// none.
    ///
    /// Hit tests of other views compare rectangles without accessing the views. A subclass that overrides neither part
    /// can set this property to [] for the same speed.
    public final var customHitTesting: CustomHitTesting = [] {
        didSet { superview?.noteGeometry(of: self) }
    }
    /// Frame in the superview's coordinates (a window's: the application's), in px, before the transform. Numbers must
    /// be finite.
    public final var frame: Rect {
        didSet { superview?.noteGeometry(of: self) }
    }
    /// The view's own coordinates of its top left corner, which a scroll view changes.
    package final var boundsOrigin = Point.zero
    /// Transform about the view's centre (rule 2.5). Default: identity. A singular one keeps the view from being hit.
    public final var transform: AffineTransform {
        get { knownTransform?.value ?? .identity }
        set {
            hasTransform = newValue != .identity
            if let knownTransform {
                knownTransform.value = newValue
            } else if hasTransform {
                knownTransform = KnownTransform(newValue)
            }
            superview?.noteGeometry(of: self)
        }
    }
    /// The transform and its inverse; nil until one is set, as in most views.
    private final var knownTransform: KnownTransform?
    /// Opacity. Default: 1. Below 0.01 the subtree is not hit (rule 2.1).
    public final var alpha = 1.0 {
        didSet { superview?.noteGeometry(of: self) }
    }
    // Flags stand together, without gaps.
    final var hasTransform = false
    /// Whether the view is hidden. Default: false. A hidden subtree is not hit (rule 2.1).
    public final var isHidden = false {
        didSet { superview?.noteGeometry(of: self) }
    }
    /// Whether touches can hit the subtree (rule 2.1). Default: true.
    public final var isUserInteractionEnabled = true {
        didSet { superview?.noteGeometry(of: self) }
    }
    /// Whether the view gets several touches at a time (rule 2.8). Default: false, which withholds further touches
    /// while one is on the view.
    public final var isMultipleTouchEnabled = false
    /// Whether touches on this view exclude those on other views of its window, and vice versa (rule 2.9). Default:
    /// false.
    public final var isExclusiveTouch = false
    /// Whether recognizers of ancestors get no touches of this subtree (rule 2.12). Default: false.
    public final var inhibitsAncestorRecognizers = false
    #if !hasFeature(Embedded)
        /// A number of the program's. Default: 0. C programs have `tactus_view_set_user_data()` instead.
        public final var tag = 0
    #endif
    /// Nesting depth of the running custom hit tests, including this view's; 0 while none runs.
    final var hitTestNesting: UInt16 = 0
    /// Edges at which shell gestures come second, on this view and inside it (rule 2.13). Default: none.
    public final var deferredEdges: RectEdge {
        get { RectEdge(rawValue: UInt32(truncatingIfNeeded: deferredEdgeBits)) }
        set { deferredEdgeBits = UInt8(truncatingIfNeeded: newValue.intersection(.all).rawValue) }
    }

    /// A set of parts of the hit test.
    public struct CustomHitTesting: OptionSet, Sendable {
        /// Bits of the set.
        public let rawValue: UInt8
        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// `point(inside:)` is overridden.
        public static let pointInside = CustomHitTesting(rawValue: 1)
        /// `hitTest(_:)` is overridden.
        public static let hitTest = CustomHitTesting(rawValue: 2)
        /// Both functions are overridden.
        public static let all: CustomHitTesting = [.pointInside, .hitTest]
    }

    /// Part of the bounds in which the view is hit (rule 2.2), in its own coordinates. Default: nil, the whole bounds.
    /// Testing it is O(rectangles).
    public final var inputRegion: ContiguousArray<Rect>?

    /// Replaces parts of the view without a subclass, retained. Default: nil.
    public final var overrides: ViewOverrides? {
        didSet { customHitTesting = overrides != nil || isSubclassed ? .all : [] }
    }

    /// The superview, or nil. Not retained.
    public internal(set) final var superview: View? {
        get { superviewReference?.object }
        set { superviewReference = newValue.map { Borrowed($0) } }
    }
    /// The superview, without reference counting. The superview retains its subviews.
    final var superviewReference: Borrowed<View>?
    /// The window at the root of the view's tree; a window's is itself.
    final var windowReference: Borrowed<Window>?
    /// Subviews, rearmost first, each with its hit box.
    final var children = SlotList<View, HitBox>()
    /// Index of the view's slot in the superview's list.
    final var slot: Int32 = 0
    /// Number for log lines, given by a wrapper of the engine; 0 means none.
    package final var number: UInt32 = 0
    /// The next one of the views that are yet to be told of their window; the last one refers to itself. nil if the
    /// view is not waiting.
    final var nextUntold: Borrowed<View>?
    /// The controller after this view in the responder chain (rule 3.1), retained. Default: nil.
    public final var controller: ViewController? {
        willSet { controller?.view = nil }
        didSet { controller?.view = self }
    }
    /// The scroll view that zooms this view; it is told when the view is destroyed.
    final unowned(unsafe) var scaler: (any ContentScaling)?
    /// The client of a surface, which gets the view's touches instead of the responder chain (§10).
    final var surfaceClient: Borrowed<SurfaceClient>?
    /// Recognizers on the view, in order of addition.
    public internal(set) final var gestureRecognizers: ContiguousArray<GestureRecognizer> = []

    /// Creates a view that is in no tree. The frame is in the coordinates of its later superview.
    public init(frame: Rect) {
        self.frame = frame
        super.init()
        if isSubclassed { customHitTesting = .all }
    }

    /// The library's class of this view, which uses the default hit test; a class below may override it.
    var libraryClass: ObjectIdentifier { ObjectIdentifier(View.self) }

    private final var isSubclassed: Bool { libraryClass != ObjectIdentifier(type(of: self)) }

    deinit {
        controller?.view = nil
        scaler?.contentViewWillGo()
        for recognizer in gestureRecognizers { recognizer.attachedView = nil }
        View.releaseIteratively(&children)
    }

    /// The bounds in the view's own coordinates. Setting another size keeps the centre's place in the superview.
    public final var bounds: Rect {
        get { Rect(x: boundsOrigin.x, y: boundsOrigin.y, width: frame.width, height: frame.height) }
        set {
            boundsOrigin = newValue.origin
            guard newValue.width != frame.width || newValue.height != frame.height else { return }
            let (width, height) = (newValue.width, newValue.height)
            frame = Rect(
                x: frame.minX + (frame.width - width) / 2, y: frame.minY + (frame.height - height) / 2,
                width: width, height: height)
        }
    }

    /// The middle of the frame, in the superview's coordinates.
    public final var center: Point {
        get { Point(x: frame.midX, y: frame.midY) }
        set { frame.origin = Point(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// The window at the root of the view's tree, or nil. O(1).
    public final var window: Window? { windowReference?.object }

    /// The window, if an application shows it.
    final var shownWindow: Window? {
        guard let window, window.dispatcher != nil else { return nil }
        return window
    }

    /// Returns whether a point, in the view's own coordinates, is inside. The default tests the bounds and the input
    /// region (rule 2.2).
    open func point(inside point: Point) -> Bool {
        isInBounds(point)
    }

    /// Returns the view of the subtree that a point, in the view's own coordinates, hits, or nil. The default is rule
    /// 2.1.
    open func hitTest(_ point: Point) -> View? {
        HitTesting.defaultHitTest(self, point)
    }

    /// Returns whether a recognizer may begin. Asked of the recognizer's view and of the hit view (rule 6.11). Default:
    /// true.
    open func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

    /// Called when the view has entered a window, or left its window (nil) (rule 2.11).
    open func didMove(to window: Window?) {}

    public final override var defaultNext: Responder? {
        controller ?? nextBehindController
    }

    /// The responder after the view, or after its controller if it has one.
    var nextBehindController: Responder? { superview }

    var asWindow: Window? { nil }

    /// Kind of the view in log lines.
    package var word: StaticString { "view" }

    /// Ends the callbacks specific to a kind of view: the view is about to be destroyed.
    package func forgetCallbacks() {}

    /// Recognizers that the view made for itself and that are destroyed with it.
    package var ownedGestureRecognizers: [GestureRecognizer] { [] }

    /// The scroll view itself, which decides on the touches that its content gets; nil for other views.
    var contentKeeper: (any ContentKeeping)? { nil }

    override var eventDispatcher: (any ViewDispatching)? { window?.dispatcher }

    final func isInBounds(_ point: Point) -> Bool {
        guard bounds.contains(point) else { return false }
        guard let inputRegion else { return true }
        for rectangle in inputRegion where rectangle.contains(point) { return true }
        return false
    }

    /// Releases subviews without recursion: a tree may be a hundred thousand views deep.
    private static func releaseIteratively(_ children: inout SlotList<View, HitBox>) {
        var doomed: Borrowed<View>?
        release(&children, &doomed)
        while let next = doomed {
            let view = next.takeBack()
            doomed = view.nextUntold
            view.nextUntold = nil
            release(&view.children, &doomed)
        }
    }

    /// Releases subviews, except that those with subviews of their own are linked to be released later.
    private static func release(_ children: inout SlotList<View, HitBox>, _ doomed: inout Borrowed<View>?) {
        while var view = children.popLast() {
            view.superview = nil
            if !isKnownUniquelyReferenced(&view) {
                view.noteWindow(nil)
            } else if !view.children.isEmpty {
                view.nextUntold = doomed
                doomed = Borrowed(keeping: view)
            }
        }
    }
}

/// A view's transform, as a separate object so that views without one are small.
private final class KnownTransform {
    var value: AffineTransform

    init(_ value: AffineTransform) {
        self.value = value
    }
}

// SPDX-License-Identifier: MIT

/// A rectangle that is hit-tested, takes touches and carries recognizers.
open class View: Responder {
    // These three fill the bytes behind the responder's members.
    /// Screen-edge pans measure from the output instead of the window (rule 8.8).
    public final var usesOutputEdges = false
    private final var deferredEdgeBits: UInt8 = 0
    /// Which parts of the hit test may be replaced: both by a subclass or by `overrides`, none otherwise. The plain
    /// case walks rectangles without touching the views; a subclass that replaces neither can have it by setting this
    /// to [].
    public final var customHitTesting: CustomHitTesting = [] {
        didSet { superview?.noteGeometry(of: self) }
    }
    /// In the superview's space (a window's: the application's), before the transform.
    public final var frame: Rect {
        didSet { superview?.noteGeometry(of: self) }
    }
    /// The view's own coordinate at its top left corner: what a scroll view moves.
    package final var boundsOrigin = Point.zero
    /// Acts about the view's centre (rule 2.5).
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
    /// nil: it never had one; few views do.
    private final var knownTransform: KnownTransform?
    /// Below 0.01 the subtree is not hit (rule 2.1).
    public final var alpha = 1.0 {
        didSet { superview?.noteGeometry(of: self) }
    }
    // Flags stand together, so that no bytes are left between them.
    final var hasTransform = false
    /// On: the subtree is not hit (rule 2.1).
    public final var isHidden = false {
        didSet { superview?.noteGeometry(of: self) }
    }
    /// Off: the subtree is not hit (rule 2.1).
    public final var isUserInteractionEnabled = true {
        didSet { superview?.noteGeometry(of: self) }
    }
    /// Off: later touches are withheld from the view while one is on it (rule 2.8).
    public final var isMultipleTouchEnabled = false
    /// On: shares no time with other views of its window (rule 2.9).
    public final var isExclusiveTouch = false
    /// Keeps ancestors' recognizers from binding touches of this subtree (rule 2.12).
    public final var inhibitsAncestorRecognizers = false
    /// While its replaced hit test is asked: how many are under way, this one included.
    final var hitTestNesting: UInt16 = 0
    /// Edges where the shell's gestures come second, on this view and in it (rule 2.13).
    public final var deferredEdges: RectEdge {
        get { RectEdge(rawValue: UInt32(truncatingIfNeeded: deferredEdgeBits)) }
        set { deferredEdgeBits = UInt8(truncatingIfNeeded: newValue.intersection(.all).rawValue) }
    }

    /// Parts of the hit test.
    public struct CustomHitTesting: OptionSet, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// `point(inside:)` is overridden.
        public static let pointInside = CustomHitTesting(rawValue: 1)
        /// `hitTest(_:)` is overridden.
        public static let hitTest = CustomHitTesting(rawValue: 2)
        /// Both are.
        public static let all: CustomHitTesting = [.pointInside, .hitTest]
    }

    /// Region of its bounds in which the view is hit; nil: all.
    public final var inputRegion: ContiguousArray<Rect>?

    /// Kept alive by the view.
    public final var overrides: ViewOverrides? {
        didSet { customHitTesting = overrides != nil || isSubclassed ? .all : [] }
    }

    /// The view around it.
    public internal(set) final var superview: View? {
        get { superviewReference?.object }
        set { superviewReference = newValue.map { Borrowed($0) } }
    }
    /// To walk upwards without counting references; who is in a tree is kept by its superview.
    final var superviewReference: Borrowed<View>?
    /// The window of the tree that the view is in; a window's is itself.
    final var windowReference: Borrowed<Window>?
    /// Rearmost first, each with its hit box.
    final var children = SlotList<View, HitBox>()
    /// Its place in its superview's list.
    final var slot: Int32 = 0
    /// For log lines, given by who wraps the engine; 0: none.
    package final var number: UInt32 = 0
    /// Its successor among views that have yet to hear which window they are in; the last one's is itself. nil: it
    /// waits for nothing.
    final var nextUntold: Borrowed<View>?
    /// The one behind this view in the chain, kept alive by it.
    public final var controller: ViewController? {
        willSet { controller?.view = nil }
        didSet { controller?.view = self }
    }
    /// Zooms this view, and is told when it goes.
    final unowned(unsafe) var scaler: (any ContentScaling)?
    /// Surfaces: where the touches of this view go instead of the responder chain (§10).
    final var surfaceClient: Borrowed<SurfaceClient>?
    /// In order of addition.
    public internal(set) final var gestureRecognizers: ContiguousArray<GestureRecognizer> = []

    /// A view that is not in a tree yet.
    public init(frame: Rect) {
        self.frame = frame
        super.init()
        if isSubclassed { customHitTesting = .all }
    }

    /// The view's class in the library, whose hit test is the plain one; a class below this one may replace it.
    var libraryClass: ObjectIdentifier { ObjectIdentifier(View.self) }

    private final var isSubclassed: Bool { libraryClass != ObjectIdentifier(type(of: self)) }

    deinit {
        controller?.view = nil
        scaler?.contentViewWillGo()
        for recognizer in gestureRecognizers { recognizer.attachedView = nil }
        View.releaseIteratively(&children)
    }

    /// The view in its own space. Another size leaves the centre where it is in the superview.
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

    /// The window of the tree that the view is in.
    public final var window: Window? { windowReference?.object }

    /// The window, if an application shows it.
    final var shownWindow: Window? {
        guard let window, window.dispatcher != nil else { return nil }
        return window
    }

    /// Half-open bounds and the input region (rule 2.2).
    open func point(inside point: Point) -> Bool {
        isInBounds(point)
    }

    /// The default of rule 2.1.
    open func hitTest(_ point: Point) -> View? {
        HitTesting.defaultHitTest(self, point)
    }

    /// Asked of the recognizer's view and of the hit-test view (rule 6.11).
    open func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

    /// The view has entered a window, or left its window (rule 2.11).
    open func didMove(to window: Window?) {}

    public final override var defaultNext: Responder? {
        controller ?? nextBehindController
    }

    /// Returns the responder after the view, or after its controller if it has one.
    var nextBehindController: Responder? { superview }

    var asWindow: Window? { nil }

    /// As log lines spell its kind.
    package var word: StaticString { "view" }

    /// Ends the callbacks that a kind of view has beside the common ones: it is about to be destroyed.
    package func forgetCallbacks() {}

    /// Recognizers that the view made for itself and that go with it.
    package var ownedGestureRecognizers: [GestureRecognizer] { [] }

    /// A scroll view has a say in what its content gets.
    var contentKeeper: (any ContentKeeping)? { nil }

    override var eventDispatcher: (any ViewDispatching)? { window?.dispatcher }

    final func isInBounds(_ point: Point) -> Bool {
        guard bounds.contains(point) else { return false }
        guard let inputRegion else { return true }
        for rectangle in inputRegion where rectangle.contains(point) { return true }
        return false
    }

    /// A chain of a hundred thousand views must not be freed by recursion.
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

    /// Links those that go and have views in them, instead of freeing them here.
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

/// A view's transform, of its own so that views without one are small.
private final class KnownTransform {
    var value: AffineTransform

    init(_ value: AffineTransform) {
        self.value = value
    }
}

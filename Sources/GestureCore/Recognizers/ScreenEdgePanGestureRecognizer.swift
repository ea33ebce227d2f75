// SPDX-License-Identifier: MIT

/// Recognizes a pan that starts at an edge of the window or the output (rule 8.8).
public final class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
    /// A set of edges.
    public typealias Edges = RectEdge

    /// A set of directions in which the pan may begin.
    public struct Directions: OptionSet, Sendable {
        /// Bits of the set.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// At most 45° from the edge's inward normal.
        public static let inwards = Directions(rawValue: 1)
        /// More than 45° and at most 90° from the edge's inward normal.
        public static let along = Directions(rawValue: 2)
        /// Both.
        public static let either: Directions = [.inwards, .along]
    }

    /// Edges from which the pan starts. Default: none, with which it never begins; touches then log a client bug.
    public var edges: Edges = []
    /// Directions in which the pan may begin. Default: inwards. Takes effect with the next attempt.
    public var directions = Directions.inwards
    /// Whether this is a gesture of the shell, which comes second at edges that a view defers (rule 2.13). Default:
    /// false.
    public var isShellGesture = false
    /// Distance from the edge within which a touch must go down. Default: 13 px. Takes effect with the next attempt.
    public var edgeWidth = Length.pixels(13)

    private var allowedEdges: Edges = []
    private var allowedDirections = Directions.inwards
    private var touchedEdges: Edges = []
    private var width = 13.0

    /// Creates a pan without edges.
    public override init() {
        super.init(kind: .screenEdgePan)
    }

    override var kindClass: ObjectIdentifier { ObjectIdentifier(ScreenEdgePanGestureRecognizer.self) }

    override func prepareAttempt(on panel: PanelDensity) {
        super.prepareAttempt(on: panel)
        allowedEdges = edges
        allowedDirections = directions
        touchedEdges = []
        width = edgeWidth.pixels(at: panel)
    }

    override var kindImpediment: Impediment? {
        edges.isEmpty ? .noEdges : directions.isEmpty ? .noDirections : nil
    }

    /// No control keeps this kind from beginning (rule 9.4).
    override var movementAtBegin: Point? { nil }

    /// Touchpads and wheels cannot come in from an edge.
    override func participation(in gesture: IndirectGesture) -> Participation { .none }

    override func refusal(of touches: TouchSet) -> Reason? {
        guard !allowedEdges.isEmpty else { return refusalWithoutEdges }
        for touch in touches {
            let (edges, nearest) = edges(under: touch)
            guard !edges.isEmpty else { return Reason(.outsideEdge, nearest, width) }
            touchedEdges.formUnion(edges)
        }
        return nil
    }

    @inline(never)
    private var refusalWithoutEdges: Reason {
        dispatcher?.diagnostics.report(
            .noEdges, about: self, " has no edges and never begins; edges must be set (rule 8.14)")
        return Reason(.noEdges)
    }

    override func refusalToBegin(travel: Point) -> Reason? {
        edge(from: travel) == nil ? Reason(.wrongDirection, angleToNormal(of: travel), .pi / 4) : nil
    }

    /// Returns the angle to the nearest of the normals that lead inwards from the touched edges, 0 to π.
    @inline(never)
    private func angleToNormal(of travel: Point) -> Double {
        var nearest = Point(x: -.infinity, y: 0)
        _ = touchedEdges.first { edge in
            let way = edge.components(of: travel)
            if way.x > nearest.x { nearest = Point(x: way.x, y: abs(way.y)) }
            return false
        }
        return nearest.angle
    }

    /// Returns the touched edge from which a movement leads in an allowed direction, or nil. In a corner the edge is the
    /// one along whose normal the movement leads, if that is allowed (rule 2.13).
    private func edge(from travel: Point) -> Edges? {
        let inwards = touchedEdges.first { edge in
            let way = edge.components(of: travel)
            return !abs(way.y).exceeds(way.x)
        }
        if let inwards, allowedDirections.contains(.inwards) { return inwards }
        guard allowedDirections.contains(.along) else { return nil }
        return touchedEdges.first { edge in
            let way = edge.components(of: travel)
            return way.x.reaches(0) && abs(way.y).exceeds(way.x)
        }
    }

    /// Returns the deferral at the edge from which the movement leads, if a view under one of its touches defers this
    /// edge (rule 2.13).
    override func takeDeferral(at time: Microseconds) -> EdgeDeferral? {
        guard isShellGesture, let edge = edge(from: travel) else { return nil }
        for touch in TouchSet(attempt.bound, in: pool) {
            guard let view = touch.view?.deferrer(of: edge), edges(under: touch).edges.contains(edge),
                let window = touch.window
            else { continue }
            switch window.edgeDeferrals.begin(edge, in: touch.sequence, at: time) {
            case .passes: return nil
            case .deferred(let isFirst): return EdgeDeferral(edge: edge, view: view, isFirst: isFirst)
            }
        }
        return nil
    }

    private func edges(under touch: Touch) -> (edges: Edges, nearest: Double) {
        var area = Rect.zero
        var point = touch.startLocation
        if view?.usesOutputEdges ?? false, let output = touch.source?.configuration.rectangle {
            area = output
        } else if let window = touch.window {
            area = window.bounds
            point = window.convertFromApplication(point)
        }
        var found: Edges = []
        var nearest = Double.infinity
        func look(_ edge: Edges, _ distance: Double) {
            guard allowedEdges.contains(edge) else { return }
            nearest = min(nearest, distance)
            if !distance.exceeds(width) { found.insert(edge) }
        }
        look(.top, point.y - area.minY)
        look(.left, point.x - area.minX)
        look(.bottom, area.maxY - point.y)
        look(.right, area.maxX - point.x)
        return (found, nearest)
    }
}

#if !hasFeature(Embedded)
    extension ScreenEdgePanGestureRecognizer {
        /// Creates a recognizer that calls a method of an object for every action, as `addTarget(_:action:)`; `edges` are
        /// those that it begins at. Methods that take a pan, or nothing, have the initializers of pans.
        public convenience init<Target: AnyObject>(
            target: Target, action: @escaping (Target) -> (ScreenEdgePanGestureRecognizer) -> Void,
            edges: RectEdge = []
        ) {
            self.init()
            self.edges = edges
            addTarget(target, action: action)
        }
    }
#endif

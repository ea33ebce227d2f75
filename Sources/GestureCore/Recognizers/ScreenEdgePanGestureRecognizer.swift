// SPDX-License-Identifier: MIT

/// Recognizes a pan from an edge of the window or the output (rule 8.8).
public final class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
    /// A set of edges.
    public typealias Edges = RectEdge

    /// Edges from which the pan starts. Default: none, with which it never begins; touches then log a client bug.
    public var edges: Edges = []
    /// Whether this is a gesture of the shell, which comes second at edges that a view defers (rule 2.13). Default:
    /// false.
    public var isShellGesture = false
    /// Distance from the edge within which a touch must go down. Default: 13 px. Takes effect with the next attempt.
    public var edgeWidth = Length.pixels(13)

    private var allowedEdges: Edges = []
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
        touchedEdges = []
        width = edgeWidth.pixels(at: panel)
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

    /// The movement must lead inwards from a touched edge, and further inwards than along it.
    override func refusalToBegin(travel: Point) -> Reason? {
        let across = abs(travel.x)
        let down = abs(travel.y)
        if across > down, touchedEdges.contains(travel.x > 0 ? .left : .right) { return nil }
        if down > across, touchedEdges.contains(travel.y > 0 ? .top : .bottom) { return nil }
        return Reason(.wrongDirection, angleToNormal(of: travel), .pi / 4)
    }

    /// Returns the angle to the nearest of the normals that lead inwards from the touched edges, 0 to π.
    @inline(never)
    private func angleToNormal(of travel: Point) -> Double {
        var nearest = Point(x: -.infinity, y: 0)
        func look(_ edge: Edges, inwards: Double, along: Double) {
            if touchedEdges.contains(edge), inwards > nearest.x { nearest = Point(x: inwards, y: abs(along)) }
        }
        look(.top, inwards: travel.y, along: travel.x)
        look(.left, inwards: travel.x, along: travel.y)
        look(.bottom, inwards: -travel.y, along: travel.x)
        look(.right, inwards: -travel.x, along: travel.y)
        return nearest.angle
    }

    /// Returns the deferral at the edge whose normal the movement follows: if a view under one of its touches defers
    /// this edge, and no gesture was deferred there within 3 s (rule 2.13).
    override func takeDeferral(at time: Microseconds) -> EdgeDeferral? {
        guard isShellGesture else { return nil }
        let edge = leadingEdge
        for touch in TouchSet(attempt.bound, in: pool) {
            guard let view = touch.view?.deferrer(of: edge), edges(under: touch).edges.contains(edge),
                let window = touch.window
            else { continue }
            return window.edgeDeferrals.begin(edge, at: time) ? EdgeDeferral(edge: edge, view: view) : nil
        }
        return nil
    }

    private var leadingEdge: Edges {
        let isAcross = abs(travel.x) > abs(travel.y)
        let (near, far): (Edges, Edges) = isAcross ? (.left, .right) : (.top, .bottom)
        let leadsAway = isAcross ? travel.x >= 0 : travel.y >= 0
        return leadsAway ? near : far
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

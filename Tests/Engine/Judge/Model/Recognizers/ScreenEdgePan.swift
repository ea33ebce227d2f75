// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 8.8: screen-edge pan.
final class ScreenEdgePan: Pan {
    var regionWidth = 13.0
    let edges: Set<Edge>
    /// 2.13: whether this is a shell gesture.
    let isShellGesture: Bool
    /// 8.8: where it may lead as it begins.
    var directions = EdgeDirections.inwards
    /// Edges at which the fingers went down.
    private var touchedEdges: Set<Edge> = []

    init(name: String, model: Model, edges: Set<Edge>, isShellGesture: Bool) {
        self.edges = edges
        self.isShellGesture = isShellGesture
        super.init(name: name, model: model, minimum: 1, maximum: .max)
    }

    override func touchesBegan(_ landed: [Touch]) {
        if state == .possible {
            // 8.14: without edges it never begins.
            if edges.isEmpty {
                model.fail(self, .noEdges)
                return
            }
            for touch in landed {
                let near = edges.filter { distance(of: touch, to: $0) <= regionWidth }
                if near.isEmpty {
                    // Elsewhere it fails at once.
                    model.fail(self, .outsideEdge)
                    return
                }
                touchedEdges.formUnion(near)
            }
        }
        super.touchesBegan(landed)
    }

    /// 14.2: takes part in no gesture.
    override func follows(_ gesture: IndirectGesture) -> Bool { false }

    /// 9.4 does not apply to it.
    override var movement: Point? { nil }

    /// The touched edge from which the movement leads in an allowed direction, or nil. In a corner the edge is the one
    /// along whose normal it leads (2.13).
    var leadingEdge: Edge? {
        let inwards = touchedEdgesInOrder.first { way(from: $0).across <= way(from: $0).inwards + 1e-6 }
        if let inwards, directions != .along { return inwards }
        guard directions != .inwards else { return nil }
        return touchedEdgesInOrder.first { edge in
            let way = way(from: edge)
            return way.inwards >= -1e-6 && way.across > way.inwards + 1e-6
        }
    }

    private var touchedEdgesInOrder: [Edge] {
        [.top, .left, .bottom, .right].filter(touchedEdges.contains)
    }

    /// The movement away from an edge, inwards, and along it.
    private func way(from edge: Edge) -> (inwards: Double, across: Double) {
        switch edge {
        case .left: (travel.x, abs(travel.y))
        case .right: (-travel.x, abs(travel.y))
        case .top: (travel.y, abs(travel.x))
        case .bottom: (-travel.y, abs(travel.x))
        }
    }

    /// 2.13: returns whether the touch went down at this edge.
    func startsAt(_ edge: Edge, _ touch: Touch) -> Bool {
        edges.contains(edge) && distance(of: touch, to: edge) <= regionWidth
    }

    private func distance(of touch: Touch, to edge: Edge) -> Double {
        guard let window = touch.window else { return .infinity }
        let place = window.fromApplication(touch.start)
        return switch edge {
        case .left: place.x
        case .top: place.y
        case .right: window.frame.width - place.x
        case .bottom: window.frame.height - place.y
        }
    }

    /// Begins only in an allowed direction.
    override func reachedThreshold() {
        if leadingEdge == nil {
            model.fail(self, .wrongDirection)
        } else {
            super.reachedThreshold()
        }
    }

    override func reset() {
        super.reset()
        touchedEdges = []
    }
}

extension ScreenEdgePanKind: ModelledKind {
    static let weights: [RecognizerGroup: Int] = [.drags: 5, .all: 3]

    static func random(_ random: inout RandomSource) -> ScreenEdgePanKind {
        var kind = ScreenEdgePanKind(
            edges: random.pick([[.left], [.top], [.right], [.bottom], [.left, .top]]),
            isShellGesture: random.chance(50))
        if random.chance(40) { kind.directions = random.pick(EdgeDirections.allCases) }
        kind.thresholds = .random(&random, thresholdOptions, lengths: [2, 5, 40])
        return kind
    }

    func recognizer(_ name: String, in model: Model) -> Recognizer {
        let recognizer = ScreenEdgePan(name: name, model: model, edges: edges, isShellGesture: isShellGesture)
        recognizer.threshold = thresholds.length(.begin, or: 10)
        recognizer.directions = directions ?? .inwards
        recognizer.regionWidth = thresholds.length(.edgeWidth, or: 13)
        return recognizer
    }
}

// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 8.8: screen-edge pan.
final class ScreenEdgePan: Pan {
    var regionWidth = 13.0
    let edges: Set<Edge>
    /// 2.13: whether this is a shell gesture.
    let isShellGesture: Bool
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

    /// 2.13: the edge along whose normal the movement leads.
    var leadingEdge: Edge {
        abs(travel.x) > abs(travel.y) ? (travel.x < 0 ? .right : .left) : (travel.y < 0 ? .bottom : .top)
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

    /// Begins only if it leads mainly away from the edge, inwards.
    override func reachedThreshold() {
        let across = touchedEdges.contains { edge in
            switch edge {
            case .left: travel.x > abs(travel.y)
            case .right: -travel.x > abs(travel.y)
            case .top: travel.y > abs(travel.x)
            case .bottom: -travel.y > abs(travel.x)
            }
        }
        if across {
            super.reachedThreshold()
        } else {
            model.fail(self, .wrongDirection)
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
        kind.thresholds = .random(&random, thresholdOptions, lengths: [2, 5, 40])
        return kind
    }

    func recognizer(_ name: String, in model: Model) -> Recognizer {
        let recognizer = ScreenEdgePan(name: name, model: model, edges: edges, isShellGesture: isShellGesture)
        recognizer.threshold = thresholds.length(.begin, or: 10)
        recognizer.regionWidth = thresholds.length(.edgeWidth, or: 13)
        return recognizer
    }
}

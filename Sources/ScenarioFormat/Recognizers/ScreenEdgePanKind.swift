// SPDX-License-Identifier: MIT

/// `screen-edge-pan`
public struct ScreenEdgePanKind: RecognizerSyntax {
    public static let word = "screen-edge-pan"
    public static let movement: MeasuredMovement? = .path
    public static let settableValues: Set<SettableValue> = [.translation]
    public static let thresholdOptions = ThresholdOptions(
        lengths: [
            (option: "distance", length: .begin), (option: "edge-width", length: .edgeWidth),
        ])

    public var edges: Set<Edge>
    /// The shell's: it comes second at edges that a view defers.
    public var isShellGesture: Bool
    public var directions: EdgeDirections?
    public var thresholds = Thresholds()

    public init(edges: Set<Edge>, isShellGesture: Bool = false, directions: EdgeDirections? = nil) {
        self.edges = edges
        self.isShellGesture = isShellGesture
        self.directions = directions
    }

    init(_ options: inout Options, _ first: Word) throws(ScenarioError) {
        let value = try options.requiredValue("edges", line: first.line, substitute: "left")
        // Without edges it fails (rule 8.14).
        edges = value.text == "none" ? [] : try value.set(of: Edge.self, called: "edge")
        isShellGesture = try options.flag("shell")
        directions = try options.value("directions")?.oneOf(EdgeDirections.self, called: "direction of an edge")
    }

    func add(to line: inout TextLine) {
        line.add("edges", edges.isEmpty ? "none" : edges.commaText)
        line.add("shell", if: isShellGesture)
        line.add("directions", directions?.rawValue)
    }
}

// SPDX-License-Identifier: MIT

/// `screen-edge-pan`
public struct ScreenEdgePanKind: RecognizerSyntax {
    public static let word = "screen-edge-pan"
    public static let settableValues: Set<SettableValue> = [.translation]

    public var edges: Set<Edge>

    public init(edges: Set<Edge>) {
        self.edges = edges
    }

    init(_ options: inout Options, _ first: Word) throws(ScenarioError) {
        edges = try options.requiredValue("edges", line: first.line).set(of: Edge.self, called: "edge")
    }

    func add(to line: inout TextLine) {
        line.add("edges", edges.commaText)
    }
}

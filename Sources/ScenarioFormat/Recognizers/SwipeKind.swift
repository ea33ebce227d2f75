// SPDX-License-Identifier: MIT

/// `swipe`
public struct SwipeKind: RecognizerSyntax {
    public static let word = "swipe"

    public var directions: Set<SwipeDirection>
    public var touches: Int32?

    public init(directions: Set<SwipeDirection>) {
        self.directions = directions
    }

    init(_ options: inout Options, _ first: Word) throws(ScenarioError) {
        directions = try options.requiredValue("direction", line: first.line)
            .set(of: SwipeDirection.self, called: "direction")
        touches = try options.count("touches")
    }

    func add(to line: inout TextLine) {
        line.add("direction", directions.commaText)
        line.add("touches", touches)
    }
}

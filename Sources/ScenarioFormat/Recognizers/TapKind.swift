// SPDX-License-Identifier: MIT

/// `tap`
public struct TapKind: RecognizerSyntax {
    public static let word = "tap"

    public var taps: Int32?
    public var touches: Int32?
    /// What a pointer has to press.
    public var buttons: Set<PointerButton>?

    public init() {}

    init(_ options: inout Options, _: Word) throws(ScenarioError) {
        taps = try options.count("taps")
        touches = try options.count("touches")
        buttons = try options.value("buttons")?.set(of: PointerButton.self, called: "button")
    }

    func add(to line: inout TextLine) {
        line.add("taps", taps)
        line.add("touches", touches)
        line.add("buttons", buttons?.commaText)
    }
}

// SPDX-License-Identifier: MIT

/// `hover`
public struct HoverKind: RecognizerSyntax {
    public static let word = "hover"

    public init() {}

    init(_: inout Options, _: Word) {}
}

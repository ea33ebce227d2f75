// SPDX-License-Identifier: MIT

/// `pinch`
public struct PinchKind: RecognizerSyntax {
    public static let word = "pinch"
    public static let settableValues: Set<SettableValue> = [.scale]

    public init() {}

    init(_: inout Options, _: Word) {}
}

// SPDX-License-Identifier: MIT

/// `rotation`
public struct RotationKind: RecognizerSyntax {
    public static let word = "rotation"
    public static let settableValues: Set<SettableValue> = [.rotation]

    public init() {}

    init(_: inout Options, _: Word) {}
}

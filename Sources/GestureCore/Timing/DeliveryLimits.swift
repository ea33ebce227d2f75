// SPDX-License-Identifier: MIT

/// Limits that stop applications which never come to rest.
enum DeliveryLimits {
    /// Successive rounds caused by callbacks before the engine considers them endless (rule 12.4).
    static let rounds = 64
    /// Maximum number of samples that wait for the running delivery to end (rule 12.4).
    static let waitingSamples = 1024
    /// Time after its last touch at which a recognizer without a deadline that has not finished is ended (rule 5.12).
    static let abandonment = Time.milliseconds(5000)
    /// What the log says of an application that reaches `rounds`.
    static var endlessUpdates: StaticString { "callbacks request updates without end; stopped" }
}

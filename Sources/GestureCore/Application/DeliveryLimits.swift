// SPDX-License-Identifier: MIT

/// Limits that end an application that never comes to rest.
enum DeliveryLimits {
    /// Rounds in a row that callbacks cause before the engine takes them for endless (rule 12.4).
    static let rounds = 64
    /// Samples that wait for the end of a delivery (rule 12.4).
    static let waitingSamples = 1024
    /// After its last touch a recognizer that neither finishes nor has a deadline is ended (rule 5.12).
    static let abandonment = Time.milliseconds(5000)
}

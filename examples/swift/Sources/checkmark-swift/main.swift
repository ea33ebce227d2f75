// SPDX-License-Identifier: MIT
// The check mark recognizer once more: a Swift program that imports the engine itself. The window is that of the
// C examples.
import Glibc

private let session = Session(labels: ["Water the plants", "Call grandmother", "Learn to draw check marks"])
exit(session.run(title: "Check mark", hint: "Draw a check mark over what is done."))

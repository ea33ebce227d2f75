// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Gestures that most shells have, on an output with one client window.
enum DefaultScene {
    static func text(width: Double, height: Double) -> String {
        """
        window output 0 0 \(width.decimalText) \(height.decimalText)
        surface client in output 0 0 \(width.decimalText) \(height.decimalText)
        screen-edge-pan edge on output edges=top,left,bottom,right shell delays-touches-ended=no
        swipe next-workspace on output direction=left touches=3 distance=8mm delays-touches-ended=no
        swipe previous-workspace on output direction=right touches=3 distance=8mm delays-touches-ended=no
        swipe overview on output direction=up touches=3 distance=8mm delays-touches-ended=no
        swipe show-desktop on output direction=down touches=3 distance=8mm delays-touches-ended=no
        pinch launcher on output distance=10mm delays-touches-ended=no
        pan move-window on output min-touches=4 delays-touches-ended=no
        tap two-finger-menu on output touches=2 delays-touches-ended=no
        long-press context-menu on output delays-touches-ended=no cancels-touches-in-view=no
        """ + "\n"
    }

    static func scenario(width: Double, height: Double) throws(ScenarioError) -> Scenario {
        try Scenario(parsing: text(width: width, height: height))
    }
}

// SPDX-License-Identifier: MIT

/// The views that have yet to hear which window they are in (rule 2.11): one list for an application, so that telling
/// a large tree takes no memory. A callback that changes another tree stacks its views on top.
final class ViewsToTell {
    private var views = GrowingList<View>()

    init() {}

    /// Makes room for so many views.
    func reserve(_ count: Int) -> Bool { views.reserve(count) }

    /// Tells a tree, without recursion. Of one that callbacks make larger meanwhile, views may be left out if there is
    /// no memory for more than was reserved.
    func tell(_ root: View, of window: Window?) {
        let base = views.count
        _ = views.append(root)
        while views.count > base, let view = views.popLast() {
            for subview in view.subviews { _ = views.append(subview) }
            view.tellDidMove(to: window)
        }
    }
}

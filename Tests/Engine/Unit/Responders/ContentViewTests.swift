// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("The content of a scroll view")
struct ContentViewTests {
    private let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))

    @Test("A scroll view forgets a destroyed content view")
    func contentGoes() {
        var content: View? = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        scrollView.contentView = content
        #expect(scrollView.contentView === content)
        content = nil
        #expect(scrollView.contentView == nil)
    }

    @Test("A content view forgets a destroyed scroll view")
    func scrollViewGoes() {
        let content = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        do {
            let short = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
            short.contentView = content
        }
        scrollView.contentView = content
        #expect(scrollView.contentView === content)
    }

    @Test("A view is the content of one scroll view")
    func contentMoves() {
        let other = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let content = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        other.contentView = content
        scrollView.contentView = content
        #expect(other.contentView == nil)
        #expect(scrollView.contentView === content)
    }
}

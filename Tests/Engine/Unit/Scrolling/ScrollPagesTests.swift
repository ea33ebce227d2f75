// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

@Suite("Pages of one axis")
struct ScrollPagesTests {
    /// 0, 100, 200, 300 and, cut short, 350.
    private let pages = ScrollPages(length: 100, limits: (0, 350))

    @Test("13.10 A place goes to the nearest page, from half way on to the later one")
    func nearest() {
        let rests = [-20, 0, 49.9, 50, 149, 151, 324.9, 325, 350, 400].map { pages.rest(nearestTo: $0) }
        #expect(rests == [0, 0, 0, 100, 100, 200, 300, 350, 350, 350])
    }

    @Test("13.10 Above 250 px/s, not at it, the velocity turns the page")
    func velocity() {
        func rest(_ velocity: Double) -> Double {
            pages.rest(ofDragFrom: 100, releasedAt: 110, velocity: velocity)
        }
        #expect([-251, -250, 0, 250, 251].map(rest) == [100, 100, 100, 100, 200])
    }

    @Test("13.10 The page on which the finger lifts is not the next page")
    func onAPage() {
        #expect(pages.rest(ofDragFrom: 100, releasedAt: 200, velocity: 300) == 200)
        #expect(pages.rest(ofDragFrom: 200, releasedAt: 200, velocity: 300) == 300)
        #expect(pages.rest(ofDragFrom: 200, releasedAt: 200, velocity: -300) == 100)
        #expect(pages.rest(ofDragFrom: 300, releasedAt: 350, velocity: -300) == 300)
    }

    @Test("13.10 A drag ends at most one page away, however far and fast")
    func onePage() {
        for velocity in [-5000.0, 0, 5000] {
            #expect(pages.rest(ofDragFrom: 0, releasedAt: 290, velocity: velocity) == 100)
            #expect(pages.rest(ofDragFrom: 350, releasedAt: -80, velocity: velocity) == 300)
        }
    }

    @Test("13.10 Beyond the limits there is only the last page")
    func beyond() {
        #expect(pages.rest(ofDragFrom: 300, releasedAt: 380, velocity: 900) == 350)
        #expect(pages.rest(ofDragFrom: 350, releasedAt: 380, velocity: -900) == 350)
        #expect(pages.rest(ofDragFrom: 0, releasedAt: -30, velocity: 900) == 0)
        #expect(pages.rest(ofDragFrom: 0, releasedAt: -30, velocity: -900) == 0)
    }

    @Test("13.10 A view without length, content that fits and huge content have pages, too")
    func extremes() {
        #expect(ScrollPages(length: 0, limits: (0, 10)).rest(nearestTo: 20) == 10)
        #expect(ScrollPages(length: 100, limits: (-25, -25)).rest(ofDragFrom: 0, releasedAt: 9, velocity: 999) == -25)
        let huge = ScrollPages(length: 1e-9, limits: (0, 4e9))
        #expect(huge.rest(nearestTo: 1e18) == 4e9)
        #expect(huge.rest(ofDragFrom: 0, releasedAt: 1e18, velocity: 1e9) <= 1e-8)
    }

    @Test("13.10 Rounding errors do not turn half a page into less")
    func rounding() {
        var place = 0.0
        for _ in 0..<500 { place += 0.1 }
        #expect(place < 50 && pages.rest(nearestTo: place) == 100 || place >= 50)
        #expect(pages.rest(nearestTo: 50 - 1e-11) == 100)
        #expect(pages.rest(ofDragFrom: 0, releasedAt: 100 - 1e-11, velocity: 300) == 100)
    }
}

// SPDX-License-Identifier: MIT
// Lists of pages and headings are open where there is room beside the text. Without scripts they are always open.
if (window.innerWidth < 900) document.querySelectorAll("#menu, .contents").forEach((list) => { list.open = false; });

/** Faults that pages of the website have on purpose: their path, the beginning of the fault, and the reason. */
const EXPECTED = [
  // A page that shows what the contents list makes of headings that leave out levels.
  ['/tests/docs/toc/toc-test-bad/', '<h'],
  ['/tests/docs/toc/toc-test-bad/', 'heading-order'],
  // A file without the theme, and a layout without content.
  ['/pure-html.html', 'landmark-one-main'],
  ['/pure-html.html', 'region'],
  ['/tests/pages/layout-no-children/', 'landmark-one-main'],
  ['/tests/pages/layout-no-children/', 'page-has-heading-one'],
  // The app lets tables that scroll have the focus; on still pages, it starts with the first key.
  ['/', 'scrollable-region-focusable: table'],
  // Names of tags are in small letters.
  ['/blog/tags/docusaurus/', '"docusaurus" is misspelled.'],
  ['/tests/blog/tags/docusaurus/', '"docusaurus" is misspelled.'],
  // Commands of the tools in bench/RESULTS.md.
  ['/benchmarks/', '"'],
];

/** @param {{url: string, text: string}} fault */
export function isExpected({url, text}) {
  return EXPECTED.some(([path, start]) => url.startsWith(path) && text.startsWith(start));
}

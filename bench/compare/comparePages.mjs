const CONTEXT = 8;

function firstDifference(a, b) {
  const length = Math.max(a.length, b.length);
  for (let index = 0; index < length; index += 1) if (a[index] !== b[index]) return index;
  return -1;
}

/** The words around the first one that differs, in both lists. */
function excerpts(a, b, separator, context) {
  const index = firstDifference(a, b);
  const around = (list) => list.slice(Math.max(0, index - context), index + context).join(separator);
  return {docusaurus: around(a), lectern: around(b)};
}

/** Compared parts of a page, and their names in the report. */
export const KINDS = {
  title: 'another title',
  description: 'another description',
  headings: 'other headings',
  links: 'other links',
  text: 'another text',
};

/** The parts of a page that differ between two builds, each with where it begins to differ. */
function comparePage(a, b) {
  const differences = [];
  for (const kind of ['title', 'description']) {
    if (a[kind] !== b[kind]) differences.push({kind, docusaurus: a[kind], lectern: b[kind]});
  }
  for (const kind of ['headings', 'links']) {
    if (firstDifference(a[kind], b[kind]) !== -1) {
      differences.push({kind, ...excerpts(a[kind], b[kind], ' ', 2)});
    }
  }
  if (a.text !== b.text) {
    differences.push({kind: 'text', ...excerpts(a.text.split(' '), b.text.split(' '), ' ', CONTEXT)});
  }
  return differences;
}

function keyed(pages) {
  return new Map(pages.map((page) => [page.file, page]));
}

/**
 * Compares two builds of one site page by page.
 *
 * @param kinds - what is compared of them
 * @returns the files that only one of them has, pages with differences, and the share of all pages that are identical
 */
export function comparePages(docusaurusPages, lecternPages, kinds = Object.keys(KINDS)) {
  const docusaurus = keyed(docusaurusPages);
  const lectern = keyed(lecternPages);
  const missing = [...docusaurus.keys()].filter((file) => !lectern.has(file)).sort();
  const extra = [...lectern.keys()].filter((file) => !docusaurus.has(file)).sort();
  const shared = [...docusaurus.keys()].filter((file) => lectern.has(file)).sort();
  const different = shared
    .map((file) => {
      const differences = comparePage(docusaurus.get(file), lectern.get(file));
      return {file, differences: differences.filter(({kind}) => kinds.includes(kind))};
    })
    .filter(({differences}) => differences.length > 0);
  const identical = shared.length - different.length;
  const total = shared.length + missing.length + extra.length;
  return {missing, extra, different, identical, total, share: total === 0 ? 0 : identical / total};
}

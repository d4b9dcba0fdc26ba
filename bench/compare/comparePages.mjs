const CONTEXT = 8;

function firstDifference(a, b) {
  const length = Math.max(a.length, b.length);
  for (let index = 0; index < length; index += 1) if (a[index] !== b[index]) return index;
  return -1;
}

/** Text around the first difference of two lists of words or characters. */
function excerpts(a, b, separator, context) {
  const index = firstDifference(a, b);
  const around = (list) => list.slice(Math.max(0, index - context), index + context).join(separator);
  return {docusaurus: around(a), lectern: around(b)};
}

/** Compared part of a page → its name in the report. */
export const KINDS = {
  title: 'another title',
  description: 'another description',
  headings: 'other headings',
  links: 'other links',
  text: 'another text',
};

/**
 * Parts of a page that differ between two builds, each with its text in both; of a long part only the text around the
 * first difference.
 */
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
 * @param kinds - compared parts, keys of `KINDS`; all by default
 * @returns files that only one build has, pages with differences, and the share of identical pages (0 to 1)
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

import {misspelledNames} from './misspelledNames.mjs';

/**
 * Finds faults that the HTML alone shows: images without alternative text, headings that leave out a level, names that are
 * misspelled. `site check` finds links that lead nowhere.
 *
 * @param {import('./readPages.mjs').Page[]} pages
 * @returns {{url: string, text: string}[]}
 */
export function findStaticFaults(pages) {
  return pages.flatMap((page) =>
    [...imageFaults(page), ...headingFaults(page), ...misspelledNames(page)].map((text) => ({
      url: page.url,
      text,
    })),
  );
}

function* imageFaults({elements}) {
  for (const {name, attributes} of elements)
    if (name === 'img' && attributes.alt === undefined)
      yield `<img> has no alternative text: ${attributes.src}`;
}

/** Headings of side content are not part of the outline of the page. */
const BESIDE = new Set(['aside', 'nav', 'footer']);

function* headingFaults({elements}) {
  let level = 0;
  for (const {name, text, ancestors} of elements) {
    const next = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);
    if (next === 0 || ancestors.some((one) => BESIDE.has(one))) continue;
    if (next > level + 1)
      yield `<${name}> follows ${level === 0 ? 'no heading' : `<h${level}>`}: ${text.trim()}`;
    level = next;
  }
}

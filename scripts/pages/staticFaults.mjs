import fs from 'node:fs';
import path from 'node:path';
import {misspelledNames} from './misspelledNames.mjs';

/** Attributes with the URL of a file or page that must exist, by element. */
const URLS = {a: 'href', link: 'href', img: 'src', script: 'src', source: 'src', iframe: 'src', video: 'src'};

/** Kinds of <link> whose URL is an address of the published site, or a hint. */
const OTHER_LINKS = /^(?:canonical|alternate|preconnect|dns-prefetch|search)$/;

/**
 * Finds faults that the HTML alone shows: links and anchors that lead nowhere, images without alternative text, headings
 * that leave out a level, names that are misspelled.
 *
 * @param {import('./readPages.mjs').Page[]} pages
 * @param {string} folder - folder of the built site
 * @returns {{url: string, text: string}[]}
 */
export function findStaticFaults(pages, folder) {
  const anchors = new Map(pages.map((page) => [page.file, anchorsOf(page)]));
  const findFile = (pathname) => {
    const bare = pathname.replace(/^\/+/, '').replace(/\/$/, '');
    return [bare, `${bare}.html`, path.posix.join(bare, 'index.html')].find((file) =>
      fs.statSync(path.join(folder, file), {throwIfNoEntry: false})?.isFile(),
    );
  };
  return pages.flatMap((page) =>
    [
      ...linkFaults(page, findFile, anchors),
      ...imageFaults(page),
      ...headingFaults(page),
      ...misspelledNames(page),
    ].map((text) => ({url: page.url, text})),
  );
}

function anchorsOf({elements}) {
  return new Set(elements.flatMap(({attributes: {id, name}}) => [id, name]).filter(Boolean));
}

function* linkFaults({url, elements}, findFile, anchors) {
  const site = 'http://site.invalid';
  for (const {name, attributes} of elements) {
    const value = attributes[URLS[name] ?? ''];
    if (value === undefined || (name === 'link' && OTHER_LINKS.test(attributes.rel ?? ''))) continue;
    if (!URL.canParse(value, site + url)) {
      yield `<${name}> has no valid URL: ${value}`;
      continue;
    }
    const target = new URL(value, site + url);
    if (target.origin !== site) continue;
    const file = findFile(decodeURIComponent(target.pathname));
    const anchor = decodeURIComponent(target.hash.slice(1)).replace(/:~:.*$/, '');
    if (!file) yield `<${name}> leads to nothing: ${value}`;
    else if (anchor && anchor !== 'top' && anchors.has(file) && !anchors.get(file).has(anchor))
      yield `<${name}> leads to no anchor: ${value}`;
  }
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

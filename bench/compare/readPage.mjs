import {parse} from 'parse5';

/** Inline elements: unlike block elements, they do not separate words of the text. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Elements whose content is not shown. */
const HIDDEN = new Set(['noscript', 'script', 'style', 'svg', 'template']);

const ORIGIN = 'https://site.invalid';

function attribute(node, name) {
  return node.attrs?.find((one) => one.name === name)?.value;
}

function* elements(node) {
  for (const child of node.childNodes ?? []) {
    if (child.tagName === undefined || HIDDEN.has(child.tagName)) continue;
    yield child;
    yield* elements(child);
  }
}

function rawText(node) {
  if (node.nodeName === '#text') return node.value;
  if (HIDDEN.has(node.tagName)) return '';
  const text = (node.childNodes ?? []).map(rawText).join('');
  return node.tagName === undefined || INLINE.has(node.tagName) ? text : ` ${text} `;
}

/**
 * Replaces each run of white space by one space, and removes invisible characters (zero-width space, word joiner, BOM).
 */
function normalize(text) {
  return text
    .replace(/[\u200B\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Visible text of an element. */
export function textOf(node) {
  return normalize(rawText(node));
}

/** Address of the page that a file of a build is served as: "docs/a/index.html" → "/docs/a/". */
export function addressOf(file) {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

/**
 * URL that a link leads to; a path if it is in the site. Hashes in names of assets are removed, since they differ
 * between builds.
 */
function resolveLink(href, file) {
  if (!URL.canParse(href, ORIGIN + addressOf(file))) return href;
  const url = new URL(href, ORIGIN + addressOf(file));
  const address = url.origin === ORIGIN ? url.pathname + url.search + url.hash : url.href;
  return address.replace(/^(.*\/assets\/.*?)-[\da-f]{8,32}(\.\w+)$/, '$1$2');
}

function metaDescription(all) {
  const meta = all.find((node) => node.tagName === 'meta' && attribute(node, 'name') === 'description');
  return meta && attribute(meta, 'content');
}

/** URL that a redirect page leads to; `undefined` for other pages. */
function redirectTarget(all, file) {
  const refresh = all.find((node) => attribute(node, 'http-equiv')?.toLowerCase() === 'refresh');
  const target = /url=(.+)$/is.exec(attribute(refresh ?? {}, 'content') ?? '')?.[1];
  return target === undefined ? undefined : resolveLink(target.trim(), file);
}

/**
 * Reads the compared parts of a page: title, description, and text, headings and links of its main part. Of a redirect
 * page only the target, as its one link.
 *
 * @param file - path relative to the folder of the build, with "/"
 */
export function readPage(html, file) {
  const all = [...elements(parse(html))];
  const target = redirectTarget(all, file);
  if (target !== undefined)
    return {file, title: '', description: '', text: '', headings: [], links: [target]};
  const named = (name) => all.filter((node) => node.tagName === name);
  const main = named('main')[0] ?? named('body')[0];
  const articles = [...elements(main)].filter((node) => node.tagName === 'article');
  const inMain = [...elements(main)];
  return {
    file,
    title: textOf(named('title')[0] ?? {}),
    description: normalize(metaDescription(all) ?? ''),
    text: articles.length > 0 ? articles.map(textOf).join(' ') : textOf(main),
    headings: inMain
      .filter((node) => /^h[1-6]$/.test(node.tagName))
      .map((node) => `${node.tagName}#${attribute(node, 'id') ?? ''}`),
    links: inMain
      .filter((node) => node.tagName === 'a' && attribute(node, 'href') !== undefined)
      .map((node) => resolveLink(attribute(node, 'href'), file)),
  };
}

import type {ContentLink} from '@lectern/mdx';
import {distance} from 'fastest-levenshtein';
import {decodeFilePath, encodePath} from '../shared/encodePath.js';
import {hasProtocol, matchesStrictly, normalizeLocationPath, pageKey} from '../shared/url.js';

/** A page as far as links are concerned. */
export interface LinkedPage {
  readonly path: string;
  readonly links: readonly string[];
  /** Unknown, so that any may be there, if the page could not be rendered. */
  readonly anchors: readonly string[] | undefined;
  /** The Markdown that the page shows; empty for pages that are code. */
  readonly texts: readonly LinkedText[];
}

/** A Markdown file as far as links are concerned. */
export interface LinkedText {
  /** "docs/intro.md", relative to the site folder. */
  readonly source: string;
  /** Where the file holds its links, by the address that its page shows. */
  readonly links: readonly ContentLink[];
}

export interface BrokenLink {
  readonly url: string;
  /** The path that it leads to; differs from `url` for relative links. */
  readonly target: string;
  /** The page that was probably meant. */
  readonly suggestion?: string;
  /** "docs/intro.md:12", or nothing for links that no Markdown file holds. */
  readonly place?: string;
}

export interface BrokenLinks {
  readonly page: string;
  readonly links: readonly BrokenLink[];
}

interface Site {
  readonly pages: readonly LinkedPage[];
  /** Those of `pages` whose links are checked. */
  readonly suspects: readonly LinkedPage[];
  /** Routes that answer for every path below them. */
  readonly openRoutes: readonly string[];
  /** Paths of pages that differ from those with, or without, a slash at the end. */
  readonly strictRoutes: readonly string[];
  /** Checks that the output has a file at a URL path: static files, feeds. */
  hasFile(path: string): boolean;
}

interface Breakage {
  readonly kind: 'path' | 'anchor';
  readonly target: string;
}

/** Checks that a fragment leads to the top of any page, by the HTML standard. */
function isTop(anchor: string): boolean {
  return anchor === '' || anchor.toLowerCase() === 'top';
}

function readAnchors({anchors}: LinkedPage): ReadonlySet<string> | undefined {
  return anchors && new Set(anchors);
}

function placeOf(url: string, {texts}: LinkedPage): string | undefined {
  for (const {source, links} of texts) {
    const written = links.find((link) => link.url === url);
    if (written) return `${source}:${written.line}`;
  }
  return undefined;
}

/** Each suggestion looks at all pages: a site whose links are mostly broken gets along without. */
const MOST_SUGGESTIONS = 50;
/** Edits that make a misspelt path of another one: fewer for short paths. */
const editsIn = (path: string) => Math.min(2, Math.floor(path.length / 4));

/** @returns the page whose path a broken one is near, or that alone has its last part. */
function suggester(pages: readonly LinkedPage[]): (target: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  const lastPart = (path: string) => path.slice(path.lastIndexOf('/'));
  const find = (key: string): string | undefined => {
    const near = pages.find(({path}) => distance(pageKey(path), key) <= editsIn(key));
    if (near) return near.path;
    const alike = pages.filter(({path}) => lastPart(pageKey(path)) === lastPart(key));
    return alike.length === 1 && lastPart(key) !== '/' ? alike[0]?.path : undefined;
  };
  return (target) => {
    const key = pageKey(target.replace(/[?#].*$/, ''));
    if (!known.has(key)) known.set(key, known.size < MOST_SUGGESTIONS ? find(key) : undefined);
    return known.get(key);
  };
}

/**
 * Checks what pages link to against what was emitted.
 *
 * @returns links to pages that do not exist, and links to anchors that do not exist on pages that do; both in page order
 */
export function findBrokenLinks({pages, suspects, openRoutes, strictRoutes, hasFile}: Site): {
  readonly paths: readonly BrokenLinks[];
  readonly anchors: readonly BrokenLinks[];
  /** Paths of all pages that have one, those whose links are listed for other pages included. */
  readonly broken: ReadonlySet<string>;
} {
  const byKey = new Map(pages.map((page) => [pageKey(page.path), page]));
  const strict = new Set(strictRoutes);
  const anchorSets = new Map<LinkedPage, ReadonlySet<string> | undefined>();
  const anchorsOf = (page: LinkedPage) => {
    if (!anchorSets.has(page)) anchorSets.set(page, readAnchors(page));
    return anchorSets.get(page);
  };
  const isOpen = (path: string) => openRoutes.some((route) => path.startsWith(route.replace(/\/?$/, '/')));
  const targets = new Map<string, LinkedPage | boolean>();
  const targetOf = (path: string): LinkedPage | boolean => {
    const known = targets.get(path);
    if (known !== undefined) return known;
    const found = byKey.get(pageKey(path)) ?? byKey.get(pageKey(normalizeLocationPath(path)));
    const isOther = found && strict.has(found.path) && !matchesStrictly(found.path, path);
    const target = (!isOther && found) || isOpen(path) || hasFile(path);
    targets.set(path, target);
    return target;
  };

  const examine = (url: string, page: LinkedPage): Breakage | undefined => {
    if (hasProtocol(url)) return undefined;
    const {pathname, hash} = new URL(url, `http://site${encodePath(page.path)}`);
    const target = url.startsWith('#') ? page : targetOf(pathname);
    if (target === false) return {kind: 'path', target: decodeFilePath(pathname) + hash};
    const anchor = hash.slice(1);
    if (target === true || isTop(anchor)) return undefined;
    const anchors = anchorsOf(target);
    if (!anchors || anchors.has(anchor) || anchors.has(decodeFilePath(anchor))) return undefined;
    return {kind: 'anchor', target: decodeFilePath(pathname) + hash};
  };
  // Navbar, sidebar and footer write the same links on thousands of pages.
  const fromRoot = new Map<string, Breakage | undefined>();
  const check = (url: string, page: LinkedPage): Breakage | undefined => {
    if (!url.startsWith('/')) return examine(url, page);
    if (!fromRoot.has(url)) fromRoot.set(url, examine(url, page));
    return fromRoot.get(url);
  };

  const suggest = suggester(pages);
  const paths: FoundLinks[] = [];
  const anchors: FoundLinks[] = [];
  for (const page of suspects) {
    const found = {path: [] as BrokenLink[], anchor: [] as BrokenLink[]};
    for (const url of page.links) {
      const broken = check(url, page);
      if (!broken) continue;
      const suggestion = broken.kind === 'path' ? suggest(broken.target) : undefined;
      found[broken.kind].push({url, target: broken.target, suggestion, place: placeOf(url, page)});
    }
    if (found.path.length > 0) paths.push({page, links: found.path});
    if (found.anchor.length > 0) anchors.push({page, links: found.anchor});
  }
  const broken = new Set([...paths, ...anchors].map(({page}) => page.path));
  return {paths: eachOnce(paths), anchors: eachOnce(anchors), broken};
}

interface FoundLinks {
  readonly page: LinkedPage;
  readonly links: readonly BrokenLink[];
}

/** Keeps a link in a text that several pages show, as lists of posts do, at the page that shows the fewest texts: its own. */
function eachOnce(found: readonly FoundLinks[]): BrokenLinks[] {
  const owners = new Map<string, LinkedPage>();
  const keyOf = ({place, url}: BrokenLink) => place && `${place}\n${url}`;
  for (const {page, links} of found) {
    for (const key of links.flatMap((link) => keyOf(link) ?? [])) {
      const owner = owners.get(key);
      if (!owner || page.texts.length < owner.texts.length) owners.set(key, page);
    }
  }
  return found.flatMap(({page, links}) => {
    const own = links.filter((link) => (owners.get(keyOf(link) ?? '') ?? page) === page);
    return own.length > 0 ? [{page: page.path, links: own}] : [];
  });
}

/** A link that is broken on this many pages is in the layout rather than in their text. */
const LAYOUT_THRESHOLD = 5;

/** Key of a link, equal for the same target: a relative one leads elsewhere from each page. */
function linkKey({url, target}: BrokenLink): string {
  return `${url}\n${target}`;
}

/** The links outside of Markdown that are broken on many pages, with the number of pages. */
function layoutLinks(pages: readonly BrokenLinks[]): ReadonlyMap<string, {link: BrokenLink; count: number}> {
  const found = new Map<string, {link: BrokenLink; count: number}>();
  for (const link of pages.flatMap(({links}) => links.filter(({place}) => place === undefined))) {
    const count = (found.get(linkKey(link))?.count ?? 0) + 1;
    found.set(linkKey(link), {link, count});
  }
  return new Map([...found].filter(([, {count}]) => count >= LAYOUT_THRESHOLD));
}

function linkLine({url, target, place, suggestion}: BrokenLink): string {
  const resolved = target === url ? '' : ` (resolves to ${target})`;
  const advice = suggestion === undefined ? '' : ` – did you mean ${suggestion}?`;
  return `    ${place ? `${place} → ` : ''}${url}${resolved}${advice}`;
}

/** The report on broken links of one kind: once those that many pages share, then the others by page. */
export function brokenLinksReport(kind: 'links' | 'anchors', pages: readonly BrokenLinks[]): string {
  const shared = layoutLinks(pages);
  const groups = pages.flatMap(({page, links}) => {
    const own = links.filter((link) => link.place !== undefined || !shared.has(linkKey(link)));
    return own.length === 0 ? [] : [`  ${page}\n${own.map(linkLine).join('\n')}`];
  });
  const sharedLines = [...shared.values()].map(({link, count}) => `${linkLine(link)} (${count} pages)`);
  const layout =
    sharedLines.length === 0
      ? []
      : [`  On many pages, so probably in the navbar, the footer or a sidebar:\n${sharedLines.join('\n')}`];
  const count = pages.reduce((sum, {links}) => sum + links.length, 0);
  const noun = `${count} broken ${count === 1 ? 'link' : 'links'}${kind === 'links' ? '' : ' to an anchor'}`;
  return `${noun} on ${pages.length} page${pages.length === 1 ? '' : 's'}:\n${[...layout, ...groups].join('\n')}`;
}

import type {ContentLink} from '@lectern/mdx';
import {distance} from 'fastest-levenshtein';
import type {SitePlan} from '../routes/SitePlan.js';
import {encodePath, tryDecodeUriComponent} from '../shared/encodePath.js';
import {onceFor} from '../shared/onceFor.js';
import {hasProtocol, matchesStrictly, normalizeLocationPath, pageKey} from '../shared/url.js';

/** A page as the link check needs it: the targets of its links, and the anchors to which other pages can link. */
export interface LinkedPage {
  readonly path: string;
  /** URLs of the page's links, as they are in its HTML; they may be relative. */
  readonly links: readonly string[];
  /**
   * Ids of the page's elements. `undefined` if the page could not be rendered: links to any anchor of the page are then
   * valid.
   */
  readonly anchors: readonly string[] | undefined;
  /** Markdown files that the page shows; empty for a page without Markdown. */
  readonly texts: readonly LinkedText[];
}

/** A Markdown file with its links and their line numbers, which reports of broken links name. */
export interface LinkedText {
  /** "docs/intro.md", relative to the site folder. */
  readonly source: string;
  /** Links with their line numbers in the file. `url` is the address that the link has in the HTML of the page. */
  readonly links: readonly ContentLink[];
}

/** A link to a page, file or anchor that does not exist. */
export interface BrokenLink {
  /** URL of the link, as it is in the HTML of the page. */
  readonly url: string;
  /** URL path and fragment of the link's target; differs from `url` for relative links. */
  readonly target: string;
  /** Path of an existing page that the author may have meant. */
  readonly suggestion?: string;
  /** "docs/intro.md:12"; absent for a link outside of Markdown, in the navbar for example. */
  readonly location?: string;
}

/** The broken links of one page. */
export interface BrokenLinks {
  /** Path of the page that has the links. */
  readonly page: string;
  readonly links: readonly BrokenLink[];
}

interface Site extends Pick<SitePlan, 'openRoutes' | 'strictRoutes'> {
  readonly pages: readonly LinkedPage[];
  /** The pages among `pages` whose links are checked. */
  readonly suspects: readonly LinkedPage[];
  /** Checks if the output has a file for a URL path: a static file or a feed, for example. */
  hasFile(path: string): boolean;
}

interface Breakage {
  readonly kind: 'path' | 'anchor';
  readonly target: string;
}

/** Checks if a fragment is "" or "top": by the HTML standard, both lead to the top of every page. */
function isTop(anchor: string): boolean {
  return anchor === '' || anchor.toLowerCase() === 'top';
}

function locationOf(url: string, {texts}: LinkedPage): string | undefined {
  for (const {source, links} of texts) {
    const written = links.find((link) => link.url === url);
    if (written) return `${source}:${written.line}`;
  }
  return undefined;
}

/**
 * Limit for the number of paths for which a suggestion is searched. Each search compares all pages: on a large site
 * with mostly broken links, this would take too long.
 */
const MAX_SUGGESTIONS = 50;
/** Returns the maximum number of wrong characters in a misspelt path: fewer for short paths. */
const editsIn = (path: string) => Math.min(2, Math.floor(path.length / 4));

/**
 * Returns a function that suggests a page for a broken path: a page whose path differs in few characters, or else the
 * only page with the same last part of the path.
 */
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
    if (!known.has(key)) known.set(key, known.size < MAX_SUGGESTIONS ? find(key) : undefined);
    return known.get(key);
  };
}

/**
 * Checks the links of pages against the pages and files of the output.
 *
 * @returns `paths`: links to pages that do not exist; `anchors`: links to existing pages with an anchor that does not
 *   exist. Both are in page order.
 */
export function findBrokenLinks({pages, suspects, openRoutes, strictRoutes, hasFile}: Site): {
  readonly paths: readonly BrokenLinks[];
  readonly anchors: readonly BrokenLinks[];
  /** Paths of all pages with a broken link, even if the link is listed only for another page. */
  readonly broken: ReadonlySet<string>;
} {
  const byKey = new Map(pages.map((page) => [pageKey(page.path), page]));
  const strict = new Set(strictRoutes);
  const anchorsOf = onceFor(({anchors}: LinkedPage) => anchors && new Set(anchors));
  const isOpen = (path: string) => openRoutes.some((route) => path.startsWith(route.replace(/\/?$/, '/')));
  const targetOf = onceFor((path: string): LinkedPage | boolean => {
    const found = byKey.get(pageKey(path)) ?? byKey.get(pageKey(normalizeLocationPath(path)));
    const isOther = found && strict.has(found.path) && !matchesStrictly(found.path, path);
    return (!isOther && found) || isOpen(path) || hasFile(path);
  });

  const examine = (url: string, page: LinkedPage): Breakage | undefined => {
    if (hasProtocol(url)) return undefined;
    const {pathname, hash} = new URL(url, `http://site${encodePath(page.path)}`);
    const target = url.startsWith('#') ? page : targetOf(pathname);
    if (target === false) return {kind: 'path', target: tryDecodeUriComponent(pathname) + hash};
    // A text fragment is no part of the anchor: "#intro:~:text=first".
    const anchor = hash.slice(1).replace(/:~:.*$/s, '');
    if (target === true || isTop(anchor)) return undefined;
    const anchors = anchorsOf(target);
    if (!anchors || anchors.has(anchor) || anchors.has(tryDecodeUriComponent(anchor))) return undefined;
    return {kind: 'anchor', target: tryDecodeUriComponent(pathname) + hash};
  };
  // Links that begin with "/" are checked once: navbar, sidebar and footer repeat them on thousands of pages.
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
    const found: {path: BrokenLink[]; anchor: BrokenLink[]} = {path: [], anchor: []};
    for (const url of page.links) {
      const broken = check(url, page);
      if (!broken) continue;
      const suggestion = broken.kind === 'path' ? suggest(broken.target) : undefined;
      found[broken.kind].push({url, target: broken.target, suggestion, location: locationOf(url, page)});
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

/**
 * Lists each broken link of a Markdown file for one page only. If several pages show the file (a post and lists of
 * posts), this is the page with the fewest Markdown files: the post.
 */
function eachOnce(found: readonly FoundLinks[]): BrokenLinks[] {
  const owners = new Map<string, LinkedPage>();
  const keyOf = ({location, url}: BrokenLink) => location && `${location}\n${url}`;
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

/** A broken link outside of Markdown that is on at least this number of pages is reported as a link of the layout. */
const LAYOUT_THRESHOLD = 5;

/** Returns a key of a link. Contains the target, since the same relative URL has another target on each page. */
function linkKey({url, target}: BrokenLink): string {
  return `${url}\n${target}`;
}

/**
 * Finds the broken links outside of Markdown that at least `LAYOUT_THRESHOLD` pages have.
 *
 * @returns key of a link → link, and number of pages
 */
function layoutLinks(pages: readonly BrokenLinks[]): ReadonlyMap<string, {link: BrokenLink; count: number}> {
  const found = new Map<string, {link: BrokenLink; count: number}>();
  for (const link of pages.flatMap(({links}) => links.filter(({location}) => location === undefined))) {
    const count = (found.get(linkKey(link))?.count ?? 0) + 1;
    found.set(linkKey(link), {link, count});
  }
  return new Map([...found].filter(([, {count}]) => count >= LAYOUT_THRESHOLD));
}

function linkLine({url, target, location, suggestion}: BrokenLink): string {
  const resolved = target === url ? '' : ` (resolves to ${target})`;
  const advice = suggestion === undefined ? '' : ` – did you mean ${suggestion}?`;
  return `    ${location ? `${location} → ` : ''}${url}${resolved}${advice}`;
}

/** Returns the text of a report: first the links that many pages share, then all others, grouped by page. */
export function brokenLinksReport(kind: 'links' | 'anchors', pages: readonly BrokenLinks[]): string {
  const shared = layoutLinks(pages);
  const groups = pages.flatMap(({page, links}) => {
    const own = links.filter((link) => link.location !== undefined || !shared.has(linkKey(link)));
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

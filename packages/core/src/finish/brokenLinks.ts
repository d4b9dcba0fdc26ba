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
  /** Where the page's Markdown holds its links, by the address that the page shows; empty for pages that are code. */
  readonly written: readonly ContentLink[];
  /** "docs/intro.md", relative to the site folder. */
  readonly source?: string;
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
  /** Whether the output holds a file at a URL path: static files, feeds. */
  hasFile(path: string): boolean;
}

interface Breakage {
  readonly kind: 'path' | 'anchor';
  readonly target: string;
}

function placeOf(url: string, page: LinkedPage): string | undefined {
  const written = page.written.find((link) => link.url === url);
  return written && page.source ? `${page.source}:${written.line}` : undefined;
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
} {
  const byKey = new Map(pages.map((page) => [pageKey(page.path), page]));
  const strict = new Set(strictRoutes);
  const anchorSets = new Map<LinkedPage, Set<string>>();
  const anchorsOf = (page: LinkedPage) => {
    const known = anchorSets.get(page) ?? new Set(page.anchors);
    anchorSets.set(page, known);
    return known;
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
    if (target === true || anchor === '') return undefined;
    const anchors = anchorsOf(target);
    if (target.anchors === undefined || anchors.has(anchor) || anchors.has(decodeFilePath(anchor)))
      return undefined;
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
  const paths: BrokenLinks[] = [];
  const anchors: BrokenLinks[] = [];
  for (const page of suspects) {
    const found = {path: [] as BrokenLink[], anchor: [] as BrokenLink[]};
    for (const url of page.links) {
      const broken = check(url, page);
      if (!broken) continue;
      const suggestion = broken.kind === 'path' ? suggest(broken.target) : undefined;
      found[broken.kind].push({url, target: broken.target, suggestion, place: placeOf(url, page)});
    }
    if (found.path.length > 0) paths.push({page: page.path, links: found.path});
    if (found.anchor.length > 0) anchors.push({page: page.path, links: found.anchor});
  }
  return {paths, anchors};
}

/** A link that is broken on this many pages stands in the layout rather than in their text. */
const LAYOUT_THRESHOLD = 5;

function layoutHint(pages: readonly BrokenLinks[]): string {
  const counts = new Map<string, number>();
  for (const {links} of pages) for (const {url} of links) counts.set(url, (counts.get(url) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= LAYOUT_THRESHOLD);
  if (frequent.length === 0) return '';
  const list = frequent.map(([url, count]) => `${url} (${count} pages)`).join(', ');
  return `\n\nSome stand on so many pages that the navbar, the footer or a sidebar must hold them: ${list}.`;
}

/** The report on broken links of one kind, grouped by page. */
export function brokenLinksReport(kind: 'links' | 'anchors', pages: readonly BrokenLinks[]): string {
  const count = pages.reduce((sum, {links}) => sum + links.length, 0);
  const groups = pages.map(({page, links}) => {
    const lines = links.map(({url, target, place, suggestion}) => {
      const resolved = target === url ? '' : ` (resolves to ${target})`;
      const advice = suggestion === undefined ? '' : ` – did you mean ${suggestion}?`;
      return `    ${place ? `${place} → ` : ''}${url}${resolved}${advice}`;
    });
    return `  ${page}\n${lines.join('\n')}`;
  });
  const links = count === 1 ? 'link' : 'links';
  const noun = `${count} broken ${links}${kind === 'links' ? '' : ' to an anchor'}`;
  return `${noun} on ${pages.length} page${pages.length === 1 ? '' : 's'}:\n${groups.join('\n')}${layoutHint(pages)}`;
}

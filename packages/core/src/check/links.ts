import {type BrokenLink, findBrokenLinks, type LinkedPage} from '../publish/brokenLinks.js';
import {outputFileCheck} from '../publish/reportLinks.js';
import {encodePath} from '../shared/encodePath.js';
import {groupToMap} from '../shared/groupToMap.js';
import {onceFor} from '../shared/onceFor.js';
import type {CheckedLocale, CheckedOutput, CheckedPage} from './CheckedOutput.js';
import type {CheckedSite} from './CheckedSite.js';
import type {Finding} from './Finding.js';
import {LinkLocator, type LinkPlace} from './locateLinks.js';
import type {LinkUse} from './readHtmlLinks.js';
import {type ScannedPage, scanPages} from './scanPages.js';

/** Number of broken links of one page above which the others are left out. */
const MAX_LINKS = 500;

// Module state: pages of an output with their addresses, which several checks need. They are freed with the output.
export const scanOutput = onceFor((output: CheckedOutput) => scanPages(output), new WeakMap());

interface LinkFindings {
  readonly links: readonly Finding[];
  readonly anchors: readonly Finding[];
}

// Module state: results of two checks, which are found together. They are freed with the site.
const findFaults = onceFor(linkFindings, new WeakMap());

/** Finds links, images, scripts and other files of the site that lead to nothing. */
export async function checkLinks(site: CheckedSite): Promise<readonly Finding[]> {
  return (await findFaults(site)).links;
}

/** Finds links to elements that do not exist. */
export async function checkAnchors(site: CheckedSite): Promise<readonly Finding[]> {
  return (await findFaults(site)).anchors;
}

async function linkFindings(site: CheckedSite): Promise<LinkFindings> {
  const output = await site.output();
  const locator = new LinkLocator(site, output);
  const links: Finding[] = [];
  const anchors: Finding[] = [];
  const scanned = await scanOutput(output);
  for (const {page, incomplete} of scanned.filter((one) => site.isWanted(one.page.path))) {
    if (incomplete === undefined) continue;
    const message = `Not all links of this page are checked: ${incomplete}.`;
    links.push({check: 'links', code: 'page-too-large', page: page.path, message});
  }
  const reported = new ReportedPlaces();
  for (const group of byOrigin(scanned, site)) {
    const found = brokenLinksOf(group, output, site);
    for (const {page, broken} of found) {
      for (const {link, isPath, use} of broken) {
        const {isExempt, ...place} = await locator.find(page.page, link.url);
        if (isExempt || reported.isOfOtherLocale(page.page, link, place)) continue;
        if (isPath) links.push({...brokenLink(link, use), ...place, page: page.page.path});
        else anchors.push({...brokenAnchor(link), ...place, page: page.page.path});
      }
    }
  }
  return {links, anchors};
}

/** Groups the pages by the origin of their locale: links that begin with "/" lead to pages of the same origin. */
function byOrigin(scanned: readonly ScannedPage[], {loaded}: CheckedSite): Iterable<readonly ScannedPage[]> {
  const siteUrl = loaded.config.url;
  return groupToMap(scanned, ({page}) => page.locale?.context.siteConfig.url ?? siteUrl).values();
}

/** Broken links in source files. Locales share files that are not translated, so a link is reported for one of them only. */
class ReportedPlaces {
  readonly #owners = new Map<string, CheckedLocale | CheckedPage>();

  /** Returns true if the link was reported for another locale, or for the copy of a static file in another locale. */
  isOfOtherLocale(page: CheckedPage, {url}: BrokenLink, {file, line}: LinkPlace): boolean {
    if (file === undefined) return false;
    const {baseUrl = '/'} = page.locale?.context ?? {};
    const key = JSON.stringify([file, line, url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url]);
    const owner = page.locale ?? page;
    if (!this.#owners.has(key)) this.#owners.set(key, owner);
    return this.#owners.get(key) !== owner;
  }
}

interface BrokenOnPage {
  readonly page: ScannedPage;
  readonly broken: readonly {
    readonly link: BrokenLink;
    /** True if the page or file does not exist; false if the anchor does not. */
    readonly isPath: boolean;
    readonly use: LinkUse;
  }[];
}

function brokenLinksOf(
  group: readonly ScannedPage[],
  output: CheckedOutput,
  site: CheckedSite,
): readonly BrokenOnPage[] {
  const linked = group.map(({page, links, anchors}): LinkedPage => {
    const base = `http://site${encodePath(page.path)}`;
    return {
      path: page.path,
      links: [...links.keys()].filter((url) => URL.canParse(url, base)),
      anchors: anchors && [...anchors],
      texts: [],
    };
  });
  const locales = new Set(group.flatMap(({page}) => page.locale ?? []));
  const fileChecks = [...locales].map(({outDir, context}) => outputFileCheck(outDir, context.baseUrl));
  fileChecks.push(outputFileCheck(output.outDir, site.loaded.baseUrl));
  const {paths, anchors} = findBrokenLinks({
    pages: linked,
    suspects: linked.filter(({path}) => site.isWanted(path)),
    openRoutes: [...locales].flatMap(({openRoutes}) => openRoutes),
    strictRoutes: [...locales].flatMap(({strictRoutes}) => strictRoutes),
    hasFile: (path) => fileChecks.some((hasFile) => hasFile(path)),
  });
  const pages = new Map(group.map((one) => [one.page.path, one]));
  return [
    ...paths.map((found) => ({...found, isPath: true})),
    ...anchors.map((found) => ({...found, isPath: false})),
  ].flatMap(({page: path, links, isPath}) => {
    const page = pages.get(path);
    if (!page) return [];
    const broken = links
      .slice(0, MAX_LINKS)
      .map((link) => ({link, isPath, use: page.links.get(link.url) ?? 'link'}) as const);
    return [{page, broken}];
  });
}

const NOUNS: {readonly [use in LinkUse]: string} = {
  link: 'The link',
  image: 'The image',
  script: 'The script',
  style: 'The stylesheet',
  media: 'The audio or video',
  document: 'The embedded document',
  icon: 'The icon',
};

function brokenLink({url, target, suggestion}: BrokenLink, use: LinkUse): Finding {
  const what = url === target ? 'there is no such page or file' : `there is no page or file ${target}`;
  return {
    check: 'links',
    code: 'broken-link',
    message: `${NOUNS[use]} ${url} is broken: ${what}.`,
    ...(suggestion !== undefined && {hint: `Did you mean ${suggestion}?`}),
  };
}

function brokenAnchor({url, target}: BrokenLink): Finding {
  const at = target.indexOf('#');
  return {
    check: 'anchors',
    code: 'broken-anchor',
    message: `The link ${url} is broken: the page ${target.slice(0, at)} has no element with the id "${target.slice(at + 1)}".`,
  };
}

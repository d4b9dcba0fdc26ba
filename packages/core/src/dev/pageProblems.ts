import path from 'node:path';
import type {Diagnostic} from '@lectern/mdx';
import {usesHashRouter} from '../config/filesUrl.js';
import {shownPath} from '../paths.js';
import {type BrokenLink, findBrokenLinks, type LinkedPage} from '../publish/brokenLinks.js';
import {checksLinks, linkedTexts} from '../publish/reportLinks.js';
import type {PageDetails} from '../render/RenderJob.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import type {PageProblem} from '../shared/devEvents.js';
import {decodePath, encodePath} from '../shared/encodePath.js';
import type {ReportingSeverity} from '../shared/siteConfig.js';
import {hasProtocol} from '../shared/url.js';
import type {DevPages} from './DevPages.js';
import type {DevSite} from './DevSite.js';

export interface PageProblemsInput {
  readonly site: DevSite;
  readonly pages: Pick<DevPages, 'details'>;
  /** Returns true if a build publishes a file at a URL path. */
  hasFile(urlPath: string): boolean;
}

/**
 * Maximum number of linked pages whose anchors are checked. The limit saves time, since each of these pages may have to
 * be rendered.
 */
const MAX_TARGETS = 40;

/** Paths of files that a build may write but that do not exist in development: feeds, a sitemap. */
const MAYBE_BUILT = /\.(?!html?$|mdx?$)\w+$/;

const isShown = (severity: ReportingSeverity) => severity === 'throw' || severity === 'warn';

/**
 * Lists the problems of one page in development (broken links, anchors, images), by the rules of a build.
 *
 * @throws {SiteError} if the page cannot be compiled or rendered
 */
export async function pageProblems(
  page: PlannedPage,
  input: PageProblemsInput,
): Promise<readonly PageProblem[]> {
  const {site} = input;
  const {siteConfig, siteDir, baseUrl} = site.config.context;
  const {url: siteUrl, trailingSlash} = siteConfig;
  const contents = await site.contents.compilePage(page);
  const diagnostics = page.content.flatMap((source) => contents.get(source)?.diagnostics ?? []);
  const found = diagnostics
    .filter(({severity}) => isShown(severity))
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map((diagnostic) => diagnosticProblem(diagnostic, siteDir));
  if (usesHashRouter(siteConfig) || !checksLinks(siteConfig)) return found;
  const locations = new Set(found.map(({location}) => location));
  const rules = {siteUrl, baseUrl, trailingSlash};
  const {paths, anchors} = await checkLinks(page, linkedTexts(page.content, contents, rules), input);
  const links = isShown(siteConfig.onBrokenLinks) ? paths.map((link) => linkProblem(link, 'page')) : [];
  const fragments = isShown(siteConfig.onBrokenAnchors)
    ? anchors.map((link) => linkProblem(link, 'anchor'))
    : [];
  // The compiler has already reported links to missing files.
  return [
    ...found,
    ...links.filter(({location}) => location === undefined || !locations.has(location)),
    ...fragments,
  ];
}

async function checkLinks(
  page: PlannedPage,
  texts: LinkedPage['texts'],
  {site, pages, hasFile}: PageProblemsInput,
): Promise<{paths: BrokenLink[]; anchors: BrokenLink[]}> {
  const {plan} = site;
  const {links, anchors} = await pages.details(page);
  const known = await anchorsOfTargets(page, links, {site, pages});
  known.set(page.path, anchors);
  const suspect: LinkedPage = {path: page.path, links, anchors, texts};
  const others = plan.pages.filter(({path}) => path !== page.path);
  const broken = findBrokenLinks({
    pages: [suspect, ...others.map(({path}) => ({path, links: [], anchors: known.get(path), texts: []}))],
    suspects: [suspect],
    openRoutes: plan.openRoutes,
    strictRoutes: plan.strictRoutes,
    hasFile: (urlPath) => hasFile(urlPath) || MAYBE_BUILT.test(urlPath),
  });
  const all = (list: typeof broken.paths) => list.flatMap((one) => one.links);
  return {paths: all(broken.paths), anchors: all(broken.anchors)};
}

/** Returns the anchors of other pages to which this page has links with a fragment: path → anchors. */
async function anchorsOfTargets(
  page: PlannedPage,
  links: readonly string[],
  {site, pages}: Pick<PageProblemsInput, 'site' | 'pages'>,
): Promise<Map<string, PageDetails['anchors']>> {
  const targets = new Set<PlannedPage>();
  const base = `http://site${encodePath(page.path)}`;
  for (const url of links) {
    if (url.startsWith('#') || !url.includes('#') || hasProtocol(url)) continue;
    const target = site.pages.find(decodePath(new URL(url, base).pathname));
    if (target && target !== page) targets.add(target);
  }
  const anchors = new Map<string, PageDetails['anchors']>();
  for (const target of [...targets].slice(0, MAX_TARGETS)) {
    // If a page cannot be rendered, links to its anchors are not reported.
    const details = await pages.details(target).catch(() => undefined);
    if (details) anchors.set(target.path, details.anchors);
  }
  return anchors;
}

function diagnosticProblem({file, line, message}: Diagnostic, siteDir: string): PageProblem {
  const name = shownPath(siteDir, path.resolve(siteDir, file));
  return {location: line === undefined ? name : `${name}:${line}`, message};
}

function linkProblem({url, target, location, suggestion}: BrokenLink, kind: 'page' | 'anchor'): PageProblem {
  const resolved = target === url ? '' : ` (${target})`;
  const advice = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  const reason = kind === 'page' ? 'leads to no page.' : 'leads to an anchor that the page does not have.';
  return {location, message: `The link "${url}"${resolved} ${reason}${advice}`};
}

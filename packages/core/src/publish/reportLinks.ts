import path from 'node:path';
import {isFileSync, parseOwnJson} from '@lectern/store';
import type {CompiledContent} from '../compile/ArtifactCache.js';
import type {LoadedContent} from '../content/PluginContent.js';
import {errors} from '../errors/catalog.js';
import type {Printer} from '../errors/Printer.js';
import {reportError} from '../errors/reportError.js';
import type {OutputFolder} from '../output/OutputFolder.js';
import type {PageCache} from '../render/PageCache.js';
import type {PageDetails} from '../render/RenderJob.js';
import type {RenderedPage} from '../render/renderPages.js';
import type {SitePlan} from '../routes/SitePlan.js';
import {tryDecodeUriComponent} from '../shared/encodePath.js';
import {type LinkRules, linkTarget} from '../shared/linkTarget.js';
import type {ClientSiteConfig} from '../shared/siteConfig.js';
import {brokenLinksReport, findBrokenLinks, type LinkedPage} from './brokenLinks.js';
import {LinkCache} from './LinkCache.js';
import type {ReportedLinks} from './ReportedLinks.js';

/**
 * Returns the links and anchors of a page, which are parsed from the page's record on each access: for pages in
 * `LinkCache`, the links are never read. They are not cached, since the details of all pages together need much memory.
 */
function linksOf(
  {path: pagePath, content, record, hasFailed}: RenderedPage,
  contents: ReadonlyMap<string, CompiledContent>,
  rules: LinkRules,
): LinkedPage {
  const details = () => parseOwnJson<PageDetails>(record.details);
  return {
    path: pagePath,
    get links() {
      if (!hasFailed) return details().links;
      const sources = content.flatMap((source) => contents.get(source) ?? []);
      return sources.flatMap((source) => writtenLinks(source, rules));
    },
    get anchors() {
      return hasFailed ? undefined : details().anchors;
    },
    get texts() {
      return linkedTexts(content, contents, rules);
    },
  };
}

/**
 * Returns the links of Markdown files, with the addresses that they have in the HTML of their page.
 *
 * @param sources - "@site/docs/intro.md"
 * @param contents - source → compiled file
 */
export function linkedTexts(
  sources: readonly string[],
  contents: ReadonlyMap<string, CompiledContent>,
  rules: LinkRules,
): LinkedPage['texts'] {
  return sources.flatMap((source) => {
    const content = contents.get(source);
    if (!content) return [];
    const links = content.details.links.map((link) => ({...link, url: linkTarget(link.url, rules).href}));
    return [{source: source.replace(/^@site\//, ''), links}];
  });
}

/**
 * Returns the links of a Markdown file to pages and anchors, with the addresses that they would have in the HTML of the
 * page. Links to assets are left out, since the compiler has already checked them.
 */
function writtenLinks({details, assets}: CompiledContent, rules: LinkRules): string[] {
  return details.links
    .filter(({url}) => !assets.some((asset) => url.startsWith(asset.url)))
    .map(({url}) => linkTarget(url, rules))
    .flatMap(({kind, href}) => (kind === 'outside' ? [] : [href]));
}

/** Returns a function that checks if an output folder has a file for a URL path. */
export function outputFileCheck(folder: string, baseUrl: string): (url: string) => boolean {
  return (url) => {
    if (!url.startsWith(baseUrl)) return false;
    const file = path.join(folder, tryDecodeUriComponent(url.slice(baseUrl.length)));
    return isFileSync(file);
  };
}

/** Returns true if broken links or broken anchors are reported. */
export function checksLinks({
  onBrokenLinks,
  onBrokenAnchors,
}: Pick<ClientSiteConfig, 'onBrokenLinks' | 'onBrokenAnchors'>): boolean {
  return onBrokenLinks !== 'ignore' || onBrokenAnchors !== 'ignore';
}

function reportUnrendered(pages: readonly RenderedPage[], printer: Printer): void {
  const failed = pages.filter(({hasFailed}) => hasFailed).map(({path}) => path);
  if (failed.length === 0) return;
  const subject = failed.length === 1 ? '1 page does' : `${failed.length} pages do`;
  const whose = failed.length === 1 ? 'its' : 'their';
  printer.log(
    `${subject} not render in Node, so only the links of ${whose} Markdown are checked, and no anchors there: ${failed.join(', ')}`,
  );
}

export interface BrokenLinksInput {
  readonly plan: Pick<SitePlan, 'openRoutes' | 'strictRoutes'>;
  readonly site: Pick<LoadedContent, 'context'>;
  readonly pages: readonly RenderedPage[];
  readonly contents: ReadonlyMap<string, CompiledContent>;
  readonly pageCache: Pick<PageCache, 'links'>;
  /** Staging folder of the locale. */
  readonly folder: Pick<OutputFolder, 'root'>;
  readonly printer: Printer;
  /** Broken links of the locales before this one, which are not reported again. */
  readonly reported: ReportedLinks;
}

/**
 * Checks the links of all pages against the pages and files in the staging folder, and reports broken links.
 *
 * @throws {SiteError} `BROKEN_LINKS` or `BROKEN_ANCHORS`, if the option for it is 'throw'
 */
export function reportBrokenLinks(input: BrokenLinksInput): void {
  const {pages, contents, folder, pageCache, printer, reported} = input;
  const {openRoutes, strictRoutes} = input.plan;
  const {siteConfig, baseUrl} = input.site.context;
  const {onBrokenLinks, onBrokenAnchors, url: siteUrl, trailingSlash} = siteConfig;
  if (!checksLinks(siteConfig)) return;
  reportUnrendered(pages, printer);
  const hasFile = outputFileCheck(folder.root, baseUrl);
  const cache = new LinkCache({table: pageCache.links, pages, openRoutes, strictRoutes, hasFile});
  const rules: LinkRules = {siteUrl, baseUrl, trailingSlash};
  const linked = pages.map((page) => ({page, links: linksOf(page, contents, rules)}));
  const found = findBrokenLinks({
    pages: linked.map(({links}) => links),
    suspects: linked.filter(({page}) => !cache.hasNoBrokenLinks(page)).map(({links}) => links),
    openRoutes,
    strictRoutes,
    hasFile: (path) => cache.hasFile(path),
  });
  cache.write(found.broken);
  const paths = reported.takeNew(found.paths, baseUrl);
  const anchors = reported.takeNew(found.anchors, baseUrl);
  if (anchors.length > 0) {
    const hint = 'The option onBrokenAnchors decides whether this fails the build.';
    const message = brokenLinksReport('anchors', anchors);
    // If links to pages are broken, too, broken anchors are only a warning: an error would end the build before the
    // report on broken links to pages.
    const severity = onBrokenAnchors === 'throw' && paths.length > 0 ? 'warn' : onBrokenAnchors;
    reportError(errors.linksBroken({code: 'BROKEN_ANCHORS', message, hint}), severity, printer);
  }
  if (paths.length > 0) {
    const hint =
      onBrokenLinks === 'throw'
        ? 'Correct the links, or set onBrokenLinks to "warn" to build nevertheless.'
        : 'The option onBrokenLinks decides whether this fails the build.';
    const message = brokenLinksReport('links', paths);
    reportError(errors.linksBroken({code: 'BROKEN_LINKS', message, hint}), onBrokenLinks, printer);
  }
}

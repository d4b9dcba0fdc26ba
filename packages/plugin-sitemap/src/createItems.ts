import path from 'node:path';
import type {PostBuildProps, RouteConfig} from '@lectern/core';
import {codedText, leafRoutes, loadUpdateTimes} from '@lectern/core/content-helpers';
import {encodePath} from '@lectern/core/shared/encodePath';
import picomatch from 'picomatch';
import type {PluginOptions} from './options.js';
import type {SitemapItem, SitemapItemsInput} from './SitemapItem.js';

export interface SitemapInput {
  /** Argument of the hook `postBuild`. */
  readonly props: PostBuildProps;
  readonly options: PluginOptions;
}

/** A page of the site: the path and the metadata of its route. */
type SitemapPage = Pick<RouteConfig, 'path' | 'metadata'>;

/**
 * Returns a filter for pages: `false` for the not-found page, for ignored and `noindex` pages, and for a second page
 * with the same path.
 */
function pageFilter({props, options}: SitemapInput): (page: SitemapPage) => boolean {
  const {baseUrl, routesPaths, routesBuildMetadata} = props;
  const isIgnored = picomatch(options.ignorePatterns);
  const paths = new Set(routesPaths);
  paths.delete(`${baseUrl}404.html`);
  return ({path: route}) =>
    // `delete` returns `true` only once for each path: two plugins may have added the same path.
    paths.delete(route) && !isIgnored(route) && !routesBuildMetadata[route]?.noIndex;
}

function formatTime(time: number, format: 'date' | 'datetime'): string {
  const text = new Date(time).toISOString();
  return format === 'date' ? text.slice(0, text.indexOf('T')) : text;
}

function sourceOf({metadata}: SitemapPage, siteDir: string): string | undefined {
  return metadata?.sourceFilePath === undefined ? undefined : path.resolve(siteDir, metadata.sourceFilePath);
}

/**
 * Loads the times at which pages last changed, from the metadata of their routes or from git. Warns if git has no time
 * for some pages.
 *
 * @returns a function from a page to Unix time in milliseconds; `null` or `undefined` for a page without a time
 */
async function updateTimes(
  pages: readonly SitemapPage[],
  {props, options}: SitemapInput,
): Promise<(page: SitemapPage) => number | null | undefined> {
  if (options.lastmod === null) return () => undefined;
  const {siteDir} = props;
  const undated = pages.filter(({metadata}) => metadata?.lastUpdatedAt === undefined);
  const files = undated.map((page) => sourceOf(page, siteDir)).filter((file) => file !== undefined);
  const {times, problem} = await loadUpdateTimes(props, files);
  if (problem !== undefined) {
    props.reports?.warn(
      codedText(
        'SITEMAP_DATES',
        `Pages in the sitemap lack the date of their last change: ${problem}.`,
        'Build in a full clone of the repository, or leave out the option "lastmod" of the sitemap plugin.',
      ),
    );
  }
  return (page) => {
    const {lastUpdatedAt} = page.metadata ?? {};
    const source = sourceOf(page, siteDir);
    return lastUpdatedAt === undefined && source !== undefined ? times.get(source) : lastUpdatedAt;
  };
}

async function itemsOf(pages: readonly SitemapPage[], input: SitemapInput): Promise<SitemapItem[]> {
  const {props, options} = input;
  const {changefreq, priority, lastmod} = options;
  const shown = pages.filter(pageFilter(input));
  const timeOf = await updateTimes(shown, input);
  return shown.map((page) => {
    const time = timeOf(page);
    return {
      url: new URL(encodePath(page.path), props.siteConfig.url).href,
      lastmod: lastmod === null || time == null ? null : formatTime(time, lastmod),
      changefreq,
      priority,
    };
  });
}

/**
 * Makes the items of a sitemap, in the order of the routes. Items that `createSitemapItems` returns are not checked
 * yet.
 */
export async function createItems(input: SitemapInput): Promise<readonly SitemapItem[]> {
  const {props, options} = input;
  const {routes, siteConfig} = props;
  const defaultCreateSitemapItems = ({routes}: SitemapItemsInput) => itemsOf(leafRoutes(routes), input);
  if (options.createSitemapItems) {
    return options.createSitemapItems({routes, siteConfig, defaultCreateSitemapItems});
  }
  // Without dates, the paths of pages are enough: the metadata of their routes is not needed.
  if (options.lastmod === null)
    return itemsOf(
      props.routesPaths.map((path) => ({path})),
      input,
    );
  return defaultCreateSitemapItems({routes, siteConfig});
}

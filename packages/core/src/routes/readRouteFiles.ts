import {type ContentAsset, NOT_PUBLISHABLE, NOT_PUBLISHABLE_HINT, type PublishScope} from '@lectern/mdx';
import {throwProblems} from '../errors/problems.js';
import type {Problem} from '../errors/SiteError.js';
import type {ModuleRequests} from './ModuleRequests.js';
import type {OwnedRoute} from './normalizeRoutes.js';
import {planAsset, planRouteAsset} from './planAsset.js';
import {type ModuleObject, requestOf, visitModules, visitRoutes} from './routeModules.js';

/** The files that routes publish: images of front matter, for example. */
export interface RouteFiles {
  /** Each once. */
  readonly assets: readonly ContentAsset[];
  /** URL of a file by `assetKey`. A value without one is no file: a URL, for example. */
  readonly urls: ReadonlyMap<string, string>;
}

export interface ReadRouteFilesInput {
  readonly requests: ModuleRequests;
  readonly siteDir: string;
  /** Base URL of files. */
  readonly baseUrl: string;
  readonly publish: PublishScope;
}

/**
 * @param source - the file that names it: Markdown, absolute
 * @param value - as front matter has it: "./cover.png"
 */
export function assetKey(source: string, value: string): string {
  return `${source}\n${value}`;
}

/**
 * Reads the files that routes name, since their addresses contain a hash of what is in them.
 *
 * @throws {SiteError} `ASSET_NOT_FOUND`, `FILE_NOT_PUBLISHABLE`
 */
export function readRouteFiles(routes: readonly OwnedRoute[], input: ReadRouteFilesInput): RouteFiles {
  const {requests, ...site} = input;
  const assets = new Map<string, ContentAsset>();
  const urls = new Map<string, string>();
  const seen = new Set<string>();
  const refusals: Problem[] = [];
  const add = (asset: ContentAsset | Problem | undefined): ContentAsset | undefined => {
    if (!asset) return undefined;
    if ('message' in asset) {
      refusals.push(asset);
      return undefined;
    }
    assets.set(asset.outputPath, asset);
    return asset;
  };
  const readModule = (module: ModuleObject) => {
    if (!module.assets) return;
    const found = requests.find(requestOf(module));
    if (found.kind !== 'content') return;
    const source = found.file;
    for (const [field, values] of Object.entries(module.assets)) {
      for (const value of [values].flat()) {
        if (typeof value !== 'string' || seen.has(assetKey(source, value))) continue;
        seen.add(assetKey(source, value));
        const asset = add(planAsset({...site, value, field, source}));
        if (asset) urls.set(assetKey(source, value), asset.url);
      }
    }
  };
  for (const {route} of routes) {
    visitRoutes(route, (one) => {
      for (const source of one.metadata?.assets ?? []) add(planRouteAsset(source, site));
      visitModules(one, readModule);
    });
  }
  throwProblems(refusals, {
    code: NOT_PUBLISHABLE,
    heading: 'Front matter or routes name files that may not be published:',
    hint: NOT_PUBLISHABLE_HINT,
    siteDir: input.siteDir,
  });
  return {assets: [...assets.values()], urls};
}

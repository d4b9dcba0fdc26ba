import {type ContentAsset, NOT_PUBLISHABLE, NOT_PUBLISHABLE_HINT} from '@lectern/mdx';
import {throwProblems} from '../errors/problems.js';
import type {Problem} from '../errors/SiteError.js';
import type {ModuleRequests} from './ModuleRequests.js';
import type {OwnedRoute} from './normalizeRoutes.js';
import {type AssetInput, planAsset, planRouteAsset} from './planAsset.js';
import {type ModuleObject, requestOf, visitModules, visitRoutes} from './routeModules.js';

/** Files that routes publish, such as images of front matter. */
export interface RouteFiles {
  /** All files, without duplicates, with the URLs under which they are published. */
  readonly assets: readonly ContentAsset[];
  /**
   * URLs for values in front matter: return value of `assetKey` → URL of the published file. Values that are no files,
   * such as URLs, have no entry.
   */
  readonly urls: ReadonlyMap<string, string>;
}

export interface ReadRouteFilesInput extends Pick<AssetInput, 'siteDir' | 'baseUrl' | 'publish'> {
  readonly requests: ModuleRequests;
}

/**
 * Returns the key of a front matter value in `RouteFiles.urls`.
 *
 * @param source - absolute path of the Markdown file
 * @param value - as in the front matter: "./cover.png"
 */
export function assetKey(source: string, value: string): string {
  return `${source}\n${value}`;
}

/**
 * Reads the files to which routes refer. The plan needs their content, since their URLs contain a hash of it.
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

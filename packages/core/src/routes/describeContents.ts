import type {Json, PayloadContent} from '../shared/payload.js';
import type {ModuleRequests} from './ModuleRequests.js';
import type {OwnedRoute} from './normalizeRoutes.js';
import {assetKey, type RouteFiles} from './readRouteFiles.js';
import {type ModuleObject, requestOf, visitModules, visitRoutes} from './routeModules.js';

/** Metadata of a Markdown page, and the URLs of the files to which its front matter refers. */
export type Description = Pick<PayloadContent, 'metadata' | 'assets'>;

export interface DescribeInput {
  readonly requests: ModuleRequests;
  readonly files: RouteFiles;
}

/**
 * Returns the metadata and assets that a route declares for a content module.
 *
 * @param file - absolute path of the Markdown file
 * @returns `undefined` if the route declares neither metadata nor assets for this module
 */
export function descriptionOf(
  {metadata, assets}: ModuleObject,
  file: string,
  files: RouteFiles,
): Description | undefined {
  if (metadata === undefined && assets === undefined) return undefined;
  return {
    ...(metadata !== undefined && {metadata: metadata as Json}),
    ...(assets && {assets: urlsOf(assets, file, files)}),
  };
}

function urlsOf(assets: NonNullable<ModuleObject['assets']>, file: string, {urls}: RouteFiles): Json {
  const found: {[name: string]: Json} = {};
  const urlOf = (value: unknown) => (typeof value === 'string' ? urls.get(assetKey(file, value)) : undefined);
  for (const [name, value] of Object.entries(assets)) {
    const url = Array.isArray(value) ? value.map((one) => urlOf(one) ?? null) : urlOf(value);
    if (url !== undefined) found[name] = url;
  }
  return found;
}

/**
 * Collects metadata and assets of content from all routes, by source. If several routes have metadata or assets for the
 * same content, the first route is used. Routes without metadata also get the result: plugins for Docusaurus expect
 * this, for example in lists of blog posts.
 */
export function describeContents(
  routes: readonly OwnedRoute[],
  input: DescribeInput,
): ReadonlyMap<string, Description> {
  const described = new Map<string, Description>();
  const add = (module: ModuleObject) => {
    if (module.metadata === undefined && module.assets === undefined) return;
    const found = input.requests.find(requestOf(module));
    if (found.kind !== 'content' || described.has(found.source)) return;
    const description = descriptionOf(module, found.file, input.files);
    if (description) described.set(found.source, description);
  };
  for (const {route} of routes) visitRoutes(route, (one) => visitModules(one, add));
  return described;
}

import type {Json, PayloadContent} from '../shared/payload.js';
import type {ModuleRequests} from './ModuleRequests.js';
import type {OwnedRoute} from './normalizeRoutes.js';
import {assetKey, type RouteFiles} from './readRouteFiles.js';
import {type ModuleObject, requestOf, visitModules, visitRoutes} from './routeModules.js';

/** Metadata of a page of Markdown, and the URLs of the files that its front matter names. */
export type Description = Pick<PayloadContent, 'metadata' | 'assets'>;

export interface DescribeInput {
  readonly requests: ModuleRequests;
  readonly files: RouteFiles;
}

/**
 * The description that a route has for content.
 *
 * @param file - the Markdown file, absolute
 * @returns `undefined` if the route says nothing about it
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
    if (Array.isArray(value)) found[name] = value.map((one) => urlOf(one) ?? null);
    else {
      const url = urlOf(value);
      if (url !== undefined) found[name] = url;
    }
  }
  return found;
}

/**
 * Collects by source what routes say about content. Routes that name the same content and say nothing about it get the first
 * description: plugins for Docusaurus count on that where they list posts of the blog, or show them by components of their own.
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

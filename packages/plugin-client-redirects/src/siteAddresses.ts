import path from 'node:path';
import type {LoadContext, PlannedSite, PostBuildProps} from '@lectern/core';
import {isFileSync, leafRoutes} from '@lectern/core/content-helpers';
import {tryDecodeUriComponent} from '@lectern/core/shared/encodePath';

/**
 * @returns a function that returns `true` if the folder `outDir` contains the file for a URL path, which is relative to
 * the base URL: "/manual.pdf"
 */
export function fileFinder(outDir: string): (path: string) => boolean {
  return (address) => {
    const file = path.join(outDir, tryDecodeUriComponent(address));
    return file.startsWith(outDir + path.sep) && isFileSync(file);
  };
}

/**
 * @returns a function that returns `true` if a static folder contains the file for a URL path, which is relative to the
 * base URL: "/manual.pdf"
 */
export function staticFileFinder({
  siteDir,
  siteConfig,
}: Pick<LoadContext, 'siteDir' | 'siteConfig'>): (path: string) => boolean {
  const finders = siteConfig.staticDirectories.map((dir) => fileFinder(path.resolve(siteDir, dir)));
  return (address) => finders.some((hasFile) => hasFile(address));
}

/**
 * @returns a function that returns `true` if a host sends a file for a URL path: the file itself, an HTML file without
 * its ending, or the "index.html" of a folder
 */
export function hostedFileFinder(isFile: (path: string) => boolean): (path: string) => boolean {
  return (address) => {
    const bare = address.replace(/\/+$/, '');
    return isFile(bare) || isFile(`${bare}.html`) || isFile(`${bare}/index.html`);
  };
}

/** Removes the base URL from the path of a route: "/base/docs/intro" → "/docs/intro". */
export function withoutBaseUrl(route: string, baseUrl: string): string {
  return route.startsWith(baseUrl) ? route.slice(baseUrl.length - 1) : '/';
}

/** Paths of all pages but the not-found page, without the base URL: "/docs/intro". */
export function pagePaths({
  routesPaths,
  baseUrl,
}: Pick<PostBuildProps, 'routesPaths' | 'baseUrl'>): readonly string[] {
  return routesPaths
    .filter((route) => route !== `${baseUrl}404.html`)
    .map((route) => withoutBaseUrl(route, baseUrl));
}

/** Paths of all pages of a planned site, as `pagePaths` returns them for a built site. */
export function plannedPaths(site: Pick<PlannedSite, 'routes' | 'baseUrl'>): readonly string[] {
  return pagePaths({...site, routesPaths: leafRoutes(site.routes).map((route) => route.path)});
}

import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, RouteConfig} from '@lectern/core';
import {DEBUG_PATH} from './client/debugPath.js';
import {debugFiles} from './debugFiles.js';
import {errors} from './errors.js';

const inPackage = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Path of a page, relative to `DEBUG_PATH` → its component. */
const PAGES: Readonly<Record<string, string>> = {
  '': '@theme/DebugConfig',
  '/config': '@theme/DebugConfig',
  '/content': '@theme/DebugContent',
  '/globalData': '@theme/DebugGlobalData',
  '/metadata': '@theme/DebugSiteMetadata',
  '/registry': '@theme/DebugRegistry',
  '/routes': '@theme/DebugRoutes',
};

function debugRoutes(baseUrl: string): RouteConfig[] {
  return Object.entries(PAGES).map(([page, component]) => ({
    path: `${baseUrl}${DEBUG_PATH}${page}`,
    component,
    exact: true,
    metadata: {search: false},
  }));
}

/**
 * Adds pages that show the site's configuration, routes, plugin content, global data and versions, and the JSON files
 * that these pages load.
 */
export default function pluginDebug({baseUrl}: LoadContext): Plugin {
  return {
    name: 'docusaurus-plugin-debug',
    contentLoaded: ({actions}) => {
      for (const route of debugRoutes(baseUrl)) actions.addRoute(route);
    },
    getSiteFiles: debugFiles,
    getThemePath: () => inPackage('./theme'),
    getTypeScriptThemePath: () => inPackage('../src/theme'),
  };
}

/** @throws {SiteError} `DEBUG_OPTIONS` for any option, and for an `id` other than "default". */
export function validateOptions({options}: {options: unknown}): {readonly id: string} {
  const {id, ...others} = {id: 'default', ...(options as {readonly id?: string} | undefined)};
  const [unknown] = Object.keys(others);
  if (unknown === undefined && id === 'default') return {id};
  throw errors.unknownOption(unknown ?? 'id');
}

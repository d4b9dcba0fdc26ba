import path from 'node:path';
import type {LoadContext} from '@lectern/core';
import {type PageFolders, toPermalink, translatedDir} from '@lectern/core/content-helpers';
import type {PluginOptions} from './options.js';

export const PLUGIN_NAME = 'docusaurus-plugin-content-blog';

/**
 * URL of the folder of this package's code ("dist", or "src" in tests). When a file in it changes, caches of the plugin
 * become stale.
 */
export const CODE = new URL('.', import.meta.url);

/** Site and options of one plugin instance: input of most functions of this package. */
export interface BlogPluginInput {
  readonly context: LoadContext;
  readonly options: PluginOptions;
}

/** URL path of a page of a blog, base URL included. Without `parts`: the URL path of the blog. */
export function blogPath({context, options}: BlogPluginInput, ...parts: readonly string[]): string {
  return toPermalink(context, context.baseUrl, options.routeBasePath, ...parts);
}

export function blogFolders({context, options}: BlogPluginInput): PageFolders {
  const contentPath = path.resolve(context.siteDir, options.path);
  const plugin = {name: PLUGIN_NAME, id: options.id};
  return {contentPath, contentPathLocalized: translatedDir(context, plugin, {originals: contentPath})};
}

/** Folders of a blog in the order in which files are searched: translations first. */
export function folderList({contentPathLocalized, contentPath}: PageFolders): readonly string[] {
  return [contentPathLocalized, contentPath];
}

import path from 'node:path';
import type {LoadContext} from '@lectern/core';
import {translatedDir} from '@lectern/core/content-helpers';
import type {PluginOptions} from './options.js';

export const PLUGIN_NAME = 'docusaurus-plugin-content-blog';

/** Folder of the code of this package, compiled or not. */
export const CODE = new URL('.', import.meta.url);

/** Input of all parts of the plugin. */
export interface BlogPluginInput {
  readonly context: LoadContext;
  readonly options: PluginOptions;
}

/** Absolute folders of a blog. */
export interface BlogFolders {
  readonly contentPath: string;
  /** A file here replaces the one of the same path in `contentPath`. */
  readonly contentPathLocalized: string;
}

export function blogFolders({context, options}: BlogPluginInput): BlogFolders {
  const contentPath = path.resolve(context.siteDir, options.path);
  const plugin = {name: PLUGIN_NAME, id: options.id};
  return {contentPath, contentPathLocalized: translatedDir(context, plugin, {originals: contentPath})};
}

/** Folders of the blog, best first. */
export function folderList({contentPathLocalized, contentPath}: BlogFolders): readonly string[] {
  return [contentPathLocalized, contentPath];
}

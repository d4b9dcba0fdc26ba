import fs from 'node:fs';
import type {PlannedSite, SiteFiles} from '@lectern/core';
import {DEBUG_PATH} from './client/debugPath.js';
import type {ContentEntry} from './client/shownValue.js';
import {toJson} from './toJson.js';

/**
 * Files with the content of plugin instances: one for each instance that has content, and the list "content.json". The
 * page of the list loads a file when the user opens its section.
 */
function contentFiles(
  plugins: PlannedSite['plugins'],
  write: (value: unknown) => () => string,
): Record<string, () => string> {
  const loaded = plugins.filter(({content}) => content !== undefined && content !== null);
  const entries: ContentEntry[] = loaded.map(({name, id}, at) => ({name, id, file: `content/${at}.json`}));
  const files = entries.map(({file}, at) => [file, write(loaded[at]?.content)]);
  return {'content.json': write(entries), ...Object.fromEntries(files)};
}

/**
 * Files of the debug pages: path in the output → function that makes the text. The files are the data of the debug
 * pages as JSON, and their stylesheet. No other page loads these files.
 */
export function debugFiles(site: PlannedSite): SiteFiles {
  const write = (value: unknown) => () => toJson(value, site.siteDir);
  const files = {
    'debug.css': () => fs.readFileSync(new URL('./debug.css', import.meta.url), 'utf8'),
    'config.json': write(site.siteConfig),
    'globalData.json': () => toJson(site.loadGlobalData(), site.siteDir),
    'registry.json': write(site.components),
    'routes.json': write(site.routes),
    'live.json': write(site.livePages ?? {}),
    ...contentFiles(site.plugins, write),
  };
  return Object.fromEntries(Object.entries(files).map(([file, make]) => [`${DEBUG_PATH}/${file}`, make]));
}

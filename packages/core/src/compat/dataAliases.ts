import path from 'node:path';
import type {LoadContext} from '../plugins/Plugin.js';

/** Name of Docusaurus' folder for generated files. */
export const DOCUSAURUS_GENERATED_DIR = '.docusaurus';

/** Names of Docusaurus for the folders that these plugins write data to. Plugins that extend one of them use its name in routes. */
const PLUGIN_OF: Readonly<Record<string, string>> = {
  '~blog': 'docusaurus-plugin-content-blog',
  '~docs': 'docusaurus-plugin-content-docs',
};

const DATA_REQUEST = /^(~\w+)\/(.*)$/s;

type Folders = Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>;

/** webpack's `resolve.alias` for these names. */
export function dataAliases({generatedFilesDir}: Pick<Folders, 'generatedFilesDir'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(PLUGIN_OF).map(([name, plugin]) => [name, path.join(generatedFilesDir, plugin)]),
  );
}

/**
 * Files that a request such as `~blog/default/tags.json` may name, best first. Plugins write the path relative to the folder of
 * their data, and some write `.docusaurus` for the folder of generated files instead of reading `generatedFilesDir`.
 *
 * @returns nothing for other requests
 */
export function dataFilesOf(request: string, {siteDir, generatedFilesDir}: Folders): readonly string[] {
  const [, name = '', file = ''] = DATA_REQUEST.exec(request) ?? [];
  const plugin = PLUGIN_OF[name];
  if (plugin === undefined) return [];
  return [generatedFilesDir, path.join(siteDir, DOCUSAURUS_GENERATED_DIR)].map((dir) =>
    path.join(dir, plugin, file),
  );
}

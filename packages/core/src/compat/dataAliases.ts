import path from 'node:path';
import type {LoadContext} from '../plugins/Plugin.js';

/** Name of Docusaurus' folder for generated files. */
export const DOCUSAURUS_GENERATED_DIR = '.docusaurus';

/**
 * Alias in module requests → plugin whose data folder the alias means, as in Docusaurus. Plugins that extend the blog
 * or docs plugin use the aliases in routes.
 */
const PLUGIN_OF: Readonly<Record<string, string>> = {
  '~blog': 'docusaurus-plugin-content-blog',
  '~docs': 'docusaurus-plugin-content-docs',
};

const DATA_REQUEST = /^(~\w+)\/(.*)$/s;

type Folders = Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>;

/** webpack's `resolve.alias` for the aliases in `PLUGIN_OF`. */
export function dataAliases({generatedFilesDir}: Pick<Folders, 'generatedFilesDir'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(PLUGIN_OF).map(([name, plugin]) => [name, path.join(generatedFilesDir, plugin)]),
  );
}

/**
 * Absolute files that a request such as `~blog/default/tags.json` may mean, in the order in which they are tried. Some
 * plugins write their data to `.docusaurus` instead of reading `generatedFilesDir`, so both folders are listed.
 *
 * @returns an empty list for requests without an alias of `PLUGIN_OF`
 */
export function dataFilesOf(request: string, {siteDir, generatedFilesDir}: Folders): readonly string[] {
  const [, name = '', file = ''] = DATA_REQUEST.exec(request) ?? [];
  const plugin = PLUGIN_OF[name];
  if (plugin === undefined) return [];
  return [generatedFilesDir, path.join(siteDir, DOCUSAURUS_GENERATED_DIR)].map((dir) =>
    path.join(dir, plugin, file),
  );
}

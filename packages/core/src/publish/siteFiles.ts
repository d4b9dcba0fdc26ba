import {withoutPrivateOptions} from '../config/privateOptions.js';
import {siteMetadata} from '../config/siteMetadata.js';
import type {LoadedContent} from '../content/PluginContent.js';
import {errors} from '../errors/catalog.js';
import {showValue} from '../errors/words.js';
import {callHook, pluginLabel} from '../plugins/callHook.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import type {PlannedSite} from '../plugins/SiteFiles.js';
import type {SitePlan} from '../routes/SitePlan.js';
import type {GlobalData} from '../shared/siteConfig.js';
import {loadLazyData} from './loadLazyData.js';

/** A file that a plugin adds to the output with `getSiteFiles`. */
export interface SiteFile {
  /** Path relative to the output folder of the locale: "__docusaurus/debug/routes.json". */
  readonly file: string;
  /** Makes the content of the file by the function that the plugin returned. */
  make(): Promise<string | Uint8Array>;
}

export interface SiteFilesInput {
  readonly site: LoadedContent;
  readonly plan: Pick<SitePlan, 'routes' | 'codeRequests' | 'data' | 'globalData'>;
  /** See `PlannedSite`. */
  readonly livePages?: PlannedSite['livePages'] | undefined;
}

function plannedSite({site, plan, livePages}: SiteFilesInput): PlannedSite {
  return {
    ...site.context,
    siteConfig: withoutPrivateOptions(site.context.siteConfig, process.env),
    routes: plan.routes,
    plugins: site.contents.map(({plugin: {plugin, id}, content}) => ({name: plugin.name, id, content})),
    siteMetadata: siteMetadata(site),
    components: plan.codeRequests,
    ...(livePages && {livePages}),
    loadGlobalData: () => loadLazyData(plan.globalData, plan.data) as GlobalData,
  };
}

function isPlainPath(file: string): boolean {
  return (
    !file.includes('\\') && file.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

function invalid(plugin: LoadedPlugin, problem: string) {
  const label = `The plugin ${pluginLabel(plugin)}`;
  return errors.pluginInvalid({label, problem, location: {file: plugin.origin}});
}

function filesOf(plugin: LoadedPlugin, planned: PlannedSite): SiteFile[] {
  const files: unknown = callHook(plugin, 'getSiteFiles', (hooks) => hooks.getSiteFiles?.(planned));
  if (typeof files !== 'object' || files === null || Array.isArray(files))
    throw invalid(plugin, `returns ${showValue(files)} from getSiteFiles, which is not an object.`);
  return Object.entries(files).map(([file, make]: [string, unknown]) => {
    if (typeof make !== 'function')
      throw invalid(plugin, `gives no function for the file ${JSON.stringify(file)} in getSiteFiles.`);
    if (!isPlainPath(file))
      throw invalid(
        plugin,
        `names the file ${JSON.stringify(file)} in getSiteFiles. Paths start in the output folder, without "./", ".." or "\\".`,
      );
    return {file, make: () => makeFile(plugin, file, make as () => unknown)};
  });
}

async function makeFile(
  plugin: LoadedPlugin,
  file: string,
  make: () => unknown,
): Promise<string | Uint8Array> {
  const data = await callHook(plugin, 'getSiteFiles', async () => make());
  if (typeof data === 'string' || data instanceof Uint8Array) return data;
  throw invalid(plugin, `makes ${showValue(data)} for the file ${JSON.stringify(file)}, which is no text.`);
}

/**
 * Calls `getSiteFiles` of all plugins and lists their files. The content of a file is made when its `make` is called.
 *
 * @throws {SiteError} `PLUGIN_INVALID`, `PLUGIN_HOOK_FAILED`
 */
export function listSiteFiles(input: SiteFilesInput): SiteFile[] {
  const plugins = input.site.contents.map(({plugin}) => plugin);
  const makers = plugins.filter(({plugin}) => plugin.getSiteFiles !== undefined);
  if (makers.length === 0) return [];
  const planned = plannedSite(input);
  return makers.flatMap((plugin) => filesOf(plugin, planned));
}

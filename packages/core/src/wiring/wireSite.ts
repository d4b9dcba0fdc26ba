import type {MarkdownSite} from '@lectern/mdx';
import type {WorkerPool} from '@lectern/worker-pool';
import {SiteCollections} from '../collections/SiteCollections.js';
import {ContentCompiler} from '../compile/ContentCompiler.js';
import type {WorkerFailures} from '../compile/WorkerFailures.js';
import type {LoadedConfig} from '../config/LoadedConfig.js';
import {loadContent, reloadPlugin} from '../content/loadContent.js';
import type {LoadedContent} from '../content/PluginContent.js';
import {loadPlugins} from '../pluginHost/loadPlugins.js';
import type {LoadedPlugins} from '../plugins/LoadedPlugins.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import {readPlanInput} from '../routes/PlanInput.js';
import {planSite} from '../routes/planSite.js';
import type {SitePlan} from '../routes/SitePlan.js';

/** A site in one locale: its plugins, their content, the plan (routes and files to make), and the Markdown compiler. */
export interface WiredSite {
  readonly config: LoadedConfig;
  readonly plugins: LoadedPlugins;
  readonly content: LoadedContent;
  readonly plan: SitePlan;
  readonly collections: SiteCollections;
  /** Settings that apply to all Markdown files of the site. */
  readonly markdown: MarkdownSite;
  readonly compiler: ContentCompiler;
}

export interface WiringTools {
  readonly pool: WorkerPool;
  /**
   * Failures of files that crashed or hung a compiler process. The dev server passes the list from one compiler to the
   * next, so that these files are not tried again.
   */
  readonly workerFailures?: WorkerFailures;
  /**
   * Called with each warning about plugins, before content is loaded: an error in content would otherwise hide the
   * warnings.
   */
  warn?(text: string): void;
}

/**
 * Runs the first stages of a build or of the dev server: loads plugins and content, plans the site, and makes the
 * compiler.
 *
 * @throws {SiteError} for mistakes in the configuration, in plugins, or in the structure of the content
 */
export async function wireSite(config: LoadedConfig, tools: WiringTools): Promise<WiredSite> {
  const plugins = await loadPlugins(config.context);
  for (const warning of plugins.warnings) tools.warn?.(warning);
  const content = await loadContent(plugins.plugins, plugins.context);
  return planContent({config, plugins, content}, tools);
}

/**
 * Reloads the content of one plugin and plans the site again.
 *
 * @throws {SiteError} as `wireSite`
 */
export async function rewirePlugin(
  site: WiredSite,
  plugin: LoadedPlugin,
  tools: WiringTools,
): Promise<WiredSite> {
  const content = await reloadPlugin(site.content, plugin, site.plugins);
  return planContent({...site, content}, tools);
}

function planContent(
  {config, plugins, content}: Pick<WiredSite, 'config' | 'plugins' | 'content'>,
  {pool, workerFailures}: WiringTools,
): WiredSite {
  const input = readPlanInput({...content, plugins: plugins.plugins});
  const plan = planSite(input);
  const {markdown, rules} = input;
  const compiler = new ContentCompiler({
    pool,
    workerFailures,
    context: content.context,
    site: markdown,
    rules,
    collectsSections: plan.isIndexed,
    ownerOf: (rule) => content.contents.find((one) => one.rules.includes(rule))?.plugin,
  });
  const {baseUrl, i18n} = content.context;
  const collections = new SiteCollections({contents: content.contents, locale: i18n.currentLocale, baseUrl});
  return {config, plugins, content, plan, collections, markdown, compiler};
}

import {sha256, stableJson} from '@lectern/store';
import {bundleEnvironment} from '../bundle/environment.js';
import {PLUGIN_LISTS} from '../compile/reloadOptions.js';
import type {BuildFlags} from '../config/flags.js';
import type {LoadedConfig} from '../config/LoadedConfig.js';
import {isJsonSerializable} from '../contentHelpers/isJsonSerializable.js';
import {isFrontMatterSchema} from '../contentHelpers/ownFrontMatter.js';
import {callHook} from '../plugins/callHook.js';
import type {LoadedPlugins} from '../plugins/LoadedPlugins.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import {readModules} from '../routes/PlanInput.js';
import {siteThemeAliases} from '../routes/themeAliases.js';
import {engineVersion} from '../version.js';

/** Version of the data that is stored about a build. Increase it with every change of that data. */
const FORMAT = 1;

/** Names of plugin options whose functions only change how Markdown is compiled, such as `remarkPlugins`. */
const MARKDOWN_PLUGINS: ReadonlySet<string> = new Set(PLUGIN_LISTS);

/**
 * Returns the options of a plugin without `MARKDOWN_PLUGINS` and schemas of front matter, with regular expressions as
 * text. A schema is code of the configuration, whose files are compared.
 */
function plainOptions({options}: LoadedPlugin): object {
  const own = Object.entries(options).filter(
    ([name, value]) => !MARKDOWN_PLUGINS.has(name) && !isFrontMatterSchema(value),
  );
  return Object.fromEntries(
    own.map(([name, value]) => [name, value instanceof RegExp ? String(value) : value]),
  );
}

export interface LocaleInput {
  readonly flags: BuildFlags;
  readonly config: LoadedConfig;
  readonly plugins: LoadedPlugins;
}

/**
 * Returns a hash of all inputs of a locale except files: configuration, options, flags, environment, versions.
 *
 * @returns `undefined` if the configuration or the options contain functions, whose results cannot be predicted
 */
export function localeSettings({
  flags,
  config,
  plugins: {plugins, context},
}: LocaleInput): string | undefined {
  const {plugins: _plugins, presets: _presets, themes: _themes, ...siteConfig} = context.siteConfig;
  if (!isJsonSerializable(siteConfig) || !plugins.every((plugin) => isJsonSerializable(plainOptions(plugin))))
    return undefined;
  const {minify, dev} = flags;
  const {siteDir, siteVersion, baseUrl, i18n, localizationDir, siteStorage} = context;
  const made = plugins.map((loaded) => {
    const {plugin, id, version, kind} = loaded;
    const tags = plugin.loadContent
      ? undefined
      : callHook(loaded, 'injectHtmlTags', (hooks) => hooks.injectHtmlTags?.({content: undefined}));
    return {name: plugin.name, id, version, kind, options: plainOptions(loaded), tags};
  });
  return sha256(
    stableJson([
      FORMAT,
      engineVersion(),
      process.version,
      process.env.SIMULATE_PRODUCTION_VISIBILITY,
      bundleEnvironment(),
      {minify, dev, outDir: config.outDir},
      {siteDir, siteVersion, baseUrl, i18n, localizationDir, siteStorage, siteConfig},
      made,
      siteThemeAliases(plugins, context),
      readModules(plugins, 'getClientModules'),
      readModules(plugins, 'getStillModules'),
    ]),
  );
}

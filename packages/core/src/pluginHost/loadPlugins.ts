import {
  checkFailure,
  type ValueProblem,
  validateOptions,
  validateThemeConfig,
} from '../compat/optionSchemas.js';
import {assumePeers} from '../compat/peerVersions.js';
import {configLocation} from '../config/findFieldLine.js';
import {errors, type FieldProblem} from '../errors/catalog.js';
import {isMarkdownError, isSiteError} from '../errors/SiteError.js';
import {capitalise, showValue} from '../errors/words.js';
import {loadCommonJsLast} from '../modules/loadCommonJsLast.js';
import {createModuleLoader} from '../modules/moduleLoader.js';
import type {LoadedPlugins} from '../plugins/LoadedPlugins.js';
import type {LoadContext, LoadedPlugin, Plugin} from '../plugins/Plugin.js';
import {bootstrapPlugin} from './bootstrapPlugin.js';
import {type ListedPlugin, listPlugins} from './listPlugins.js';
import {pluginWarnings} from './pluginWarnings.js';

type Options = LoadedPlugin['options'];

async function checkOptions(listed: ListedPlugin, file: string): Promise<Options> {
  const given = (listed.options === false || listed.options === null ? undefined : listed.options) ?? {};
  const report = (problems: readonly ValueProblem[]) =>
    errors.pluginOptionsInvalid({
      label: listed.label,
      problems,
      location: configLocation(file, [listed.configField, ...namedKeys(given, problems)]),
    });
  if (typeof given !== 'object' || Array.isArray(given)) {
    throw report([{text: `They must be an object, but are ${showValue(given)}.`, path: []}]);
  }
  const {id = 'default'}: {id?: unknown} = given;
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id)) {
    const text = `"id" must consist of letters, digits, "_" and "-", but is ${showValue(id)}.`;
    throw report([{text, path: ['id']}]);
  }
  if (!listed.validateOptions) return {...given, id};
  try {
    const checked = await listed.validateOptions({validate: validateOptions, options: given});
    return {...(checked as object), id};
  } catch (error) {
    throw checkFailure(error, given, report);
  }
}

/**
 * Returns a list with the name of the first option that a problem mentions; an empty list if the problems mention no
 * option.
 */
function namedKeys(options: object, problems: readonly ValueProblem[]): string[] {
  return Object.keys(options)
    .filter((key) => problems.some(({text}) => text.includes(`"${key}"`)))
    .slice(0, 1);
}

/** Runs `validateThemeConfig` of each plugin, which may add defaults. Later plugins get the result of earlier ones. */
function checkThemeConfig(listed: readonly ListedPlugin[], context: LoadContext): LoadContext {
  let {themeConfig} = context.siteConfig;
  for (const {label, validateThemeConfig: check} of listed) {
    if (!check) continue;
    try {
      const {siteConfigPath} = context;
      const slice = check({validate: validateThemeConfig, themeConfig, siteConfigPath});
      themeConfig = {...themeConfig, ...(slice as object)};
    } catch (error) {
      const report = (problems: readonly ValueProblem[]) =>
        errors.themeConfigInvalid({
          label: capitalise(label),
          problems: problems.map((problem) => fieldProblem(problem, context.siteConfigPath)),
          file: context.siteConfigPath,
        });
      throw checkFailure(error, themeConfig, report);
    }
  }
  return {...context, siteConfig: {...context.siteConfig, themeConfig}};
}

function fieldProblem({text, path}: ValueProblem, file: string): FieldProblem {
  const {line} = configLocation(file, ['themeConfig', ...path]);
  return {text, ...(line !== undefined && {line})};
}

async function construct(listed: ListedPlugin, context: LoadContext): Promise<LoadedPlugin | undefined> {
  const {label, kind, dir, origin, version, swizzle} = listed;
  const options = await checkOptions(listed, context.siteConfigPath);
  const plugin = await makePlugin(listed, context, options);
  if (plugin === null) return undefined;
  const invalid = (problem: string) =>
    errors.pluginInvalid({label: capitalise(label), problem, location: {file: origin}});
  if (typeof plugin !== 'object') {
    const returned = plugin === undefined ? 'nothing' : showValue(plugin);
    throw invalid(`must return a plugin, or null to switch itself off, but returns ${returned}.`);
  }
  if (typeof plugin.name !== 'string' || plugin.name === '') {
    throw invalid('returns a plugin without a "name".');
  }
  return {plugin, id: options.id, options, kind, dir, origin, version, swizzle};
}

async function makePlugin(
  {label, factory}: ListedPlugin,
  context: LoadContext,
  options: Options,
): Promise<Plugin | null | undefined> {
  try {
    return await factory(context, options as never);
  } catch (error) {
    if (isMarkdownError(error) || isSiteError(error)) throw error;
    throw errors.pluginLoadFailed({label: capitalise(label), cause: error});
  }
}

function rejectDuplicates(plugins: readonly LoadedPlugin[], file: string): void {
  const seen = new Map<string, LoadedPlugin>();
  for (const loaded of plugins) {
    const key = `${loaded.plugin.name}\n${loaded.id}`;
    const first = seen.get(key);
    if (first) {
      const origins = [...new Set([first.origin, loaded.origin])];
      throw errors.pluginDuplicate(origins, {name: loaded.plugin.name, id: loaded.id, file});
    }
    seen.set(key, loaded);
  }
}

/**
 * Loads, checks and makes every plugin of the site, in this order: plugins of presets, themes of presets, plugins,
 * themes, and a plugin for the configuration's own tags and client modules (`bootstrapPlugin`).
 *
 * @throws {SiteError} `PLUGIN_*`, `THEME_CONFIG_INVALID`, `MODULE_SYNTAX`
 */
export async function loadPlugins(context: LoadContext): Promise<LoadedPlugins> {
  assumePeers();
  const {siteDir, cacheDir} = context;
  const loader = loadCommonJsLast(await createModuleLoader({siteDir, cacheDir, fresh: false}));
  const files = new Set<string>();
  const {plugins: listed, warning} = await listPlugins({context, loader, files});
  const checked = checkThemeConfig(listed, context);
  const made = await Promise.all(listed.map((one) => construct(one, checked)));
  const plugins = [...made.filter((plugin) => plugin !== undefined), bootstrapPlugin(checked)];
  rejectDuplicates(plugins, context.siteConfigPath);
  return {
    plugins,
    context: checked,
    files: [...new Set([...files, ...loader.loadedFiles()])].sort(),
    warnings: [...(warning === undefined ? [] : [warning]), ...pluginWarnings(plugins, checked)],
  };
}

import path from 'node:path';
import {errors} from '../errors/catalog.js';
import {isSiteError} from '../errors/SiteError.js';
import {capitalise, showValue} from '../errors/words.js';
import {loadError} from '../modules/loadError.js';
import type {ModuleLoader} from '../modules/moduleLoader.js';
import {packageOf} from '../modules/readPackage.js';
import type {LoadContext, LoadedPlugin, PluginFactory, PluginModule, Preset} from '../plugins/Plugin.js';
import {type PluginKind, resolvePluginName} from '../plugins/resolvePluginName.js';
import {defaultExport, unwrapExports} from '../shared/moduleExports.js';
import {type MissingPlugin, reportMissingPlugins} from './missingPlugins.js';

/** A plugin of the configuration or of a preset whose module is loaded; its function has not been called. */
export interface ListedPlugin
  extends Pick<LoadedPlugin, 'kind' | 'dir' | 'origin' | 'version'>,
    Pick<PluginModule, 'validateOptions' | 'validateThemeConfig'> {
  /** Label for messages before the plugin function is called, which returns the name: 'the plugin "content-docs"'. */
  readonly label: string;
  /**
   * Field or name by which `configLocation` finds the plugin in the config file: "content-docs", "plugins" or
   * "presets".
   */
  readonly configField: string;
  readonly factory: PluginFactory;
  readonly swizzle: NonNullable<LoadedPlugin['swizzle']>;
  readonly options: unknown;
}

interface Lister {
  readonly context: LoadContext;
  readonly loader: ModuleLoader;
  /** Absolute paths of the module files and package.json files that were read. `listPlugins` adds to this set. */
  readonly files: Set<string>;
  /**
   * Plugins, themes and presets that are not installed. They are added to this list, so that one error reports all of
   * them.
   */
  readonly missing: MissingPlugin[];
}

/** An entry of `plugins`, `themes` or `presets`, in the configuration or in a preset. */
interface Entry {
  readonly entry: unknown;
  readonly kind: PluginKind;
  /**
   * Absolute paths of the files from which the plugin's name is resolved, as in an import: first the module of its
   * preset, then the config file.
   */
  readonly from: readonly string[];
  /** Path of the entry in the configuration: `["presets", 0, "blog"]`. */
  readonly field: readonly PropertyKey[];
  /** Name of the preset's option whose value is the options of this entry: "blog". */
  readonly option?: string | undefined;
}

interface LoadedModule {
  readonly module: unknown;
  readonly file: string;
  readonly label: string;
  readonly version: LoadedPlugin['version'];
}

async function loadNamed(
  name: string,
  {kind, from, field, option}: Entry,
  {context, loader, files, missing}: Lister,
): Promise<LoadedModule | undefined> {
  const found = resolvePluginName({name, kind, from}, loader);
  if (!found) {
    missing.push({kind, name, field, option});
    return undefined;
  }
  const {file, isPackage} = found;
  const label = `the ${kind} "${name}"`;
  files.add(file);
  try {
    const module = await loader.load(file, isPackage ? 'package' : undefined);
    const owner = packageOf(file);
    if (owner) files.add(owner.file);
    return {module, file, label, version: versionOf(owner, context.siteDir)};
  } catch (error) {
    throw loadError(error, file, {
      syntax: errors.moduleSyntax,
      threw: ({location, cause}) => errors.pluginLoadFailed({label: capitalise(label), location, cause}),
    });
  }
}

function versionOf(owner: ReturnType<typeof packageOf>, siteDir: string): LoadedPlugin['version'] {
  if (!owner) return {type: 'local'};
  if (path.dirname(owner.file) === siteDir) return {type: 'project'};
  return {type: 'package', name: owner.name, version: owner.version};
}

/**
 * Splits an entry `[plugin, options]`. An entry without options is not an array: it is the name or the module of the
 * plugin.
 */
function splitEntry(entry: unknown): {first: unknown; options: unknown} {
  return Array.isArray(entry) ? {first: entry[0], options: entry[1]} : {first: entry, options: undefined};
}

type Members = Partial<PluginModule>;

/** Returns an export of a plugin's module. Its type is not checked. */
function memberOf<Name extends keyof Members>(module: unknown, name: Name): Members[Name] {
  if (typeof module !== 'function' && (typeof module !== 'object' || module === null)) return undefined;
  return (module as Members)[name];
}

/**
 * Returns the plugin function of a module, and `member`, which returns another export by its name: a property of the
 * plugin function, or an export of the module.
 */
function readModule(module: unknown): {
  factory: unknown;
  member<Name extends keyof Members>(name: Name): Members[Name];
} {
  const factory = defaultExport(module);
  const exports = unwrapExports(module);
  return {factory, member: (name) => memberOf(factory, name) ?? memberOf(exports, name)};
}

async function listPlugin(
  listed: Entry & {readonly kind: 'plugin' | 'theme'},
  lister: Lister,
): Promise<ListedPlugin | undefined> {
  const {kind, from} = listed;
  const {first, options} = splitEntry(listed.entry);
  if (first === false || first === null || first === undefined) return undefined;
  const {siteConfigPath} = lister.context;
  const loaded: LoadedModule | undefined =
    typeof first === 'string'
      ? await loadNamed(first, listed, lister)
      : {module: first, file: from[0] ?? siteConfigPath, label: `a ${kind}`, version: {type: 'local'}};
  if (!loaded) return undefined;
  const {factory, member} = readModule(loaded.module);
  if (typeof factory !== 'function') {
    const problem = `must export a function that returns a plugin, but exports ${showValue(factory)}.`;
    throw errors.pluginInvalid({label: capitalise(loaded.label), problem, location: {file: loaded.file}});
  }
  return {
    kind,
    label: loaded.label,
    configField: from.length > 1 ? 'presets' : typeof first === 'string' ? first : `${kind}s`,
    factory: factory as PluginFactory,
    validateOptions: member('validateOptions'),
    validateThemeConfig: member('validateThemeConfig'),
    swizzle: {
      getSwizzleConfig: member('getSwizzleConfig'),
      getSwizzleComponentList: member('getSwizzleComponentList'),
    },
    options,
    dir: path.dirname(loaded.file),
    origin: loaded.version.type === 'package' ? (loaded.version.name ?? loaded.file) : loaded.file,
    version: loaded.version,
  };
}

interface RunPreset {
  readonly preset: Preset;
  /** Options of the preset in the configuration. */
  readonly options: unknown;
  readonly from: readonly string[];
}

const NO_PRESET: RunPreset = {preset: {}, options: {}, from: []};

async function runPreset(entry: unknown, index: number, lister: Lister): Promise<RunPreset> {
  const {first, options} = splitEntry(entry);
  const {siteConfigPath} = lister.context;
  if (first === false || first === null || first === undefined) return NO_PRESET;
  const listed: Entry = {entry, kind: 'preset', from: [siteConfigPath], field: ['presets', index]};
  const loaded =
    typeof first === 'string'
      ? await loadNamed(first, listed, lister)
      : {module: first, file: siteConfigPath, label: 'a preset'};
  if (!loaded) return NO_PRESET;
  const label = capitalise(loaded.label);
  const {factory} = readModule(loaded.module);
  if (typeof factory !== 'function') {
    const problem = `must export a function, but exports ${showValue(factory)}.`;
    throw errors.pluginInvalid({label, problem, location: {file: loaded.file}});
  }
  const preset = await callPreset(() => factory(lister.context, options ?? {}), label);
  if (typeof preset !== 'object' || preset === null) {
    const problem = `must return {plugins, themes}, but returns ${showValue(preset)}.`;
    throw errors.pluginInvalid({label, problem, location: {file: loaded.file}});
  }
  return {preset, options, from: [loaded.file, siteConfigPath]};
}

async function callPreset(run: () => unknown, label: string): Promise<Preset> {
  try {
    return (await run()) as Preset;
  } catch (error) {
    if (isSiteError(error)) throw error;
    throw errors.pluginLoadFailed({label, cause: error});
  }
}

/** Name of the preset's option whose value the preset passes to a plugin as options; `undefined` if there is none. */
function optionOf(entry: unknown, presetOptions: unknown): string | undefined {
  const {options} = splitEntry(entry);
  if (typeof presetOptions !== 'object' || presetOptions === null || options === undefined) return undefined;
  return Object.entries(presetOptions).find(([, value]) => value === options)?.[0];
}

function presetEntries<Kind extends 'plugin' | 'theme'>(
  presets: readonly RunPreset[],
  kind: Kind,
): (Entry & {readonly kind: Kind})[] {
  return presets.flatMap(({preset, options, from}, index) =>
    (preset[`${kind}s`] ?? []).map((entry) => {
      const option = optionOf(entry, options);
      const field = ['presets', index, ...(option === undefined ? [] : [option])];
      return {entry, kind, from, option, field};
    }),
  );
}

function siteEntries<Kind extends 'plugin' | 'theme'>(
  {siteConfig, siteConfigPath}: LoadContext,
  kind: Kind,
): (Entry & {readonly kind: Kind})[] {
  const list = `${kind}s` as const;
  const from = [siteConfigPath];
  return siteConfig[list].map((entry, index) => ({entry, kind, from, field: [list, index]}));
}

/**
 * Like `Promise.all`, but waits for all promises and adds their errors to `failures`, so that all missing plugins can
 * be reported together, before other errors.
 */
async function settle<T>(promises: readonly Promise<T>[], failures: unknown[]): Promise<T[]> {
  const settled = await Promise.allSettled(promises);
  return settled.flatMap((result) => {
    if (result.status === 'fulfilled') return [result.value];
    failures.push(result.reason);
    return [];
  });
}

/** Plugins and themes whose modules are loaded, in the order in which their hooks run. */
export interface PluginListing {
  readonly plugins: readonly ListedPlugin[];
  /** Warning about plugins that are not installed and are left out, since the site can be built without them. */
  readonly warning: string | undefined;
}

/**
 * Loads the module of every plugin and theme: first plugins of presets, then themes of presets, `plugins`, `themes`.
 * The plugin functions are not called.
 *
 * @throws {SiteError} `PLUGIN_NOT_FOUND` with all plugins that are not installed; otherwise the first error
 */
export async function listPlugins(input: Omit<Lister, 'missing'>): Promise<PluginListing> {
  const lister: Lister = {...input, missing: []};
  const {siteConfig} = lister.context;
  const failures: unknown[] = [];
  const presets = await settle(
    siteConfig.presets.map((entry, index) => runPreset(entry, index, lister)),
    failures,
  );
  const entries = [
    ...presetEntries(presets, 'plugin'),
    ...presetEntries(presets, 'theme'),
    ...siteEntries(lister.context, 'plugin'),
    ...siteEntries(lister.context, 'theme'),
  ];
  const listed = await settle(
    entries.map((entry) => listPlugin(entry, lister)),
    failures,
  );
  const warning = reportMissingPlugins(lister.missing, lister.context);
  if (failures.length > 0) throw failures[0];
  return {plugins: listed.filter((plugin) => plugin !== undefined), warning};
}

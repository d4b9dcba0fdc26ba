import path from 'node:path';
import {defaultExport, locateLoadError, type ModuleLoader} from '../config/moduleLoader.js';
import {packageOf} from '../config/readPackage.js';
import {errors} from '../errors/catalog.js';
import {isSiteError} from '../errors/SiteError.js';
import {capitalise, showValue} from '../errors/words.js';
import type {LoadContext, LoadedPlugin, PluginConfig, PluginFactory, PluginModule, Preset} from './Plugin.js';
import {type PluginKind, resolvePluginName} from './resolvePluginName.js';

/** A plugin that the configuration names, loaded but not yet made. */
export interface ListedPlugin {
  readonly kind: LoadedPlugin['kind'];
  /** How messages call it until it has a name: 'the plugin "content-docs"'. */
  readonly label: string;
  /** Where the configuration speaks of it, as far as that can be told: its name, or the field with the list that it is from. */
  readonly configField: string;
  readonly factory: PluginFactory;
  readonly validateOptions: PluginModule['validateOptions'];
  readonly validateThemeConfig: PluginModule['validateThemeConfig'];
  readonly options: unknown;
  readonly dir: string;
  readonly origin: string;
  readonly version: LoadedPlugin['version'];
}

interface Lister {
  readonly context: LoadContext;
  readonly loader: ModuleLoader;
  /** Module files and package.json files met on the way. */
  readonly files: Set<string>;
}

interface LoadedModule {
  readonly module: unknown;
  readonly file: string;
  readonly label: string;
  readonly version: LoadedPlugin['version'];
}

async function loadNamed(
  {name, kind, from}: {name: string; kind: PluginKind; from: readonly string[]},
  {context, loader, files}: Lister,
): Promise<LoadedModule> {
  const {file, isPackage} = resolvePluginName({name, kind, from}, loader);
  const label = `the ${kind} "${name}"`;
  files.add(file);
  try {
    const module = await loader.load(file, isPackage ? 'package' : undefined);
    const owner = packageOf(file);
    if (owner) files.add(owner.file);
    return {module, file, label, version: versionOf(owner, context.siteDir)};
  } catch (error) {
    if (isSiteError(error)) throw error;
    const {syntax, ...details} = locateLoadError(error, file);
    if (syntax) throw errors.moduleSyntax({...details, cause: error});
    throw errors.pluginLoadFailed({label: capitalise(label), place: details.place, cause: error});
  }
}

function versionOf(owner: ReturnType<typeof packageOf>, siteDir: string): LoadedPlugin['version'] {
  if (!owner) return {type: 'local'};
  if (path.dirname(owner.file) === siteDir) return {type: 'project'};
  return {type: 'package', name: owner.name, version: owner.version};
}

/** `[first, options]`, or `first` alone. */
function splitEntry(entry: unknown): {first: unknown; options: unknown} {
  return Array.isArray(entry) ? {first: entry[0], options: entry[1]} : {first: entry, options: undefined};
}

function memberOf(module: unknown, name: string): unknown {
  if (typeof module !== 'function' && (typeof module !== 'object' || module === null)) return undefined;
  return (module as Record<string, unknown>)[name];
}

/** The function of a module, and a static beside it or on it. */
function readModule(module: unknown): {factory: unknown; member(name: string): unknown} {
  const factory = defaultExport(module);
  return {factory, member: (name) => memberOf(module, name) ?? memberOf(factory, name)};
}

async function listPlugin(
  {entry, kind, from}: {entry: PluginConfig; kind: 'plugin' | 'theme'; from: readonly string[]},
  lister: Lister,
): Promise<ListedPlugin | undefined> {
  const {first, options} = splitEntry(entry);
  if (first === false || first === null || first === undefined) return undefined;
  const {siteConfigPath} = lister.context;
  const loaded: LoadedModule =
    typeof first === 'string'
      ? await loadNamed({name: first, kind, from}, lister)
      : {module: first, file: from[0] ?? siteConfigPath, label: `a ${kind}`, version: {type: 'local'}};
  const {factory, member} = readModule(loaded.module);
  if (typeof factory !== 'function') {
    const problem = `must export a function that returns a plugin, but exports ${showValue(factory)}.`;
    throw errors.pluginInvalid({label: capitalise(loaded.label), problem, place: {file: loaded.file}});
  }
  return {
    kind,
    label: loaded.label,
    configField: from.length > 1 ? 'presets' : typeof first === 'string' ? first : `${kind}s`,
    factory: factory as PluginFactory,
    validateOptions: member('validateOptions') as PluginModule['validateOptions'],
    validateThemeConfig: member('validateThemeConfig') as PluginModule['validateThemeConfig'],
    options,
    dir: path.dirname(loaded.file),
    origin: loaded.version.type === 'package' ? (loaded.version.name ?? loaded.file) : loaded.file,
    version: loaded.version,
  };
}

async function runPreset(entry: unknown, lister: Lister): Promise<{preset: Preset; from: readonly string[]}> {
  const {first, options} = splitEntry(entry);
  const {siteConfigPath} = lister.context;
  if (first === false || first === null || first === undefined) return {preset: {}, from: []};
  const loaded =
    typeof first === 'string'
      ? await loadNamed({name: first, kind: 'preset', from: [siteConfigPath]}, lister)
      : {module: first, file: siteConfigPath, label: 'a preset'};
  const label = capitalise(loaded.label);
  const {factory} = readModule(loaded.module);
  if (typeof factory !== 'function') {
    const problem = `must export a function, but exports ${showValue(factory)}.`;
    throw errors.pluginInvalid({label, problem, place: {file: loaded.file}});
  }
  const preset = await callPreset(() => factory(lister.context, options ?? {}), label);
  if (typeof preset !== 'object' || preset === null) {
    const problem = `must return {plugins, themes}, but returns ${showValue(preset)}.`;
    throw errors.pluginInvalid({label, problem, place: {file: loaded.file}});
  }
  return {preset, from: [loaded.file, siteConfigPath]};
}

async function callPreset(run: () => unknown, label: string): Promise<Preset> {
  try {
    return (await run()) as Preset;
  } catch (error) {
    if (isSiteError(error)) throw error;
    throw errors.pluginLoadFailed({label, cause: error});
  }
}

/** Loads every module that the configuration names: plugins of presets, themes of presets, plugins, themes. */
export async function listPlugins(lister: Lister): Promise<ListedPlugin[]> {
  const {siteConfig, siteConfigPath} = lister.context;
  const presets = await Promise.all(siteConfig.presets.map((entry) => runPreset(entry, lister)));
  const from = [siteConfigPath];
  const entries = [
    ...presets.flatMap(({preset, from}) =>
      (preset.plugins ?? []).map((entry) => ({entry, kind: 'plugin' as const, from})),
    ),
    ...presets.flatMap(({preset, from}) =>
      (preset.themes ?? []).map((entry) => ({entry, kind: 'theme' as const, from})),
    ),
    ...siteConfig.plugins.map((entry) => ({entry, kind: 'plugin' as const, from})),
    ...siteConfig.themes.map((entry) => ({entry, kind: 'theme' as const, from})),
  ];
  const listed = await Promise.all(entries.map((entry) => listPlugin(entry, lister)));
  return listed.filter((plugin) => plugin !== undefined);
}

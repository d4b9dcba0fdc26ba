import fs from 'node:fs';
import {errors} from '../errors/catalog.js';
import {describeIssues} from '../errors/describeIssues.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import {themeDirOf, themeSourceDirOf} from '../plugins/themeFolders.js';
import {listThemeComponents} from '../routes/themeAliases.js';
import {type SwizzleConfig, swizzleConfigSchema, type Theme} from './Theme.js';

const SAFE = {actions: {wrap: 'safe', eject: 'safe'}} as const;

function themeName({plugin, version}: LoadedPlugin): string {
  return (version.type === 'package' ? version.name : undefined) ?? plugin.name;
}

function configOf(plugin: LoadedPlugin): SwizzleConfig {
  const {getSwizzleConfig, getSwizzleComponentList} = plugin.swizzle ?? {};
  const given = getSwizzleConfig?.() ?? safeComponents(getSwizzleComponentList?.());
  if (given === undefined) return {components: {}};
  const parsed = swizzleConfigSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [problem] = describeIssues(parsed.error.issues, given);
  const text = problem?.text ?? parsed.error.message;
  throw errors.swizzleConfigInvalid({theme: themeName(plugin), problem: text, file: plugin.origin});
}

function safeComponents(list: unknown): SwizzleConfig | undefined {
  if (!Array.isArray(list)) return undefined;
  return {components: Object.fromEntries(list.map((name) => [String(name), SAFE]))};
}

function isFolder(dir: string | undefined): dir is string {
  return dir !== undefined && (fs.statSync(dir, {throwIfNoEntry: false})?.isDirectory() ?? false);
}

function themeOf(plugin: LoadedPlugin): Theme | undefined {
  const dir = [themeSourceDirOf(plugin), themeDirOf(plugin)].find(isFolder);
  if (dir === undefined) return undefined;
  const version = plugin.version.type === 'package' ? plugin.version.version : undefined;
  return {name: themeName(plugin), version, dir, files: listThemeComponents(dir), config: configOf(plugin)};
}

/**
 * Lists themes, and plugins with components, in the order of the configuration. A plugin with several instances is
 * listed once.
 *
 * @throws {SiteError} `SWIZZLE_CONFIG_INVALID`
 */
export function listThemes(plugins: readonly LoadedPlugin[]): Theme[] {
  const themes = new Map<string, Theme>();
  for (const plugin of plugins) {
    const theme = themeOf(plugin);
    if (theme && !themes.has(theme.name)) themes.set(theme.name, theme);
  }
  return [...themes.values()];
}

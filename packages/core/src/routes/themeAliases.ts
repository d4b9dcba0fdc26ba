import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {isWithin, realPath} from '../paths.js';
import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import {themeDirOf} from '../plugins/themeFolders.js';

/** Folders with theme components. For "@theme/X", the site's folder comes first, then the last theme that has X. */
export interface ThemeDirs {
  /** Folder of core's components, which are used for names that no theme has. */
  readonly fallbackDir: string;
  /** Theme folders of the plugins, in plugin order. */
  readonly themeDirs: readonly string[];
  /** `src/theme` of the site. */
  readonly siteThemeDir: string;
}

/** Files of theme components: name in imports ("@theme/X", "@theme-original/X" or "@theme-init/X") → absolute path. */
export interface ThemeAliases {
  readonly [name: string]: string;
}

const COMPONENT_FILE = /\.[jt]sx?$/;
/** Matches files of theme folders that are no components: type declarations, tests and stories. */
export const NOT_A_COMPONENT =
  /\.d\.ts$|\.(?:test|spec|stories)\.[jt]sx?$|(?:^|\/)__(?:tests|mocks|fixtures)__\//;

/**
 * Paths of all files in a folder, relative to it and with slashes. Follows symbolic links, except those that lead to a
 * folder around them. The `recursive` of `readdirSync` takes twice as long: it reads the kind of each file by itself.
 */
function* filesIn(dir: string, below = ''): Generator<string> {
  for (const entry of fs.readdirSync(path.join(dir, below), {withFileTypes: true})) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    const isFolder = entry.isSymbolicLink() ? leadsToFolder(path.join(dir, name)) : entry.isDirectory();
    if (isFolder) yield* filesIn(dir, name);
    else yield name;
  }
}

/** True if a symbolic link leads to a folder; false for a folder that contains the link, which would have no end. */
function leadsToFolder(link: string): boolean {
  const target = realPath(link);
  const isFolder = fs.statSync(target, {throwIfNoEntry: false})?.isDirectory() ?? false;
  return isFolder && !isWithin(target, realPath(path.dirname(link)));
}

/**
 * Lists the components of a theme folder: name ("DocItem/Layout") → absolute path. Empty if the folder does not exist.
 */
export function listThemeComponents(dir: string): Map<string, string> {
  const components = new Map<string, string>();
  if (!fs.existsSync(dir)) return components;
  const files = [...filesIn(dir)]
    .filter((file) => COMPONENT_FILE.test(file) && !NOT_A_COMPONENT.test(file))
    .sort();
  for (const file of files) {
    const name = file.replace(COMPONENT_FILE, '').replace(/(?:^|\/)index$/, '');
    if (name !== '') components.set(name, path.join(dir, file));
  }
  return components;
}

/**
 * Decides which file each alias of a theme component is.
 *
 * @returns "@theme/X" → the file in `src/theme`, otherwise the file of the last theme that has one;
 *   "@theme-original/X" → the file of the last theme; "@theme-init/X" → the file of the first theme
 */
export function buildThemeAliases({fallbackDir, themeDirs, siteThemeDir}: ThemeDirs): ThemeAliases {
  const aliases: {[name: string]: string} = {};
  for (const dir of [fallbackDir, ...themeDirs]) {
    for (const [name, file] of listThemeComponents(dir)) {
      aliases[`@theme-init/${name}`] ??= file;
      aliases[`@theme-original/${name}`] = file;
      aliases[`@theme/${name}`] = file;
    }
  }
  for (const [name, file] of listThemeComponents(siteThemeDir)) aliases[`@theme/${name}`] = file;
  return aliases;
}

const FALLBACK_THEME_DIR = fileURLToPath(new URL('../themeFallback', import.meta.url));

/** Lists the files of all theme components of a site, by the name under which code imports them. */
export function siteThemeAliases(
  plugins: readonly LoadedPlugin[],
  {siteDir}: Pick<LoadContext, 'siteDir'>,
): ThemeAliases {
  return buildThemeAliases({
    fallbackDir: FALLBACK_THEME_DIR,
    themeDirs: plugins.flatMap((plugin) => themeDirOf(plugin) ?? []),
    siteThemeDir: path.join(siteDir, 'src/theme'),
  });
}

import fs from 'node:fs';
import path from 'node:path';
import {CacheTable, sha256, writeFileIfChanged} from '@lectern/store';
import {isWritable} from '../cache/isWritable.js';
import {siteGeneratedDir} from '../config/generatedDir.js';
import {relativePath} from '../paths.js';
import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import type {SitePlan} from '../routes/SitePlan.js';
import type {ThemeAliases} from '../routes/themeAliases.js';
import {coreVersion} from '../version.js';
import {packageTypes} from './packageTypes.js';
import {planThemeTypes, themeTypeText} from './planThemeTypes.js';

interface WriteInput {
  readonly siteDir: string;
  readonly themeAliases: ThemeAliases;
  /** Absolute paths of the folders of the plugins. */
  readonly pluginDirs: readonly string[];
}

/**
 * Returns the absolute folder of the type declarations. All locales share it, and the site's tsconfig.json contains its
 * path.
 */
export function themeTypesDir(siteDir: string): string {
  return path.join(siteGeneratedDir(siteDir), 'types');
}

/**
 * Returns true if the site has a tsconfig.json or a jsconfig.json: its code is then checked, or completed in editors,
 * by types.
 */
function usesTypes(siteDir: string): boolean {
  return ['tsconfig.json', 'jsconfig.json'].some((name) => fs.existsSync(path.join(siteDir, name)));
}

/**
 * Removes all files of the folder that are not in `texts`, such as declarations of components that the site no longer
 * has.
 */
function removeOthers(typesDir: string, texts: ReadonlyMap<string, string>): void {
  const entries = fs.readdirSync(typesDir, {recursive: true, withFileTypes: true});
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !texts.has(relativePath(typesDir, file))) fs.rmSync(file);
  }
}

/**
 * Writes type declarations of the components that a site may import, unless they are up to date.
 *
 * @returns number of components
 */
export function writeThemeTypes({siteDir, themeAliases, pluginDirs}: WriteInput): number {
  const typesDir = themeTypesDir(siteDir);
  const types = planThemeTypes({siteDir, typesDir, themeAliases});
  const packages = packageTypes(siteDir, typesDir, pluginDirs);
  const key = sha256(JSON.stringify([coreVersion, typesDir, [...types], [...packages]]));
  const table = new CacheTable<{readonly components: number}>(path.join(typesDir, 'stamp'), key);
  const written = table.read('components');
  if (written !== undefined) return written;
  const texts = new Map(packages);
  for (const [file, target] of types) texts.set(file, themeTypeText(file, target, typesDir));
  for (const [file, text] of texts) writeFileIfChanged(path.join(typesDir, file), text);
  removeOthers(typesDir, texts);
  const components = Object.keys(themeAliases).filter((alias) => alias.startsWith('@theme/')).length;
  table.write({components});
  return components;
}

/**
 * Writes the type declarations of a site, if the site has a tsconfig.json or jsconfig.json, and the folder of the
 * declarations can be written.
 */
export function updateThemeTypes(
  {themeAliases}: Pick<SitePlan, 'themeAliases'>,
  {siteDir}: Pick<LoadContext, 'siteDir'>,
  plugins: readonly LoadedPlugin[],
): void {
  if (!usesTypes(siteDir) || !isWritable(themeTypesDir(siteDir))) return;
  writeThemeTypes({siteDir, themeAliases, pluginDirs: plugins.map(({dir}) => dir)});
}

import fs from 'node:fs';
import path from 'node:path';
import {toPosix} from '../paths.js';
import {installedPackage} from './installedPackage.js';

/**
 * Names of all components in the installed classic theme: "DocItem/Layout".
 *
 * @returns `undefined` if the site has not installed the theme
 */
export function readThemeComponents(siteDir: string): ReadonlySet<string> | undefined {
  const preset = installedPackage('@lectern/preset-classic', siteDir);
  const dir = installedPackage('@lectern/theme-classic', preset ?? siteDir);
  if (dir === undefined) return undefined;
  const root = path.join(dir, 'dist/theme');
  if (!fs.existsSync(root)) return undefined;
  const files = fs
    .readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.js'));
  return new Set(files.map(componentName));
}

/** Name of the component in a file: `DocItem/Layout/index.js` and `DocItem/Layout.tsx` → "DocItem/Layout". */
export function componentName(file: string): string {
  const name = toPosix(file).replace(/\.\w+$/, '');
  return name.replace(/\/index$/, '');
}

/** Folder of the site's own components, with a separator at its end. */
export function themeDir(siteDir: string): string {
  return path.join(siteDir, 'src/theme') + path.sep;
}

import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import {themeDirOf} from '../plugins/themeFolders.js';
import {buildThemeAliases, type ThemeAliases} from './themeAliases.js';

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

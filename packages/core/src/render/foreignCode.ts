import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '../content/PluginContent.js';
import {packageOf} from '../modules/readPackage.js';
import {isBelow, pathInside} from '../paths.js';
import {themeDirOf} from '../plugins/themeFolders.js';
import type {SitePlan} from '../routes/SitePlan.js';

/**
 * Requests of modules that are part of Lectern, if no component of the theme is replaced. Their components declare if
 * they need React; other modules may do anything when they run.
 */
const OUR_REQUEST = /^@(?:theme|theme-original|theme-init|docusaurus|lectern)\//;

/** Returns the first module that is not part of Lectern. */
export function firstForeign(requests: readonly string[]): string | undefined {
  return requests.find((request) => !OUR_REQUEST.test(request));
}

/** Declaration in a client module that it does nothing that a reader misses. */
const STILL_EXPORT = /^export const still = true\b/m;

/**
 * Finds code that is not part of Lectern and that runs on every page of a site: a replaced component, the theme of
 * another package, a client module.
 *
 * @returns name of the first one; `undefined` if there is none
 */
export function codeOnEveryPage(
  {themeAliases, clientModules}: Pick<SitePlan, 'themeAliases' | 'clientModules'>,
  {context: {siteDir}, contents}: LoadedContent,
): string | undefined {
  const themeDir = path.join(siteDir, 'src/theme');
  const replaced = Object.values(themeAliases).find((file) => isBelow(themeDir, file));
  if (replaced !== undefined) return pathInside(siteDir, replaced);
  const theme = contents.find(({plugin}) => themeDirOf(plugin) && !plugin.origin.startsWith('@lectern/'));
  if (theme) return theme.plugin.plugin.name;
  const script = clientModules.find(
    (file) => /\.[cm]?[jt]sx?$/.test(file) && !isOurs(file) && !STILL_EXPORT.test(fs.readFileSync(file, 'utf8')),
  );
  return script && pathInside(siteDir, script);
}

function isOurs(file: string): boolean {
  return packageOf(file)?.name?.startsWith('@lectern/') ?? false;
}

import fs from 'node:fs';
import {codedText} from '../errors/errorAddress.js';
import {listProblems} from '../errors/problems.js';
import type {Problem} from '../errors/SiteError.js';
import {nearestWord} from '../errors/suggestions.js';
import {pluginLabel} from '../plugins/callHook.js';
import type {LoadContext, LoadedPlugin, Plugin} from '../plugins/Plugin.js';
import {themeFolder} from '../plugins/themeFolders.js';
import {missingStaticFiles} from './missingStaticFiles.js';

const FIELDS: {readonly [name in keyof Required<Plugin>]: true} = {
  name: true,
  extendCli: true,
  loadContent: true,
  getTranslationFiles: true,
  translateContent: true,
  translateThemeConfig: true,
  getDefaultCodeTranslationMessages: true,
  getTranslationSources: true,
  getTranslatableFiles: true,
  contentLoaded: true,
  allContentLoaded: true,
  getMarkdownRules: true,
  getMarkdownImages: true,
  getPathsToWatch: true,
  isContentAffected: true,
  findMissingPage: true,
  followsFiles: true,
  getClientModules: true,
  getStillModules: true,
  getThemePath: true,
  getTypeScriptThemePath: true,
  injectHtmlTags: true,
  configureWebpack: true,
  configurePostCss: true,
  getIndexPaths: true,
  indexPages: true,
  indexEditedPages: true,
  getReadingLists: true,
  findFaults: true,
  getCollections: true,
  getSiteFiles: true,
  getPolicySources: true,
  postBuild: true,
  outputReady: true,
};

/** Maximum share of wrong letters in a misspelt hook name. A function whose name differs more is probably no hook. */
const MISSPELT_SHARE = 0.2;

/**
 * Returns a problem for each function of a plugin object whose name is similar to the name of a hook, and probably
 * misspelt.
 */
function misspeltHooks(loaded: LoadedPlugin): Problem[] {
  return Object.entries(loaded.plugin).flatMap(([name, value]) => {
    if (name in FIELDS || typeof value !== 'function') return [];
    const hook = nearestWord(name, Object.keys(FIELDS), MISSPELT_SHARE);
    if (hook === undefined) return [];
    const message = `The plugin ${pluginLabel(loaded)} has a function "${name}", which is never called. Did you mean the hook "${hook}"?`;
    return {file: loaded.origin, message};
  });
}

function missingThemeFolders(loaded: LoadedPlugin): Problem[] {
  return (['getThemePath', 'getTypeScriptThemePath'] as const).flatMap((hook) => {
    const folder = themeFolder(loaded, hook);
    if (folder === undefined || fs.statSync(folder, {throwIfNoEntry: false})?.isDirectory()) return [];
    const message = `The plugin ${pluginLabel(loaded)} has its components in ${folder} (${hook}), but there is no such folder.`;
    return [{file: loaded.origin, message}];
  });
}

/**
 * Warnings about probable mistakes in plugins, theme folders and static files that do not prevent a build: one text for
 * each kind of mistake.
 */
export function pluginWarnings(plugins: readonly LoadedPlugin[], context: LoadContext): string[] {
  const kinds = [
    {code: 'PLUGIN_HOOK_UNKNOWN', problems: plugins.flatMap(misspeltHooks)},
    {code: 'THEME_FOLDER_MISSING', problems: plugins.flatMap(missingThemeFolders)},
    {code: 'STATIC_FILE_MISSING', problems: missingStaticFiles(context)},
  ] as const;
  return kinds
    .filter(({problems}) => problems.length > 0)
    .map(({code, problems}) => codedText(code, undefined, listProblems(problems, context.siteDir)));
}

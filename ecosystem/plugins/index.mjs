import {analyticsPlugins} from './analytics.mjs';
import {apiPlugins} from './api.mjs';
import {codePlugins} from './code.mjs';
import {contentPlugins} from './content.mjs';
import {searchPlugins} from './search.mjs';

/**
 * Plugins and themes from npm that must work, chosen by their downloads in October 2026. Each entry:
 *
 * - `name`, `version`: the package; without a version, it is one of ours under an old name, and `versionOf` names the package
 * - `feature`: what is tried, for the table; `note`: for those that work with a note; `why`: a reason in words for those that do not
 * - `packages`: what else is installed
 * - `head`, `plugins`, `themes`, `themeConfig`, `presetOptions`, `config`: text of the config
 * - `files`: of the site, by path; `prepare(dir)` writes others
 * - `commands`: of the plugin, run before the build; `built(outDir)` throws if files are missing or wrong
 * - `pages`: `path`, `see(page, {requests})`, which throws unless the feature is visible, and `answers` of other hosts by URL
 * - `consoleNoise`: parts of messages of the plugin itself
 * - `inTests`: part of `pnpm test`, where these plugins share one site
 */
export const plugins = [
  ...searchPlugins,
  ...contentPlugins,
  ...codePlugins,
  ...apiPlugins,
  ...analyticsPlugins,
];

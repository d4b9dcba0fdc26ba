import {analyticsPlugins} from './analytics.mjs';
import {apiPlugins} from './api.mjs';
import {codePlugins} from './code.mjs';
import {contentPlugins} from './content.mjs';
import {searchPlugins} from './search.mjs';

/**
 * Plugins and themes from npm that must work, chosen by their downloads in October 2026. Fields of an entry:
 *
 * - `name`, `version`: of the package. Without a version, the name is that of a Docusaurus package which `versionOf`,
 * one of ours, replaces
 * - `feature`: the tested feature, for the table; `note`: a restriction, for the table; `why`: reason why the plugin
 * does not work
 * - `packages`: further packages to install
 * - `head`, `plugins`, `themes`, `themeConfig`, `presetOptions`, `config`: source text for these places of the config
 * - `files`: path in the site → text; `prepare(dir)` writes further files
 * - `commands`: commands of the plugin that run before the build; `built(outDir)` throws if output files are missing or
 * wrong
 * - `pages`: URLs to open: `path`; `see(page, {requests})`, which throws if the feature is not visible; `answers`: URL
 * on another host → response
 * - `consoleNoise`: parts of console messages that the plugin itself prints
 * - `inTests`: `true` to test the plugin in `npm test` too, where all such plugins share one site
 */
export const plugins = [
  ...searchPlugins,
  ...contentPlugins,
  ...codePlugins,
  ...apiPlugins,
  ...analyticsPlugins,
];

/** The same plugins by purpose, for the page "Community plugins". `id`: anchor of the heading. */
export const groups = [
  {id: 'search', title: 'Search', plugins: searchPlugins},
  {id: 'content', title: 'Content, media and styles', plugins: contentPlugins},
  {id: 'code', title: 'Code and builds', plugins: codePlugins},
  {id: 'api', title: 'References of APIs', plugins: apiPlugins},
  {id: 'analytics', title: 'Analytics and feedback', plugins: analyticsPlugins},
];

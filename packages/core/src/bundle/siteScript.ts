import {parseOwnJson, shortHash, stableJson} from '@lectern/store';
import {clientSiteConfig} from '../config/clientSiteConfig.js';
import {filesUrl, isRelocatable} from '../config/filesUrl.js';
import type {LoadContext} from '../plugins/Plugin.js';
import type {SitePlan} from '../routes/SitePlan.js';
import {isFilePath} from '../shared/isFilePath.js';
import {openLeavesOf} from '../shared/openLeaves.js';
import {sectionsOf} from '../shared/sections.js';
import {SITE_DATA_GLOBAL, type SiteData} from '../shared/siteData.js';

/**
 * Script that puts the data of a locale (config, translations of code, base URL) into a global variable, from which all
 * other code reads it. An ES module without imports, for browser and Node.
 */
export interface SiteScript {
  /** Path relative to the output folder; contains a hash of the text. */
  readonly file: string;
  readonly text: string;
}

export interface SiteScriptInput {
  readonly context: LoadContext;
  readonly plan: Pick<SitePlan, 'pages' | 'openRoutes'>;
  /** Base URL of the bundle's files if it differs from the base URL of the locale. */
  readonly codeUrl?: string;
}

function siteData({context, plan, codeUrl}: SiteScriptInput): SiteData {
  const {baseUrl, i18n, codeTranslations} = context;
  const {openRoutes} = plan;
  const paths = plan.pages.map((page) => page.path);
  const build = {
    baseUrl,
    filesUrl: codeUrl ?? filesUrl(context),
    openRoutes,
    openLeaves: openLeavesOf(openRoutes, paths),
    sections: sectionsOf(paths, {baseUrl, openRoutes}),
    hasHomePage: paths.includes(baseUrl),
    ...(isRelocatable(context) && {filePages: paths.filter(isFilePath)}),
  };
  return {
    siteConfig: sorted(clientSiteConfig(context.siteConfig)),
    i18n,
    codeTranslations: sorted(codeTranslations),
    build,
  };
}

function sorted<T>(value: T): T {
  return parseOwnJson<T>(stableJson(value));
}

export function createSiteScript(input: SiteScriptInput): SiteScript {
  const text = `globalThis.${SITE_DATA_GLOBAL}=${JSON.stringify(siteData(input))};\n`;
  return {file: siteScriptFile(shortHash(text)), text};
}

/** Returns the path of the site script whose text has the given hash, relative to the output folder. */
export function siteScriptFile(hash: string): string {
  return `assets/js/site.${hash}.js`;
}

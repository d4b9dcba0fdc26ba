import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, MarkdownRule, PluginActions, RouteConfig} from '@lectern/core';
import {RunReports} from '@lectern/core/content-helpers';
import {onTestFinished} from 'vitest';
import pluginContentDocs from '../src/index.js';
import type {DocsContent} from '../src/model/VersionContent.js';
import {docsOptionsSchema, type Options, resolveOptions, splitVersions} from '../src/options.js';

/** Path in the site → text of the file; objects are written as JSON. */
export type Files = {readonly [file: string]: string | object};

export interface PublishedDocs {
  readonly content: DocsContent;
  readonly routes: readonly RouteConfig[];
  /** Data files of the plugin: name → JSON value. */
  readonly data: ReadonlyMap<string, unknown>;
  readonly globalData: unknown;
  readonly rules: readonly MarkdownRule[];
}

/**
 * Copies a fixture of test/sites to a temporary folder, since loading a site writes caches. The copy is deleted after
 * the test.
 *
 * @returns absolute folder
 */
export function copySite(name: string): string {
  const siteDir = writeSite({});
  fs.cpSync(fileURLToPath(new URL(`./sites/${name}`, import.meta.url)), siteDir, {recursive: true});
  return siteDir;
}

/**
 * Writes a site to a temporary folder, which is deleted after the test.
 *
 * @returns absolute folder
 */
export function writeSite(files: Files): string {
  const siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-docs-')));
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true, force: true}));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
  return siteDir;
}

/** The parts of a context that the plugin reads, for a site of one locale. */
export function testContext(
  siteDir: string,
  changes: {
    readonly mode?: LoadContext['mode'];
    readonly themeConfig?: object;
    readonly trailingSlash?: boolean;
    readonly future?: object;
  } = {},
): LoadContext {
  const {mode = 'production', themeConfig = {}, trailingSlash, future = {}} = changes;
  const context = {
    siteDir,
    cacheDir: path.join(siteDir, 'node_modules/.cache/lectern'),
    generatedFilesDir: path.join(siteDir, '.site'),
    siteConfig: {themeConfig, trailingSlash, future, markdown: {}, i18n: {localeConfigs: {}}},
    siteConfigPath: path.join(siteDir, 'site.config.ts'),
    outDir: path.join(siteDir, 'build'),
    localizationDir: path.join(siteDir, 'i18n/en'),
    baseUrl: '/',
    i18n: {defaultLocale: 'en', locales: ['en'], path: 'i18n', currentLocale: 'en', localeConfigs: {}},
    codeTranslations: {},
    siteStorage: {type: 'localStorage', namespace: ''},
    mode,
    reports: new RunReports(console).forLocale('en', '/'),
  };
  return context as unknown as LoadContext;
}

export function parseOptions(options: Options = {}) {
  return resolveOptions(docsOptionsSchema.parse(splitVersions(options)));
}

function folderOf(site: string | Files): string {
  if (typeof site !== 'string') return writeSite(site);
  return path.isAbsolute(site) ? site : copySite(site);
}

/**
 * Calls the hooks `loadContent`, `contentLoaded` and `getMarkdownRules` of the plugin.
 *
 * @param site - name of a fixture of test/sites, an absolute folder, or the files of a site
 */
export async function publishSite(
  site: string | Files,
  options: Options = {},
  changes: Parameters<typeof testContext>[1] = {},
): Promise<PublishedDocs> {
  const context = testContext(folderOf(site), changes);
  const plugin = pluginContentDocs(context, parseOptions(options));
  const content = (await plugin.loadContent?.()) as DocsContent;
  const routes: RouteConfig[] = [];
  const data = new Map<string, unknown>();
  let globalData: unknown;
  const actions: PluginActions = {
    addRoute: (route) => void routes.push(route),
    async createData(dataName, value) {
      data.set(dataName, JSON.parse(JSON.stringify(value)));
      return path.join(context.generatedFilesDir, plugin.name, 'default', dataName);
    },
    setGlobalData(value) {
      globalData = JSON.parse(JSON.stringify(value));
    },
    setPageHead: () => undefined,
  };
  await plugin.contentLoaded?.({content, actions});
  const rules = plugin.getMarkdownRules?.({content}) ?? [];
  return {content, routes, data, globalData, rules};
}

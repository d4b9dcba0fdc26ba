import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, PluginActions, RouteConfig} from '@lectern/core';
import pluginContentDocs from '../src/index.js';
import {docsOptionsSchema, type Options} from '../src/options.js';
import type {DocsContent} from '../src/plan/VersionContent.js';

export interface PublishedDocs {
  readonly content: DocsContent;
  readonly routes: readonly RouteConfig[];
  /** Name → data. */
  readonly data: ReadonlyMap<string, unknown>;
  readonly globalData: unknown;
}

export const siteFolder = (name: string) => fileURLToPath(new URL(`./sites/${name}`, import.meta.url));

/** What the plugin reads of a context, for a site of one locale. */
export function testContext(
  siteDir: string,
  changes: {
    readonly mode?: LoadContext['mode'];
    readonly themeConfig?: object;
    readonly trailingSlash?: boolean;
  } = {},
): LoadContext {
  const {mode = 'production', themeConfig = {}, trailingSlash} = changes;
  const context = {
    siteDir,
    generatedFilesDir: path.join(siteDir, '.site'),
    siteConfig: {themeConfig, trailingSlash, markdown: {}},
    siteConfigPath: path.join(siteDir, 'site.config.ts'),
    outDir: path.join(siteDir, 'build'),
    localizationDir: path.join(siteDir, 'i18n/en'),
    baseUrl: '/',
    i18n: {defaultLocale: 'en', locales: ['en'], path: 'i18n', currentLocale: 'en', localeConfigs: {}},
    codeTranslations: {},
    siteStorage: {type: 'localStorage', namespace: ''},
    mode,
  };
  return context as unknown as LoadContext;
}

export function parseOptions(options: Options = {}) {
  return docsOptionsSchema.parse(options);
}

/** Runs the content hooks of the plugin on a fixture of test/sites, as the plugin host does. */
export async function publishSite(
  name: string,
  options: Options = {},
  changes: Parameters<typeof testContext>[1] = {},
): Promise<PublishedDocs> {
  const context = testContext(siteFolder(name), changes);
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
  };
  await plugin.contentLoaded?.({content, actions});
  return {content, routes, data, globalData};
}

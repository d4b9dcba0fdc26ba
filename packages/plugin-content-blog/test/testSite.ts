import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, MarkdownRule, PluginActions, RouteConfig} from '@lectern/core';
import {isSiteError} from '@lectern/core';
import {RunReports} from '@lectern/core/content-helpers';
import {onTestFinished} from 'vitest';
import pluginContentBlog, {type BlogContent} from '../src/index.js';
import {blogOptionsSchema, type Options} from '../src/options.js';

/** Path in the site → text of the file. */
export type Files = {readonly [file: string]: string};

export interface PublishedBlog {
  readonly content: BlogContent;
  readonly routes: readonly RouteConfig[];
  /** Data files of the plugin: name → JSON value. */
  readonly data: ReadonlyMap<string, unknown>;
  readonly rule: MarkdownRule | undefined;
}

/** Settings of the site that a test changes. */
export interface ContextChanges {
  readonly mode?: LoadContext['mode'];
  readonly trailingSlash?: boolean;
  readonly future?: object;
  readonly baseUrl?: string;
  /** "none": no reports, as in commands that only read the site. */
  readonly reports?: LoadContext['reports'] | 'none';
}

/**
 * Writes a site to a temporary folder, which is deleted after the test.
 *
 * @returns absolute folder
 */
export function writeSite(files: Files): string {
  const siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-blog-')));
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true, force: true}));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
  }
  return siteDir;
}

/** The parts of a context that the plugin reads, for a site of one locale. */
export function testContext(siteDir: string, changes: ContextChanges = {}): LoadContext {
  const {mode = 'production', trailingSlash, future = {}, baseUrl = '/'} = changes;
  const {reports = new RunReports(console).forLocale('en', '/')} = changes;
  const context = {
    siteDir,
    cacheDir: path.join(siteDir, 'node_modules/.cache/lectern'),
    generatedFilesDir: path.join(siteDir, '.site'),
    siteConfig: {
      title: 'Test',
      url: 'https://example.com',
      themeConfig: {},
      trailingSlash,
      future: {experimental_vcs: true, ...future},
      markdown: {},
      i18n: {localeConfigs: {}},
    },
    siteConfigPath: path.join(siteDir, 'site.config.ts'),
    outDir: path.join(siteDir, 'build'),
    localizationDir: path.join(siteDir, 'i18n/en'),
    baseUrl,
    i18n: {defaultLocale: 'en', locales: ['en'], path: 'i18n', currentLocale: 'en', localeConfigs: {}},
    codeTranslations: {},
    siteStorage: {type: 'localStorage', namespace: ''},
    mode,
    reports: reports === 'none' ? undefined : reports,
  };
  return context as unknown as LoadContext;
}

/** Default options of tests: nothing is reported. */
const QUIET: Options = {onInlineAuthors: 'ignore', onInlineTags: 'ignore', onUntruncatedBlogPosts: 'ignore'};

export function parseOptions(options: Options = {}) {
  return blogOptionsSchema.parse({...QUIET, ...options});
}

/**
 * Calls the hooks `loadContent`, `contentLoaded` and `getMarkdownRules` of the plugin.
 *
 * @param site - an absolute folder, or the files of a site
 */
export async function publishSite(
  site: string | Files,
  options: Options = {},
  changes: ContextChanges = {},
): Promise<PublishedBlog> {
  const context = testContext(typeof site === 'string' ? site : writeSite(site), changes);
  const plugin = pluginContentBlog(context, parseOptions(options));
  const content = (await plugin.loadContent?.()) as BlogContent;
  const routes: RouteConfig[] = [];
  const data = new Map<string, unknown>();
  const actions: PluginActions = {
    addRoute: (route) => void routes.push(route),
    async createData(dataName, value) {
      data.set(dataName, JSON.parse(JSON.stringify(value)));
      return path.join(context.generatedFilesDir, plugin.name, 'default', dataName);
    },
    setGlobalData: () => undefined,
    setPageHead: () => undefined,
  };
  await plugin.contentLoaded?.({content, actions});
  return {content, routes, data, rule: plugin.getMarkdownRules?.({content})[0]};
}

export interface Mistake {
  readonly code: string;
  readonly message: string;
  /** "blog/a.md:3", or the file alone. */
  readonly location: string | undefined;
}

/** Publishes a site with a mistake and returns its error. */
export async function mistake(files: Files, options: Options = {}): Promise<Mistake> {
  const siteDir = writeSite(files);
  try {
    await publishSite(siteDir, options);
  } catch (error) {
    if (!isSiteError(error)) throw error;
    const {file, line} = error.location ?? {};
    const name = file && path.relative(siteDir, file);
    return {code: error.code, message: error.message, location: line ? `${name}:${line}` : name};
  }
  throw new Error('The site has no mistake.');
}

import {encodePath} from '@lectern/core/shared/encodePath';
import fs from 'node:fs/promises';
import path from 'node:path';
import {
  createExcerpt,
  decodeMarkdown,
  type LoadContext,
  parseContentTitle,
  parseFrontMatter,
} from '@lectern/core';
import {applyTrailingSlash, joinUrl} from '@lectern/core/shared/url';
import {glob} from 'tinyglobby';
import {checkPageFrontMatter, type PageFrontMatter} from './frontMatter.js';
import {type LastUpdate, type LastUpdates, loadLastUpdates, SIMULATED_UPDATE} from './lastUpdates.js';
import type {PluginOptions} from './options.js';
import {isMarkdown, pagePath} from './pagePath.js';
import {isFolder, localizedPluginDir, mapConcurrently, toPosix, toSource} from './paths.js';

/** A React component that is a page. */
export interface JsxPage {
  readonly type: 'jsx';
  /** "@site/src/pages/index.tsx" */
  readonly source: string;
  readonly file: string;
  readonly permalink: string;
}

/** What the component of a Markdown page is given. */
export interface PageMetadata {
  readonly type: 'mdx';
  readonly source: string;
  readonly permalink: string;
  readonly title?: string;
  readonly description?: string;
  readonly editUrl?: string;
  readonly unlisted: boolean;
  readonly lastUpdatedBy?: string;
  /** Unix time in milliseconds. */
  readonly lastUpdatedAt?: number;
}

export interface MarkdownPage extends PageMetadata {
  readonly file: string;
  readonly originalFile: string;
  readonly draft: boolean;
  readonly frontMatter: PageFrontMatter;
}

export type Page = JsxPage | MarkdownPage;

export interface PagesContent {
  readonly pages: readonly Page[];
  /** Absolute. */
  readonly contentDir: string;
  readonly localizedDir: string;
}

export interface LoadInput {
  readonly context: LoadContext;
  readonly options: PluginOptions;
}

interface PageFile {
  /** Below the pages folder. */
  readonly path: string;
  readonly file: string;
  readonly originalFile: string;
}

interface Loading extends LoadInput {
  readonly contentDir: string;
  readonly localizedDir: string;
  readonly lastUpdates: LastUpdates | undefined;
}

const OPEN_FILES = 64;

export function pagesFolders({context, options}: LoadInput): {contentDir: string; localizedDir: string} {
  return {
    contentDir: path.resolve(context.siteDir, options.path),
    localizedDir: localizedPluginDir(context, options.id),
  };
}

async function findPages({options, contentDir, localizedDir}: Loading): Promise<readonly PageFile[]> {
  if (!(await isFolder(contentDir))) return [];
  const ignore = [...options.exclude, '**/*.d.ts'];
  const find = (cwd: string) => glob([...options.include], {cwd, ignore, expandDirectories: false});
  const [paths, translated] = await Promise.all([
    find(contentDir),
    (await isFolder(localizedDir)) ? find(localizedDir) : [],
  ]);
  const isTranslated = new Set(translated);
  return paths.sort().map((pagePath): PageFile => {
    const folder = isTranslated.has(pagePath) ? localizedDir : contentDir;
    return {
      path: pagePath,
      file: path.join(folder, pagePath),
      originalFile: path.join(contentDir, pagePath),
    };
  });
}

function toPermalink(slug: string, {context, options}: LoadInput): string {
  const {baseUrl, siteConfig} = context;
  const {trailingSlash} = siteConfig;
  return applyTrailingSlash(encodePath(joinUrl(baseUrl, options.routeBasePath, slug)), {trailingSlash, baseUrl});
}

function editUrlOf(
  page: PageFile,
  permalink: string,
  {context, options, ...folders}: Loading,
): string | undefined {
  const {editUrl, editLocalizedFiles} = options;
  const isTranslated = page.file !== page.originalFile && editLocalizedFiles;
  const folder = isTranslated ? folders.localizedDir : folders.contentDir;
  const pagesDirPath = toPosix(path.relative(context.siteDir, folder));
  if (typeof editUrl === 'string') return joinUrl(editUrl, pagesDirPath, page.path);
  return editUrl?.({pagesDirPath, pagesPath: page.path, permalink, locale: context.i18n.currentLocale});
}

function lastUpdateOf(page: PageFile, {last_update: written}: PageFrontMatter, loading: Loading) {
  const {options, lastUpdates} = loading;
  const fromGit = lastUpdates?.get(page.file);
  const author = written?.author ?? fromGit?.author;
  const time = written?.date === undefined ? fromGit?.timestamp : parseDate(written.date);
  return {
    ...(options.showLastUpdateAuthor && author !== undefined && {lastUpdatedBy: author}),
    ...(options.showLastUpdateTime && time !== undefined && {lastUpdatedAt: time}),
  };
}

/** "1/1/2000" means midnight UTC, whatever the time zone of the machine. */
function parseDate(date: string | number | Date): number {
  const utc = typeof date === 'string' ? new Date(`${date} UTC`).getTime() : Number.NaN;
  return Number.isNaN(utc) ? new Date(date).getTime() : utc;
}

/** Splits a file, through the site's own `markdown.parseFrontMatter` if it has one. */
async function splitText(text: string, file: string, context: LoadContext) {
  const custom = context.siteConfig.markdown.parseFrontMatter;
  if (!custom) return parseFrontMatter(text, file);
  return custom({
    filePath: file,
    fileContent: text,
    defaultParseFrontMatter: async ({filePath, fileContent}) => {
      const {frontMatter, content} = parseFrontMatter(fileContent, filePath);
      return {frontMatter: {...frontMatter}, content};
    },
  });
}

async function loadMarkdownPage(page: PageFile, loading: Loading): Promise<MarkdownPage> {
  const {context} = loading;
  const {file, originalFile} = page;
  const text = decodeMarkdown(await fs.readFile(file), file);
  const split = await splitText(text, file, context);
  const frontMatter = checkPageFrontMatter(split.frontMatter, {file, text});

  const permalink = toPermalink(frontMatter.slug ?? pagePath(page.path), loading);
  const title = frontMatter.title ?? parseContentTitle(split.content);
  const description = frontMatter.description ?? createExcerpt(split.content);
  const editUrl = editUrlOf(page, permalink, loading);
  const isProduction = context.mode === 'production' || process.env.SIMULATE_PRODUCTION_VISIBILITY === 'true';
  return {
    type: 'mdx',
    source: toSource(context.siteDir, file),
    file,
    originalFile,
    permalink,
    ...(title !== undefined && {title}),
    ...(description !== undefined && {description}),
    ...(editUrl !== undefined && {editUrl}),
    ...lastUpdateOf(page, frontMatter, loading),
    unlisted: isProduction && frontMatter.unlisted === true,
    draft: isProduction && frontMatter.draft === true,
    frontMatter,
  };
}

function loadPage(page: PageFile, loading: Loading): Promise<Page> | Page {
  if (isMarkdown(page.path)) return loadMarkdownPage(page, loading);
  return {
    type: 'jsx',
    source: toSource(loading.context.siteDir, page.file),
    file: page.file,
    permalink: toPermalink(pagePath(page.path), loading),
  };
}

const simulatedUpdates: LastUpdates = {get: (): LastUpdate => SIMULATED_UPDATE};

async function lastUpdatesFor({context, options}: LoadInput, folders: readonly string[]) {
  if (!options.showLastUpdateTime && !options.showLastUpdateAuthor) return undefined;
  return context.mode === 'development' ? simulatedUpdates : loadLastUpdates(context.siteDir, folders);
}

/** Finds every page, and reads those that are Markdown. */
export async function loadPages(input: LoadInput): Promise<PagesContent> {
  const folders = pagesFolders(input);
  const lastUpdates = await lastUpdatesFor(input, Object.values(folders));
  const loading: Loading = {...input, ...folders, lastUpdates};
  const files = await findPages(loading);
  const pages = await mapConcurrently(files, OPEN_FILES, async (file) => loadPage(file, loading));
  return {pages, ...folders};
}

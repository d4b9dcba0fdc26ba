import fs from 'node:fs/promises';
import path from 'node:path';
import {createExcerpt, decodeMarkdown, formatOf, type LoadContext, parseContentTitle} from '@lectern/core';
import {
  checkOwnFrontMatter,
  contentLocaleOf,
  editUrlOf,
  formatSettings,
  isFolder,
  type LastUpdates,
  lastUpdateOf,
  loadLastUpdates,
  mapConcurrently,
  mergeErrors,
  type OwnFrontMatter,
  splitMarkdown,
  toPermalink,
  toPosix,
  toSource,
  translatedDir,
} from '@lectern/core/content-helpers';
import {glob} from 'tinyglobby';
import {errors} from './errors.js';
import {checkPageFrontMatter, PAGE_FIELDS, type PageFrontMatter} from './frontMatter.js';
import type {PluginOptions} from './options.js';
import {isMarkdown, pagePath} from './pagePath.js';
import {PLUGIN_NAME} from './pluginName.js';

/** A React component that is a page. */
export interface JsxPage {
  readonly type: 'jsx';
  /** Path of the component's file in the site: "@site/src/pages/index.tsx". */
  readonly source: string;
  readonly file: string;
  readonly permalink: string;
}

/** Metadata for the component of a Markdown page. */
export interface PageMetadata {
  /** Result of the schema in the option `frontMatter`. */
  readonly ownFrontMatter?: OwnFrontMatter;
  readonly type: 'mdx';
  readonly source: string;
  readonly permalink: string;
  readonly title?: string;
  readonly description?: string;
  readonly editUrl?: string;
  readonly unlisted: boolean;
  /**
   * Locale of the text if the page is not translated: the default locale. Absent if it is translated, or if both
   * locales have the same language.
   */
  readonly contentLocale?: string;
  readonly lastUpdatedBy?: string;
  /** Time of the last change of the page, as Unix time in milliseconds. */
  readonly lastUpdatedAt?: number;
}

export interface MarkdownPage extends PageMetadata {
  readonly file: string;
  readonly originalFile: string;
  readonly draft: boolean;
  readonly frontMatter: PageFrontMatter;
}

export type Page = JsxPage | MarkdownPage;

/**
 * List of all pages. It has the same form as in Docusaurus, since plugins from npm read the list in `allContentLoaded`.
 */
export type PagesContent = readonly Page[];

/** Absolute folders of the pages and of their translations. */
export interface PagesFolders {
  readonly contentDir: string;
  readonly localizedDir: string;
}

export interface LoadInput {
  readonly context: LoadContext;
  readonly options: PluginOptions;
}

interface PageFile {
  /** Path relative to the folder of the pages: "about.md". */
  readonly path: string;
  readonly file: string;
  readonly originalFile: string;
}

interface Loading extends LoadInput, PagesFolders {
  readonly lastUpdates: LastUpdates | undefined;
}

const OPEN_FILES = 64;

export function pagesFolders({context, options}: LoadInput): PagesFolders {
  const contentDir = path.resolve(context.siteDir, options.path);
  const plugin = {name: PLUGIN_NAME, id: options.id};
  return {contentDir, localizedDir: translatedDir(context, plugin, {originals: contentDir})};
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

function permalinkOf(slug: string, {context, options}: LoadInput): string {
  return toPermalink(context, context.baseUrl, options.routeBasePath, slug);
}

function pageEditUrl(
  page: PageFile,
  permalink: string,
  {context, options, ...folders}: Loading,
): string | undefined {
  const isTranslated = page.file !== page.originalFile && options.editLocalizedFiles;
  return editUrlOf({
    editUrl: options.editUrl,
    siteDir: context.siteDir,
    folder: isTranslated ? folders.localizedDir : folders.contentDir,
    path: page.path,
    toArgument: (pagesDirPath) => ({
      pagesDirPath,
      pagesPath: page.path,
      permalink,
      locale: context.i18n.currentLocale,
    }),
  });
}

async function loadMarkdownPage(page: PageFile, loading: Loading): Promise<MarkdownPage> {
  const {context, options, lastUpdates} = loading;
  const {file, originalFile} = page;
  const text = decodeMarkdown(await fs.readFile(file), file);
  const split = await splitMarkdown(text, file, context);
  const {siteDir} = context;
  const checked = checkPageFrontMatter(split.frontMatter, {file, text, siteDir});
  const [own] = checkOwnFrontMatter([{file, frontMatter: checked}], {
    ...{
      schema: options.frontMatter,
      knownFields: PAGE_FIELDS,
      code: 'PAGE_FRONT_MATTER',
      noun: 'pages',
      siteDir,
    },
  });
  const frontMatter = own?.frontMatter ?? checked;

  const permalink = permalinkOf(frontMatter.slug ?? pagePath(page.path), loading);
  const format = formatOf({file, text, frontMatter}, formatSettings(options, context.siteConfig));
  const title = frontMatter.title ?? parseContentTitle(split.content);
  const description = frontMatter.description ?? (await createExcerpt(split.content, format));
  const editUrl = pageEditUrl(page, permalink, loading);
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
    ...contentLocaleOf(context, page),
    ...lastUpdateOf({...page, written: frontMatter.last_update}, options, lastUpdates),
    unlisted: isProduction && frontMatter.unlisted === true,
    draft: isProduction && frontMatter.draft === true,
    frontMatter,
    ...(own?.ownFrontMatter && {ownFrontMatter: own.ownFrontMatter}),
  };
}

/** JSON of the fields of a page that depend on its file alone, not on version control. */
function factsOf({lastUpdatedAt: _at, lastUpdatedBy: _by, ...page}: MarkdownPage): string {
  return JSON.stringify(page);
}

/**
 * True if an edit of a file has changed more than the text of its page, for example its front matter, title or
 * description.
 *
 * @param pages - pages as they were loaded before the edit
 * @returns `true` also for files that are not Markdown pages or cannot be read
 */
export async function hasNewFacts(file: string, pages: readonly Page[], input: LoadInput): Promise<boolean> {
  const known = pages.find((page) => page.file === file);
  if (known?.type !== 'mdx') return true;
  const folders = pagesFolders(input);
  const {originalFile} = known;
  const page = {file, originalFile, path: toPosix(path.relative(folders.contentDir, originalFile))};
  try {
    const now = await loadMarkdownPage(page, {...input, ...folders, lastUpdates: undefined});
    return factsOf(now) !== factsOf(known);
  } catch {
    return true;
  }
}

function loadPage(page: PageFile, loading: Loading): Promise<Page> | Page {
  if (isMarkdown(page.path)) return loadMarkdownPage(page, loading);
  if (loading.options.untrusted) throw errors.untrustedCode(page.file);
  return {
    type: 'jsx',
    source: toSource(loading.context.siteDir, page.file),
    file: page.file,
    permalink: permalinkOf(pagePath(page.path), loading),
  };
}

/**
 * Finds all pages, and reads the Markdown pages.
 *
 * @throws {SiteError} one error with all mistakes of its kind (`PAGE_FRONT_MATTER`, `PAGE_UNTRUSTED`), or the error of
 * a file that cannot be parsed
 */
export async function loadPages(input: LoadInput): Promise<PagesContent> {
  const folders = pagesFolders(input);
  const lastUpdates = await loadLastUpdates(input.context, input.options, Object.values(folders));
  const loading: Loading = {...input, ...folders, lastUpdates};
  const files = await findPages(loading);
  const read = async (file: PageFile): Promise<{page?: Page; error?: unknown}> => {
    try {
      return {page: await loadPage(file, loading)};
    } catch (error) {
      return {error};
    }
  };
  const pages = await mapConcurrently(files, OPEN_FILES, read);
  const [first, ...others] = pages.flatMap(({error}) => error ?? []);
  if (first !== undefined) throw mergeErrors([first, ...others], input.context.siteDir);
  return pages.flatMap(({page}) => page ?? []);
}

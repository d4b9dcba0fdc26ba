import fs from 'node:fs';
import type {LoadedContent} from '../content/PluginContent.js';
import type {OutputFolder} from '../output/OutputFolder.js';
import {callHook} from '../plugins/callHook.js';
import type {ListedPage, ReadingList} from '../plugins/ReadingList.js';
import type {PageCache} from '../render/PageCache.js';
import type {RenderedPage} from '../render/renderPages.js';
import {encodePath} from '../shared/encodePath.js';
import {markdownFile, markdownUrl} from '../shared/markdownUrl.js';
import {BETWEEN, divideTexts, partNames} from './fullTexts.js';
import {type LinkedList, type ListedSite, llmsTxt} from './llmsTxt.js';

const LIST = 'llms.txt';
const FULL = 'llms-full.txt';

/** A file of a locale's output. */
export interface ListFile {
  /** Path relative to the output folder. */
  readonly file: string;
  readonly text: string;
}

/** Texts of pages that a build has written together: `llms-full.txt`, or its parts. */
export interface FullText {
  /** Limit of a file in bytes. */
  readonly limit: number;
  /** Folder of the files, relative to the output folder; "" or "docs/". */
  readonly folder: string;
  /** All texts, in the order in which they are read. */
  readonly texts: readonly {readonly file: string; readonly size: number}[];
}

export interface ListsInput {
  readonly site: LoadedContent;
  readonly pages: readonly RenderedPage[];
  readonly pageCache: PageCache;
}

/**
 * Writes the lists of pages for programs: `llms.txt` of the locale and of the folders that plugins name, and the texts
 * of all pages in files of limited size. A static file of the same name stays.
 *
 * @returns the texts that were written together, for later builds
 */
export function writeLists(input: ListsInput, folder: OutputFolder): readonly FullText[] {
  const {llmsTxt: option} = input.site.context.siteConfig;
  if (!option) return [];
  const texts: FullText[] = [];
  const lists = readingLists(input.site, indexedPages(input.pages));
  for (const scope of scopesOf(lists, input.site)) {
    const pages = pagesOf(scope.lists, input.pages);
    const withText = scope.hasFullText && option.fullText ? pages.filter(({record}) => record.markdown) : [];
    const files = [listFile(scope, input, withText.length > 0)];
    if (withText.length > 0) {
      const full = {limit: option.maxFileSize, folder: scope.folder, texts: withText.map(sizedText)};
      const written = fullFiles(withText, {full, scope, input});
      files.push(...written);
      if (!written.some(({file}) => folder.has(file))) texts.push(full);
    }
    for (const {file, text} of files) if (!folder.has(file)) folder.write(file, text);
  }
  return texts;
}

/** Returns the text of an `llms.txt` before any page is rendered; `undefined` if there is no such file. */
export function plannedList(file: string, site: LoadedContent, paths: readonly string[]): string | undefined {
  if (!site.context.siteConfig.llmsTxt || !file.endsWith(LIST)) return undefined;
  const planned = new Set(paths);
  const lists = readingLists(site, (path) => planned.has(path));
  const scope = scopesOf(lists, site).find(({folder}) => folder + LIST === file);
  const hasText = () => site.context.siteConfig.markdown.pages;
  return scope && llmsTxt(scope, listedSite(site, hasText));
}

/** One `llms.txt` with its lists. */
interface Scope {
  readonly title: string;
  /** Folder relative to the output folder: "", "docs/". */
  readonly folder: string;
  readonly lists: readonly ReadingList[];
  readonly others: readonly LinkedList[];
  /** False if the texts of its pages are in the file of the site. */
  readonly hasFullText: boolean;
}

function scopesOf(lists: readonly ReadingList[], {context}: LoadedContent): readonly Scope[] {
  const {baseUrl, siteConfig} = context;
  const own = lists.flatMap((list) => {
    const folder = list.path === undefined ? '' : `${list.path.slice(baseUrl.length).replace(/\/+$/, '')}/`;
    return folder === '' || folder === '/' ? [] : [{list, folder}];
  });
  const others = own.flatMap(({list, folder}) =>
    list.isMain ? [] : [{title: list.title, file: baseUrl + folder + LIST}],
  );
  const main = lists.filter(({isMain}) => isMain);
  return [
    {title: siteConfig.title, folder: '', lists: main, others, hasFullText: true},
    ...own.map(({list, folder}) => ({
      title: `${siteConfig.title}: ${list.title}`,
      folder,
      lists: [list],
      others: [],
      hasFullText: !list.isMain,
    })),
  ];
}

/** Collects the lists of all plugins, without pages that are left out and without what is then empty. */
function readingLists(
  {contents}: LoadedContent,
  isListed: (path: string) => boolean,
): readonly ReadingList[] {
  const lists = contents.flatMap(({plugin, content}) => {
    return callHook(plugin, 'getReadingLists', (hooks) => hooks.getReadingLists?.({content})) ?? [];
  });
  return lists.flatMap((list) => {
    const seen = new Set<string>();
    const isNew = ({path}: ListedPage) => isListed(path) && !seen.has(path) && seen.add(path);
    const sections = list.sections.map((section) => ({...section, pages: section.pages.filter(isNew)}));
    const filled = sections.filter(({pages}) => pages.length > 0);
    return filled.length === 0 ? [] : [{...list, sections: filled}];
  });
}

function indexedPages(pages: readonly RenderedPage[]): (path: string) => boolean {
  const indexed = new Set(pages.flatMap(({path, record}) => (record.noIndex ? [] : [path])));
  return (path) => indexed.has(path);
}

function pagesOf(lists: readonly ReadingList[], pages: readonly RenderedPage[]): readonly RenderedPage[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const paths = lists.flatMap(({sections}) =>
    sections.flatMap((section) => section.pages.map(({path}) => path)),
  );
  return [...new Set(paths)].flatMap((path) => byPath.get(path) ?? []);
}

function sizedText({htmlFile, record}: RenderedPage) {
  return {file: markdownFile(htmlFile), size: record.markdown?.size ?? 0};
}

function listedSite({context}: LoadedContent, hasText: (path: string) => boolean): ListedSite {
  const {siteConfig, baseUrl} = context;
  const introduction = siteConfig.llmsTxt ? siteConfig.llmsTxt.introduction : undefined;
  const textPath = (path: string) => (hasText(path) ? markdownUrl(path, baseUrl) : path);
  const urlOf = (path: string) => siteConfig.url + encodePath(path);
  return {title: siteConfig.title, tagline: siteConfig.tagline, introduction, urlOf, textPath};
}

function listFile(scope: Scope, {site, pages}: ListsInput, isFull: boolean): ListFile {
  const withText = new Set(pages.flatMap(({path, record}) => (record.markdown ? [path] : [])));
  const fullText = isFull ? site.context.baseUrl + scope.folder + FULL : undefined;
  const text = llmsTxt(
    {...scope, fullText},
    listedSite(site, (path) => withText.has(path)),
  );
  return {file: scope.folder + LIST, text};
}

function fullFiles(
  pages: readonly RenderedPage[],
  {full, scope, input}: {full: FullText; scope: Scope; input: ListsInput},
): readonly ListFile[] {
  const {baseUrl} = input.site.context;
  const {urlOf} = listedSite(input.site, () => true);
  const byFile = new Map(pages.map((page) => [markdownFile(page.htmlFile), page]));
  const read = ({file}: {file: string}) => {
    const page = byFile.get(file);
    return page ? fs.readFileSync(input.pageCache.markdownFile(page.record.key), 'utf8') : '';
  };
  const parts = divideTexts(full.texts, full.limit);
  const names = partNames(parts.length).map((name) => full.folder + name);
  const files = parts.map((part, index) => ({file: names[index] ?? '', text: part.map(read).join(BETWEEN)}));
  if (parts.length === 1) return files;
  const links = names.map((name, index) => `- [Part ${index + 1}](${urlOf(baseUrl + name)})`);
  return [{file: full.folder + FULL, text: `# ${scope.title}\n\n${links.join('\n')}\n`}, ...files];
}

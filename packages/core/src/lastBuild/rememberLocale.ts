import path from 'node:path';
import type {MarkdownSite} from '@lectern/mdx';
import type {Bundle} from '../bundle/Bundle.js';
import type {LoadedContent} from '../content/PluginContent.js';
import {isJsonSerializable} from '../contentHelpers/isJsonSerializable.js';
import type {FullText} from '../llms/writeLists.js';
import type {PageShell} from '../render/RenderJob.js';
import {contentPaths, singleFiles} from './inputs.js';
import {isPredictable} from './isPredictable.js';
import {type LocaleSnapshot, openLocaleCache, treeTable, writeEditablePages} from './LocaleCache.js';
import {type ListInput, listPages, type PageCaches, storedRules} from './listPages.js';
import {type LocaleInput, localeSettings} from './localeSettings.js';
import {isSettled, lastChangeIn, stampTree, writeTree} from './treeStamps.js';

export interface RememberInput extends LocaleInput, ListInput {
  readonly site: LoadedContent;
  readonly markdown: MarkdownSite;
  readonly cache: PageCaches & {readonly name: string};
  readonly bundle: Bundle;
  readonly shell: PageShell;
  /** Texts of pages that are together in files. */
  readonly fullTexts: readonly FullText[];
  /** File with the entries of collections, if pages have queries; and the URLs of their results. */
  readonly collections: {
    readonly file: string | undefined;
    readonly urls: {readonly [name: string]: string};
  };
  /** When the build began to read the locale: Unix time in milliseconds. */
  readonly startedAt: number;
}

/**
 * Stores the data with which a later build of the locale detects that only texts of pages have changed, and replaces
 * these pages.
 *
 * @returns name of the locale in the cache; `undefined` if later builds cannot replace single pages
 */
export function rememberLocale(input: RememberInput): string | undefined {
  const {config, plugins, site, plan, markdown, cache, bundle, shell} = input;
  const {context} = plugins;
  const settings = localeSettings(input);
  const paths = contentPaths(plugins.plugins, context, config.outDir);
  const isPlain =
    isJsonSerializable(markdown) &&
    !markdown.images &&
    plan.duplicates.length === 0 &&
    site.contents.every(isPredictable);
  if (settings === undefined || !paths || !isPlain) return undefined;
  if (input.pages.some(({hasFailed}) => hasFailed)) return undefined;
  const trees = paths.roots.map((root) => ({root, stamps: stampTree({root})}));
  for (const {stamps} of trees) {
    // If a file was changed during the build, the build may have read it before the change.
    if (!stamps || !isSettled(lastChangeIn(stamps), input.startedAt)) return undefined;
  }
  const records = [...input.contents.keys()].flatMap((source) => cache.contents.records.get(source) ?? []);
  const {name} = cache;
  const {cacheDir} = context;
  const snapshot: LocaleSnapshot = {
    settings,
    files: singleFiles({
      paths,
      configFiles: [...config.files, ...plugins.files],
      siteDir: context.siteDir,
      plan,
      contents: records,
    }),
    roots: paths.roots,
    bundle: path.basename(path.dirname(bundle.browserDir)),
    shell,
    codeHash: bundle.codeHash,
    chunks: bundle.chunks,
    ...(bundle.unproven && {unproven: bundle.unproven}),
    data: {
      ...Object.fromEntries(Object.entries(plan.data).map(([dataName, {url}]) => [dataName, url])),
      ...input.collections.urls,
    },
    ...(input.collections.file !== undefined && {collections: input.collections.file}),
    markdown,
    isIndexed: plan.isIndexed,
    openRoutes: plan.openRoutes,
    strictRoutes: plan.strictRoutes,
    pages: input.pages.length,
  };
  const tables = openLocaleCache(cacheDir, name);
  const {stored: rules, positions} = storedRules(site);
  const {list, artifacts, editable} = listPages(input, positions);
  tables.locale.write({snapshot, list, rules});
  tables.artifacts.write({artifacts});
  tables.fullTexts.write({fullTexts: input.fullTexts});
  writeEditablePages(tables.pages, editable);
  for (const {root, stamps} of trees) if (stamps) writeTree(treeTable(cacheDir, root), stamps);
  return name;
}

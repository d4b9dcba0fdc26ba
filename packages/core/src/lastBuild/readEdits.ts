import type {MarkdownRule, UnifiedPlugin} from '@lectern/mdx';
import {contentIndex} from '../compile/ArtifactCache.js';
import {eachList} from '../compile/reloadOptions.js';
import {StoredPaths} from '../compile/storedPaths.js';
import type {LoadedPlugins} from '../plugins/LoadedPlugins.js';
import {pageIndex} from '../render/PageCache.js';
import {PARTIAL_RULE} from '../routes/planImported.js';
import type {PageBefore} from './EditedPage.js';
import type {EditedLocale} from './findEdits.js';
import type {RecordedLocale} from './LastBuildCache.js';
import {type LocalePages, openLocaleCache, readEditablePage, type StoredRule} from './LocaleCache.js';

export interface ReadInput {
  readonly built: RecordedLocale;
  readonly edited: EditedLocale;
  readonly plugins: LoadedPlugins;
  /** Absolute path. */
  readonly cacheDir: string;
}

/** Data that the last build has stored and that is needed to compile and render the edited pages of a locale. */
export interface ReadEdits {
  readonly before: readonly PageBefore[];
  readonly pages: LocalePages;
  /**
   * Output paths of all artifacts (compiled Markdown files): first the artifacts of `pages.files`, then of
   * `pages.others`.
   */
  readonly artifacts: readonly string[];
  /**
   * Markdown rules (options with which files are compiled); `EditablePage.rule` is an index in this list. The last rule
   * is for files without a rule of a plugin.
   */
  readonly rules: readonly MarkdownRule[];
}

/**
 * Reads the data of the edited pages of a locale from the cache.
 *
 * @returns `undefined` if an edited file is shown by more than one page, or if data is missing in the cache
 */
export function readEdits({built, edited, plugins, cacheDir}: ReadInput): ReadEdits | undefined {
  const cache = openLocaleCache(cacheDir, built.name);
  const pages = cache.locale.read('list');
  const artifacts = cache.artifacts.read('artifacts');
  if (!pages || !artifacts) return undefined;
  if (edited.edited.some((file) => pages.others.includes(file))) return undefined;
  // A file that is in neither `pages.others` nor `pages.files` is not shown in this locale, but its translation is.
  const shown = edited.edited.filter((file) => pages.files.includes(file));
  const contents = contentIndex(cacheDir, built.name);
  const records = pageIndex(cacheDir, built.name);
  const paths = new StoredPaths(plugins.context.siteDir);
  const before = shown.flatMap((file): PageBefore[] => {
    const at = pages.files.indexOf(file);
    const page = readEditablePage(cache.pages, at);
    const stored = page && contents.readAt(page.contentAt);
    const contentBefore = stored && {facts: paths.facts(stored.facts)};
    const recordBefore = page && records.readAt(page.pageAt);
    return contentBefore && recordBefore ? [{page, file, at, contentBefore, recordBefore}] : [];
  });
  if (before.length < shown.length) return undefined;
  const rules = (cache.locale.read('rules') ?? []).map((rule) => restoredRule(rule, plugins));
  return {before, pages, artifacts, rules: [...rules, PARTIAL_RULE]};
}

/** Adds the functions from the options of its plugin to a stored rule. */
function restoredRule({rule, permalinks, owner}: StoredRule, {plugins}: LoadedPlugins): MarkdownRule {
  const plugin = plugins.find((one) => one.plugin.name === owner.name && one.id === owner.id);
  const lists = eachList((list) => (plugin?.options[list] ?? []) as readonly UnifiedPlugin[]);
  return {...rule, ...lists, permalinks: new Map(permalinks)};
}

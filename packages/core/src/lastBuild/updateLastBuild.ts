import type {WorkerPool} from '@lectern/worker-pool';
import type {BuildFlags} from '../config/flags.js';
import type {LoadedConfig} from '../config/LoadedConfig.js';
import type {Printer} from '../errors/Printer.js';
import type {RunReports} from '../errors/SiteReports.js';
import {loadPlugins} from '../pluginHost/loadPlugins.js';
import type {EditedPage} from './EditedPage.js';
import {EditFinder} from './findEdits.js';
import {type LastBuild, lastBuildTable} from './LastBuildCache.js';
import type {PlannedLocale} from './putEdits.js';
import type {ReadInput} from './readEdits.js';

export interface UpdateInput {
  readonly flags: BuildFlags;
  /** Absolute path. */
  readonly cacheDir: string;
  readonly outDir: string;
  readonly singleLocale: boolean;
  /** Locales in the order in which they are built. */
  readonly locales: readonly string[];
  readonly pool: WorkerPool;
  readonly printer: Printer;
  readonly reports: RunReports;
  configOf(locale: string): Promise<LoadedConfig>;
}

/**
 * Updates the output of the last build if nothing but texts of pages has changed since: compiles and renders these
 * pages, and replaces their files one by one.
 *
 * @returns number of pages of the site; `undefined` if something else may have changed: the output is then unchanged
 */
export async function updateLastBuild(input: UpdateInput): Promise<number | undefined> {
  const {flags, cacheDir, outDir, singleLocale, locales, printer} = input;
  const last = lastBuildTable(cacheDir).read('build');
  const isSame =
    last?.outDir === outDir &&
    last.singleLocale === singleLocale &&
    JSON.stringify(last.locales.map(({locale}) => locale)) === JSON.stringify(locales);
  if (!isSame) return undefined;
  const finder = new EditFinder(cacheDir);
  const found: Omit<ReadInput, 'cacheDir'>[] = [];
  for (const built of last.locales) {
    const config = await input.configOf(built.locale);
    const plugins = await loadPlugins(config.context);
    const edited = await finder.find({flags, config, plugins}, built, last);
    if (!edited) return undefined;
    found.push({built, edited, plugins});
  }
  const hasEdits = found.some(({edited}) => edited.edited.length > 0);
  const planned = hasEdits ? await planEdits(found, input, last) : [];
  if (!planned) return undefined;
  for (const warning of found[0]?.plugins.warnings ?? []) printer.warn(warning);
  const printed = new Set(input.reports.messages.map(({text}) => text));
  for (const {kind, text} of last.messages) if (!printed.has(text)) printer[kind](text);
  if (hasEdits) {
    const {putEdits} = await import('./putEdits.js');
    await putEdits(planned, {last, cacheDir, finder});
  }
  return found.reduce((sum, {edited: {snapshot}}) => sum + snapshot.pages, 0);
}

/** Compiles and renders the edited pages of each locale. Returns `undefined` if a whole build is necessary. */
async function planEdits(
  found: readonly Omit<ReadInput, 'cacheDir'>[],
  {cacheDir, pool}: UpdateInput,
  last: LastBuild,
): Promise<readonly PlannedLocale[] | undefined> {
  const {editPages} = await import('./editPages.js');
  const planned: PlannedLocale[] = [];
  for (const one of found) {
    const edits = await editPages({...one, cacheDir, pool});
    if (!edits || isMentioned(edits.pages, last)) return undefined;
    planned.push({...one, edits});
  }
  return planned;
}

/**
 * Returns true if the last build printed a message about an edited page. The edit may have corrected the cause of the
 * message, so a whole build has to check the page again.
 */
function isMentioned(pages: readonly EditedPage[], {messages}: LastBuild): boolean {
  const names = pages.flatMap(({page}) => [page.source.replace(/^@site\//, ''), page.path]);
  return messages.some(({text}) => names.some((name) => text.includes(name)));
}

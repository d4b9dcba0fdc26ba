import {limitHeapGrowth, MANY_TASKS, type WorkerPool} from '@lectern/worker-pool';
import type {Bundle} from '../bundle/Bundle.js';
import type {SiteCollections} from '../collections/SiteCollections.js';
import type {SiteError} from '../errors/SiteError.js';
import type {PlannedPage, SitePlan} from '../routes/SitePlan.js';
import type {PageCache} from './PageCache.js';
import type {PreparedPage} from './preparePages.js';
import type {PageDetails, PageFailure, PageJob, PageRecord, RenderResult} from './RenderJob.js';
import {type PageToRender, type RenderSetup, renderAll} from './renderAll.js';
import {renderFailures} from './renderFailures.js';

/** A rendered page, with metadata of its HTML file (`record`). */
export interface RenderedPage extends Pick<PlannedPage, 'path' | 'htmlFile' | 'content'> {
  readonly record: PageRecord;
  /** True if the page threw in a run that only needs the links of pages; `record` is then empty. */
  readonly hasFailed: boolean;
}

/**
 * Purpose of rendering. "html": the HTML files of pages. Sites with the hash router have no such files: "links" renders
 * their pages only to find links, anchors, text and queries of collections.
 */
export type RenderPurpose = 'html' | 'links';

export interface RenderPagesInput {
  readonly purpose: RenderPurpose;
  readonly siteDir: string;
  readonly plan: Pick<SitePlan, 'data'>;
  readonly setup: RenderSetup;
  readonly collections: SiteCollections;
  /** Absolute path of the folder in the cache for data files. */
  readonly dataDir: string;
  readonly pageCache: PageCache;
  readonly pool: WorkerPool;
  /** Finds the file and line of the site's code that threw, for each error stack. May bundle the code once more. */
  locate: Bundle['locate'];
}

/**
 * Renders all pages whose inputs have changed, and takes the others from the cache.
 *
 * @throws {SiteError} `PAGE_RENDER_FAILED` with all pages that threw, if their HTML is needed
 */
export async function renderPages(
  prepared: readonly PreparedPage[],
  input: RenderPagesInput,
): Promise<readonly RenderedPage[]> {
  const {plan, pageCache, purpose, collections, dataDir} = input;
  const dataUrl = (ref: string) => plan.data[ref.slice('data:'.length)]?.url ?? collections.url(ref);
  const records = new Map<string, PageRecord>();
  const stale: PageToRender[] = [];
  const jobNow = (one: PreparedPage) => () => ({...jobOf(one), ...collectionsOf(collections)});
  for (const one of prepared) {
    const record = pageCache.find(one.key, dataUrl);
    if (record) records.set(one.key, record);
    else stale.push({path: one.page.path, makeJob: jobNow(one)});
  }
  if (stale.length >= MANY_TASKS) limitHeapGrowth();
  if (stale.length > 0 && pageCache.hasQueries) collections.write(dataDir);
  const {pages, failures} = await renderStale(stale, input);
  if (failures.length > 0 && purpose === 'html') throw await describeFailures(failures, prepared, input);
  for (const record of pages) records.set(record.key, record);
  pageCache.write([...records.values()], dataUrl);

  const failed = new Set(failures.map(({path}) => path));
  return prepared.map(({page, key}) => {
    const {path, htmlFile, content} = page;
    if (failed.has(path)) return {...emptyPage(page, key), hasFailed: true};
    const record = records.get(key);
    if (!record) throw new Error(`${path} was not rendered.`);
    return {path, htmlFile, content, record, hasFailed: false};
  });
}

/**
 * Renders pages. The entries of collections are written when a page needs them, and pages that had to wait for them are
 * then rendered again.
 */
async function renderStale(
  stale: readonly PageToRender[],
  input: RenderPagesInput,
): Promise<Omit<RenderResult, 'waiting'>> {
  const first = await renderAll(stale, input);
  if (first.waiting.length === 0) return first;
  input.collections.write(input.dataDir);
  const waiting = new Set(first.waiting);
  const second = await renderAll(
    stale.filter(({path}) => waiting.has(path)),
    input,
  );
  return {pages: [...first.pages, ...second.pages], failures: [...first.failures, ...second.failures]};
}

/** File with the entries of collections for a `PageJob`, once it is written. */
function collectionsOf({file}: SiteCollections): Pick<PageJob, 'collections'> {
  return file === undefined ? {} : {collections: file};
}

export function jobOf({page, payload, key}: PreparedPage): PageJob {
  const {unproven} = payload;
  const job = {key, path: page.path, payload: payload.text(), files: payload.files()};
  return unproven === undefined ? job : {...job, unproven};
}

const NO_DETAILS = JSON.stringify({links: [], anchors: []} satisfies PageDetails);

function emptyPage({path, htmlFile, content}: PlannedPage, key: string): RenderedPage {
  const none = {details: NO_DETAILS, anchorsKey: '', noIndex: false, data: []};
  const record = {key, path, cost: 0, size: 0, mtimeMs: 0, hash: '', ...none};
  return {path, htmlFile, content, record, hasFailed: false};
}

async function describeFailures(
  failures: readonly PageFailure[],
  prepared: readonly PreparedPage[],
  {locate, siteDir}: RenderPagesInput,
): Promise<SiteError> {
  const places = await locate(failures.map(({stack}) => stack));
  const located = failures.map((failure, index) => ({...failure, thrownAt: places[index]}));
  const pages = prepared.map(({page}) => page);
  return renderFailures(located, pages, {siteDir});
}

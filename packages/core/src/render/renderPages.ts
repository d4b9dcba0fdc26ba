import {sha256} from '../cache/hash.js';
import type {CompiledContent} from '../compile/ContentStore.js';
import type {SitePlan} from '../routes/SitePlan.js';
import type {PageStore} from './PageStore.js';
import {type PagePayload, type PayloadInput, pagePayload} from './pagePayload.js';
import {PageRenderer} from './pageRenderer.js';
import type {PageJob, PageRecord, PageShell, RenderResult} from './RenderJob.js';
import {renderFailures} from './renderFailures.js';
import {batchesOf, type WorkerPool} from './WorkerPool.js';

/** A page of the output: what it is, and where its bytes are. */
export interface RenderedPage {
  readonly path: string;
  readonly htmlFile: string;
  readonly payloadFile: string;
  /** Text of the payload file. */
  readonly payload: string;
  readonly layout?: PagePayload['layout'];
  /** Sources of its content, the page's own first. */
  readonly content: readonly string[];
  readonly record: PageRecord;
}

export interface RenderPagesInput {
  readonly siteDir: string;
  readonly plan: Pick<SitePlan, 'pages' | 'data'>;
  readonly contents: ReadonlyMap<string, CompiledContent>;
  readonly shell: PageShell;
  readonly payloads: Omit<PayloadInput, 'plan' | 'contents'>;
  readonly store: PageStore;
  readonly pool: WorkerPool;
}

const THREAD_THRESHOLD = 24;
const BATCH_SIZE = 25;

/** What of the shell decides a page's HTML; where its files stand on this machine does not. */
function shellKey(shell: PageShell): string {
  const {serverEntry: _entry, pagesDir: _dir, dataFiles: _files, ...rest} = shell;
  return sha256(JSON.stringify(rest));
}

async function renderJobs(jobs: readonly PageJob[], {shell, pool}: RenderPagesInput): Promise<RenderResult> {
  if (jobs.length === 0) return {pages: [], failures: []};
  if (jobs.length < THREAD_THRESHOLD) return (await PageRenderer.create(shell)).render(jobs);
  const results = await pool.run<RenderResult>({
    setup: {kind: 'setupRender', shell},
    batches: batchesOf(jobs, BATCH_SIZE).map((batch) => ({kind: 'render', jobs: batch})),
  });
  return {
    pages: results.flatMap((result) => result.pages),
    failures: results.flatMap((result) => result.failures),
  };
}

/**
 * Renders every page whose inputs changed, and takes the others from the store.
 *
 * @throws {SiteError} `PAGE_RENDER_FAILED` naming every page that threw.
 */
export async function renderPages(input: RenderPagesInput): Promise<readonly RenderedPage[]> {
  const {plan, contents, shell, store} = input;
  const salt = shellKey(shell);
  const payloads = {...input.payloads, plan, contents};
  const planned = plan.pages.map((page) => {
    const {text, files, fileText, layout} = pagePayload(page, payloads);
    return {
      page,
      payload: text,
      fileText,
      layout,
      files,
      key: sha256(`${salt}\n${page.path}\n${text}`).slice(0, 32),
    };
  });

  const dataUrl = (ref: string) => plan.data.get(ref.slice('data:'.length))?.url;
  const records = new Map<string, PageRecord>();
  const jobs: PageJob[] = [];
  for (const {page, payload, files, key} of planned) {
    const record = store.find(key, dataUrl);
    if (record) records.set(key, record);
    else jobs.push({key, path: page.path, payload, files});
  }
  const {pages, failures} = await renderJobs(jobs, input);
  if (failures.length > 0)
    throw renderFailures(
      failures,
      planned.map(({page}) => page),
      {siteDir: input.siteDir},
    );
  for (const record of pages) records.set(record.key, record);
  store.save([...records.values()], dataUrl);

  return planned.map(({page, fileText, layout, key}) => {
    const record = records.get(key);
    if (!record) throw new Error(`${page.path} was not rendered.`);
    const {path, htmlFile, payloadFile, content} = page;
    return {path, htmlFile, payloadFile, payload: fileText, layout, content, record};
  });
}

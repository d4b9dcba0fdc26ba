import type {WorkerPool} from '@lectern/worker-pool';
import type {Bundle} from '../bundle/Bundle.js';
import type {ArtifactCache, CompiledContent} from '../compile/ArtifactCache.js';
import {usesHashRouter} from '../config/filesUrl.js';
import type {LoadedContent} from '../content/PluginContent.js';
import type {SitePlan} from '../routes/SitePlan.js';
import {entryPage} from './entryPage.js';
import type {PageCache} from './PageCache.js';
import {createPageShell} from './pageShell.js';
import {type PreparedPage, preparePages} from './preparePages.js';
import {type RenderSetup, renderSetup} from './renderAll.js';
import {storeData} from './storeData.js';

/** Caches to which rendered pages and data files are written. */
interface RenderCache {
  readonly contents: ArtifactCache;
  readonly pages: PageCache;
  /** Absolute path. */
  readonly dataDir: string;
}

export interface PrepareSiteInput {
  readonly plan: SitePlan;
  readonly site: LoadedContent;
  readonly cache: RenderCache;
  readonly bundle: Bundle;
  readonly contents: ReadonlyMap<string, CompiledContent>;
  readonly pool: WorkerPool;
}

/** Input of the rendering stage: the data for render processes, and all pages with their payloads. */
export interface PreparedSite {
  readonly setup: RenderSetup;
  readonly pages: readonly PreparedPage[];
  /** HTML of the only document of a site with the hash router. */
  readonly entryHtml?: string;
}

/**
 * Prepares rendering from the plan, the bundle and the compiled content: data that all pages share, and the payload of
 * each page.
 */
export async function prepareSite(input: PrepareSiteInput): Promise<PreparedSite> {
  const {plan, cache, bundle, contents, pool} = input;
  const {context} = input.site;
  const dataFile = storeData(cache.dataDir, plan);
  const shell = createPageShell({context, plan, bundle, pagesDir: cache.pages.dir, dataFile});
  const setup = renderSetup(shell);
  // Lets processes load the renderer as soon as they have finished compiling.
  pool.prepare(setup);
  const payloads = {
    codeHash: bundle.codeHash,
    chunks: bundle.chunks,
    unproven: bundle.unproven,
    baseUrl: context.baseUrl,
    writesMarkdown: shell.markdown !== undefined,
    codeFile: (content: CompiledContent) => cache.contents.codeFile(content),
    dataFile,
  };
  const pages = preparePages({plan, contents, shell, payloads});
  if (!usesHashRouter(context.siteConfig)) return {setup, pages};
  return {setup, pages, entryHtml: await entryPage({context, plan, shell, codeHash: bundle.codeHash})};
}

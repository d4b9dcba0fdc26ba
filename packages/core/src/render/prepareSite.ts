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
import {type RenderSetup, renderSetup} from './renderSetup.js';
import {storeData} from './storeData.js';

/** Everything that rendering starts from. */
export interface PreparedSite {
  readonly setup: RenderSetup;
  readonly pages: readonly PreparedPage[];
  /** The only document of a site with the hash router, whose pages are none. */
  readonly entryHtml?: string;
}

/** Brings plan, bundle and content together: what all pages share, and what each of them needs. */
export async function prepareSite({
  plan,
  site: {context},
  cache,
  bundle,
  contents,
  pool,
}: {
  plan: SitePlan;
  site: LoadedContent;
  cache: {readonly contents: ArtifactCache; readonly pages: PageCache; readonly dataDir: string};
  bundle: Bundle;
  contents: ReadonlyMap<string, CompiledContent>;
  pool: WorkerPool;
}): Promise<PreparedSite> {
  const dataFile = storeData(cache.dataDir, plan);
  const shell = createPageShell({context, plan, bundle, pagesDir: cache.pages.dir, dataFile});
  const setup = renderSetup(shell);
  // Processes that have compiled will soon render.
  pool.prepare(setup);
  const payloads = {
    code: bundle.code,
    chunks: bundle.chunks,
    baseUrl: context.baseUrl,
    codeFile: (content: CompiledContent) => cache.contents.codeFile(content),
    dataFile,
  };
  const pages = preparePages({plan, contents, shell, payloads});
  if (!usesHashRouter(context.siteConfig)) return {setup, pages};
  return {setup, pages, entryHtml: await entryPage({context, plan, shell, code: bundle.code})};
}

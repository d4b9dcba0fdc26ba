import type {LoadedContent} from '../content/PluginContent.js';
import type {Report} from '../errors/Report.js';
import type {SitePlan} from '../routes/SitePlan.js';
import type {ArtifactCache, CompiledContent, ContentRecord} from './ArtifactCache.js';
import type {ContentCache} from './ContentCache.js';
import type {ContentCompiler} from './ContentCompiler.js';
import {compileContent} from './compileContent.js';
import {reportDiagnostics} from './reportDiagnostics.js';
import {reportFallbacks} from './reportFallbacks.js';

/** Where results are stored. */
interface CompileCache {
  readonly contents: ArtifactCache;
  readonly texts: {readonly sections: {write(records: readonly ContentRecord[]): void}};
}

export interface CompileSiteInput {
  readonly plan: SitePlan;
  readonly site: LoadedContent;
  readonly cache: CompileCache;
  readonly cached: ContentCache;
  readonly compiler: ContentCompiler;
  readonly output: Report;
}

/**
 * The content lane of a build: compiles what changed, and says what the compiler noticed.
 *
 * @returns by source; partials included
 * @throws {SiteError} naming every file with a mistake, or whatever is set to fail the build
 */
export async function compileSite({
  plan,
  site: {context, contents},
  cache,
  cached,
  compiler,
  output,
}: CompileSiteInput): Promise<ReadonlyMap<string, CompiledContent>> {
  const {siteDir} = context;
  const compiled = await compileContent({contents: plan.contents, siteDir, compiler, cached});
  reportFallbacks(
    [...compiled.values()].filter((content) => cached.isMade(content)),
    {contents, output},
  );
  reportDiagnostics([...compiled.values()], {siteDir, output});
  // In the order of the plan, which an edit leaves as it is: few files of the cache change.
  const sources = new Set([...Object.keys(plan.contents), ...compiled.keys()]);
  cache.contents.write(sources);
  if (plan.isIndexed) {
    const records = [...sources].flatMap((source) => cache.contents.records.get(source) ?? []);
    cache.texts.sections.write(records);
  }
  return compiled;
}

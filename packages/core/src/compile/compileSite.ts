import type {LoadedContent} from '../content/PluginContent.js';
import type {Printer} from '../errors/Printer.js';
import type {SitePlan} from '../routes/SitePlan.js';
import type {ArtifactCache, CompiledContent, ContentRecord} from './ArtifactCache.js';
import {compileContent} from './compileContent.js';
import type {CompileStaleInput} from './compileStale.js';
import {reportDiagnostics} from './reportDiagnostics.js';
import {reportFallbacks} from './reportFallbacks.js';

/** Caches in which the results are stored: compiled files, and their text for search. */
interface CompileCache {
  readonly contents: ArtifactCache;
  readonly texts: {readonly sections: {write(records: readonly ContentRecord[]): void}};
}

export interface CompileSiteInput extends CompileStaleInput {
  readonly plan: Pick<SitePlan, 'contents' | 'isIndexed'>;
  readonly site: LoadedContent;
  readonly cache: CompileCache;
  readonly printer: Printer;
  /** False if the caller checks the links and images of the pages. */
  readonly reportsLinks: boolean;
}

/**
 * Compiles the changed content of a locale, stores its records in the cache, and prints the diagnostics of all content.
 *
 * @returns source ("@site/docs/intro.md") → record of the compiled file, including imported Markdown
 * @throws {SiteError} for files with a mistake, or if the severity of a diagnostic is `throw`
 */
export async function compileSite(input: CompileSiteInput): Promise<ReadonlyMap<string, CompiledContent>> {
  const {plan, site, cache, cached, compiler, printer, reportsLinks} = input;
  const {siteDir} = site.context;
  const compiled = await compileContent({contents: plan.contents, siteDir, compiler, cached});
  const made = [...compiled.values()].filter((content) => cached.isMade(content));
  reportFallbacks(made, {contents: site.contents, printer});
  reportDiagnostics([...compiled.values()], {siteDir, printer, reportsLinks});
  // In the order of the plan, which an edit does not change: only few files of the cache then change.
  const sources = new Set([...Object.keys(plan.contents), ...compiled.keys()]);
  cache.contents.write(sources);
  if (plan.isIndexed) {
    const records = [...sources].flatMap((source) => cache.contents.records.get(source) ?? []);
    cache.texts.sections.write(records);
  }
  return compiled;
}

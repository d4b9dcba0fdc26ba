import type {Bundle} from '../bundle/Bundle.js';
import {artifactPath, type CompiledContent} from '../compile/ArtifactCache.js';
import {isRelocatable} from '../config/filesUrl.js';
import type {LoadedContent} from '../content/PluginContent.js';
import {DATA_INDEX} from '../publish/writeOutput.js';
import type {PreparedPage} from '../render/preparePages.js';
import type {SitePlan} from '../routes/SitePlan.js';
import type {LocaleFiles} from './LocaleFiles.js';

export interface LocaleFilesInput {
  readonly site: LoadedContent;
  readonly plan: Pick<SitePlan, 'data'>;
  readonly bundle: Bundle;
  readonly contents: ReadonlyMap<string, CompiledContent>;
  readonly pages: readonly PreparedPage[];
  /** Files with the results of queries, relative to the output folder. */
  readonly results: readonly string[];
}

/** Lists the files of a locale that its app loads; `undefined` if the site is not relocatable. */
export function listLocaleFiles(input: LocaleFilesInput): LocaleFiles | undefined {
  const {site, plan, bundle, contents, pages, results} = input;
  if (!isRelocatable(site.context)) return undefined;
  const artifacts = [...new Set([...contents.values()].map(artifactPath))];
  const isScript = (file: string) => file.endsWith('.js');
  const finished = [bundle.stillScript, bundle.loaderScript];
  const layouts = pages.flatMap(({payload: {layout}}) => layout?.outputPath ?? []);
  const data = Object.values(plan.data).map(({outputPath}) => outputPath);
  return {
    dir: site.context.outDir,
    modules: [
      ...bundle.browserFiles.filter((file) => !finished.includes(file)),
      ...artifacts.filter(isScript),
    ],
    siteScript: bundle.siteScript.file,
    texts: [...new Set([...artifacts.filter((file) => !isScript(file)), ...data, ...results, DATA_INDEX])],
    unused: [...new Set([...pages.map(({page}) => page.payloadFile), ...layouts])],
  };
}

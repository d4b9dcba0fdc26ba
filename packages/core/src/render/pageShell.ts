import type {Bundle} from '../bundle/Bundle.js';
import {reactDomDir} from '../bundle/requestAliases.js';
import {filesUrl, usesHashRouter} from '../config/filesUrl.js';
import type {LoadContext} from '../plugins/Plugin.js';
import type {SitePlan} from '../routes/SitePlan.js';
import {relativeUrl} from '../shared/relativeUrl.js';
import {coreVersion} from '../version.js';
import {injectedHtml} from './htmlTags.js';
import type {PageShell} from './RenderJob.js';

/** What every page of a build has in common. */
export function createPageShell({
  context,
  plan,
  bundle,
  pagesDir,
  dataFile,
}: {
  context: LoadContext;
  plan: Pick<SitePlan, 'htmlTags' | 'data'>;
  bundle: Pick<Bundle, 'serverEntry' | 'development' | 'scripts' | 'stylesheets' | 'chunks'>;
  pagesDir: string;
  dataFile(name: string): string;
}): PageShell {
  const {currentLocale, localeConfigs} = context.i18n;
  const locale = localeConfigs[currentLocale];
  const isRelative = usesHashRouter(context.siteConfig);
  const toUrl = (url: string) => (isRelative ? relativeUrl(context.baseUrl, url) : url);
  return {
    serverEntry: bundle.serverEntry,
    reactDomDir: reactDomDir(context.siteDir),
    scripts: bundle.scripts.map(toUrl),
    stylesheets: bundle.stylesheets.map(toUrl),
    chunks: bundle.chunks,
    baseUrl: filesUrl(context),
    lang: locale?.htmlLang ?? currentLocale,
    direction: locale?.direction ?? 'ltr',
    generator: `Lectern v${coreVersion}`,
    noIndex: context.siteConfig.noIndex,
    ...injectedHtml(plan.htmlTags, toUrl),
    ...(context.siteConfig.ssrTemplate && {template: context.siteConfig.ssrTemplate}),
    pagesDir,
    development: bundle.development,
    dataFiles: Object.fromEntries([...plan.data.keys()].map((name) => [`data:${name}`, dataFile(name)])),
  };
}

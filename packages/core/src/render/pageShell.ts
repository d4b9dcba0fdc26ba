import type {Bundle} from '../bundle/Bundle.js';
import {reactDomDir} from '../bundle/requestAliases.js';
import {filesUrl, usesHashRouter, writesMarkdown} from '../config/filesUrl.js';
import type {LoadContext} from '../plugins/Plugin.js';
import type {SitePlan} from '../routes/SitePlan.js';
import {relativeUrl} from '../shared/relativeUrl.js';
import {coreVersion} from '../version.js';
import {injectedHtml} from './htmlTags.js';
import {mayPrerender} from './mayPrerender.js';
import type {PageShell} from './RenderJob.js';

function markdownSettings({siteConfig, baseUrl, i18n}: LoadContext): PageShell['markdown'] {
  const {url: siteUrl, trailingSlash} = siteConfig;
  const locale = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return {siteUrl, baseUrl, trailingSlash, locale};
}

/** Collects the data that all pages of a locale share: scripts, stylesheets, injected tags, language. */
export function createPageShell(input: {
  context: LoadContext;
  plan: Pick<SitePlan, 'htmlTags' | 'data'>;
  bundle: Pick<
    Bundle,
    | 'serverEntry'
    | 'development'
    | 'siteScript'
    | 'scripts'
    | 'stylesheets'
    | 'chunks'
    | 'stillScript'
    | 'loaderScript'
  >;
  pagesDir: string;
  /** URL prefix of the bundle's files; the base URL of the locale if absent. */
  codeUrl?: string;
  dataFile(name: string): string;
}): PageShell {
  const {context, plan, bundle, pagesDir, codeUrl = context.baseUrl, dataFile} = input;
  const {currentLocale, localeConfigs} = context.i18n;
  const locale = localeConfigs[currentLocale];
  const isRelative = usesHashRouter(context.siteConfig);
  const toUrl = (url: string) => (isRelative ? relativeUrl(context.baseUrl, url) : url);
  const toCodeUrl = (file: string) => toUrl(codeUrl + file);
  const chunks = Object.entries(bundle.chunks).map(([request, files]) => [request, files.map(toCodeUrl)]);
  const tags = injectedHtml(plan.htmlTags, toUrl);
  const {ssrTemplate: template} = context.siteConfig;
  return {
    serverEntry: bundle.serverEntry,
    reactDomDir: reactDomDir(context.siteDir),
    siteScript: toUrl(context.baseUrl + bundle.siteScript.file),
    scripts: bundle.scripts.map(toCodeUrl),
    stylesheets: bundle.stylesheets.map(toCodeUrl),
    ...(bundle.stillScript !== undefined && {stillScript: toCodeUrl(bundle.stillScript)}),
    mayPrerender: !template && mayPrerender(Object.values(tags).join('')),
    ...(bundle.loaderScript !== undefined && {loaderScript: toCodeUrl(bundle.loaderScript)}),
    chunks: Object.fromEntries(chunks),
    baseUrl: filesUrl(context),
    lang: locale?.htmlLang ?? currentLocale,
    direction: locale?.direction ?? 'ltr',
    generator: `Lectern v${coreVersion}`,
    noIndex: context.siteConfig.noIndex,
    ...tags,
    ...(template && {template}),
    ...(writesMarkdown(context) && {markdown: markdownSettings(context)}),
    pagesDir,
    development: bundle.development,
    dataFiles: Object.fromEntries(Object.keys(plan.data).map((name) => [`data:${name}`, dataFile(name)])),
  };
}

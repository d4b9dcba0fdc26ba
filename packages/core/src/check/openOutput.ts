import fs from 'node:fs';
import path from 'node:path';
import {parseOwnJson} from '@lectern/store';
import {globSync} from 'tinyglobby';
import {ContentCache} from '../compile/ContentCache.js';
import {compileContent} from '../compile/compileContent.js';
import {usesHashRouter} from '../config/filesUrl.js';
import {localeFolders} from '../config/localeFolders.js';
import {resolveConfig} from '../config/resolveConfig.js';
import {errors} from '../errors/catalog.js';
import {isSiteError} from '../errors/SiteError.js';
import type {InspectedLocale} from '../pipeline/BuildRun.js';
import {build} from '../pipeline/build.js';
import {openSiteCache} from '../pipeline/SiteCache.js';
import {recoverOutput} from '../publish/replaceOutput.js';
import type {PageDetails} from '../render/RenderJob.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import {escapeFilePath} from '../shared/encodePath.js';
import {type WiredSite, wireSite} from '../wiring/wireSite.js';
import type {CheckedLocale, CheckedOutput, CheckedPage} from './CheckedOutput.js';
import type {CheckedSite} from './CheckedSite.js';

/**
 * Folder of the cache with the output that `site check` builds. The output of `site build` stays as it is: this one may
 * have broken links.
 */
const FOLDER = 'check';

/** Builds the site, or reads its existing output. @throws {SiteError} `BUILD_NOT_FOUND`, and all errors of a build */
export function openOutput(site: CheckedSite): Promise<CheckedOutput> {
  return site.flags.build ? buildOutput(site) : readOutput(site);
}

async function buildOutput({flags, loaded, tools}: CheckedSite): Promise<CheckedOutput> {
  const inspected: InspectedLocale[] = [];
  const {siteDir, config} = flags;
  const outDir = path.join(tools.folders.cacheDir, FOLDER);
  await build(
    {siteDir, config, outDir, dev: false, bundleAnalyzer: false, minify: true},
    {...tools, inspect: (locale) => inspected.push(locale)},
  );
  const locales = inspected.map((built) => [built, localeOf(built)] as const);
  const pages = locales.flatMap(([built, locale]) => pagesOfBuild(built, locale));
  return withStaticPages({outDir, locales: locales.map(([, locale]) => locale), pages}, loaded.baseUrl);
}

function localeOf({content, plan, contents, outDir}: InspectedLocale): CheckedLocale {
  const {openRoutes, strictRoutes} = plan;
  return {
    context: content.context,
    plugins: content.contents.map(({plugin}) => plugin),
    outDir,
    openRoutes,
    strictRoutes,
    contentsOf: () => Promise.resolve(contents),
  };
}

function pagesOfBuild({content, plan, pages, outDir}: InspectedLocale, locale: CheckedLocale): CheckedPage[] {
  const hasFiles = !usesHashRouter(content.context.siteConfig);
  const chains = new Map(plan.pages.map(({path: url, chain}) => [url, chain]));
  return pages.map((page) => ({
    path: page.path,
    htmlFile: hasFiles ? path.join(outDir, page.htmlFile) : undefined,
    sources: page.content,
    code: codeOf(chains.get(page.path) ?? [], content.context.siteDir),
    locale,
    ...(!hasFiles && !page.hasFailed && {details: parseOwnJson<PageDetails>(page.record.details)}),
  }));
}

/** Returns the files of the site that are components of a page. */
function codeOf(chain: PlannedPage['chain'], siteDir: string): string[] {
  return chain.flatMap(({component}) => {
    const [, file] = /^code:@site\/([^?]*)/.exec(component) ?? [];
    return file === undefined ? [] : path.join(siteDir, file);
  });
}

async function readOutput({flags, loaded, siteDir, tools}: CheckedSite): Promise<CheckedOutput> {
  const {outDir, config} = loaded;
  recoverOutput(outDir);
  if (!fs.existsSync(outDir)) throw errors.checkBuildNotFound(outDir);
  if (usesHashRouter(config)) throw errors.checkNeedsBuild();
  const pages: CheckedPage[] = [];
  const locales: CheckedLocale[] = [];
  for (const [locale, dir] of localeFolders(loaded, config.i18n.locales)) {
    if (!fs.existsSync(dir)) continue;
    const own = await resolveConfig({
      siteDir,
      configFile: flags.config,
      outDir: flags.outDir,
      locale,
      mode: 'production',
      folders: tools.folders,
    });
    const read = readLocale(await wireSite(own, tools), dir);
    locales.push(read.locale);
    pages.push(...read.pages);
  }
  return withStaticPages({outDir, locales, pages}, loaded.baseUrl);
}

/** Plans a locale, to find the source files of its pages. Its Markdown is compiled only if a link is broken. */
function readLocale(
  wired: WiredSite,
  outDir: string,
): {readonly locale: CheckedLocale; readonly pages: readonly CheckedPage[]} {
  const {openRoutes, strictRoutes, pages} = wired.plan;
  const {context, contents} = wired.content;
  const locale: CheckedLocale = {
    context,
    plugins: contents.map(({plugin}) => plugin),
    outDir,
    openRoutes,
    strictRoutes,
    contentsOf: sourceCompiler(wired),
  };
  const built = pages
    .map(({path: url, htmlFile, content, chain}): CheckedPage & {readonly htmlFile: string} => {
      const code = codeOf(chain, context.siteDir);
      return {path: url, htmlFile: path.join(outDir, htmlFile), sources: content, code, locale};
    })
    .filter(({htmlFile}) => fs.existsSync(htmlFile));
  return {locale, pages: built};
}

function sourceCompiler({plan, content, compiler}: WiredSite): CheckedLocale['contentsOf'] {
  const {siteDir} = content.context;
  let cached: ContentCache | undefined;
  return async (sources) => {
    cached ??= new ContentCache(openSiteCache(content.context).contents, compiler.setup);
    const planned = sources.flatMap((source) => plan.contents[source] ?? []);
    const contents = Object.fromEntries(planned.map((one) => [one.source, one]));
    try {
      return await compileContent({contents, siteDir, compiler, cached});
    } catch (error) {
      if (!isSiteError(error)) throw error;
      // The sources may have a mistake that the output does not have. Findings then have no line.
      return new Map();
    }
  };
}

/** Adds the HTML files of the output that are not pages of the plan, such as those of static folders. */
function withStaticPages(output: CheckedOutput, baseUrl: string): CheckedOutput {
  const known = new Set(output.pages.map(({htmlFile}) => htmlFile));
  const files = globSync('**/*.html', {cwd: output.outDir, dot: true, followSymbolicLinks: false});
  const others = files
    .sort()
    .map((name): CheckedPage & {readonly htmlFile: string} => ({
      path: baseUrl + escapeFilePath(name).replace(/(?:^|(?<=\/))index\.html$/, ''),
      htmlFile: path.join(output.outDir, name),
      sources: [],
      code: [],
      locale: undefined,
    }))
    .filter(({htmlFile}) => !known.has(htmlFile));
  // First: if a page of the plan has the same path, links lead to that one.
  return {...output, pages: [...others, ...output.pages]};
}

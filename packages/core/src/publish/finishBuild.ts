import type {CompiledContent} from '../compile/ArtifactCache.js';
import {siteMetadata} from '../config/siteMetadata.js';
import type {LoadedContent} from '../content/PluginContent.js';
import type {Printer} from '../errors/Printer.js';
import {type FullText, writeLists} from '../llms/writeLists.js';
import type {OutputFolder} from '../output/OutputFolder.js';
import {callHook} from '../plugins/callHook.js';
import type {PostBuildProps, RouteBuildMetadata} from '../plugins/Plugin.js';
import type {PlannedSite} from '../plugins/SiteFiles.js';
import type {PageCache} from '../render/PageCache.js';
import type {PageShell} from '../render/RenderJob.js';
import type {RenderedPage} from '../render/renderPages.js';
import type {SitePlan} from '../routes/SitePlan.js';
import {indexBuild, type TextCaches} from '../search/indexBuild.js';
import {markdownFile} from '../shared/markdownUrl.js';
import {loadLazyData} from './loadLazyData.js';
import type {ReportedLinks} from './ReportedLinks.js';
import {reportBrokenLinks} from './reportLinks.js';
import {listSiteFiles} from './siteFiles.js';

export interface FinishInput {
  readonly plan: SitePlan;
  readonly site: LoadedContent;
  readonly contents: ReadonlyMap<string, CompiledContent>;
  readonly pages: readonly RenderedPage[];
  /** HTML of the only document of a site with the hash router; `undefined` for all other sites. */
  readonly entryHtml: string | undefined;
  readonly pageCache: PageCache;
  readonly texts: TextCaches;
  readonly shell: PageShell;
  /** Staging folder of the locale: its output until the build ends, when it replaces the old output. */
  readonly folder: OutputFolder;
  readonly printer: Printer;
  /** Broken links that earlier locales of the build have reported; `undefined` if the caller checks the links. */
  readonly reportedLinks: ReportedLinks | undefined;
}

function buildMetadataOf({htmlFile, record}: RenderedPage, hasFile: boolean): RouteBuildMetadata {
  return {noIndex: record.noIndex, ...(hasFile && {htmlFile, htmlHash: record.hash})};
}

/** Returns the pages that start React at once, with the reasons; `undefined` if the site has no still pages. */
function livePagesOf({pages, shell}: FinishInput): PlannedSite['livePages'] {
  if (shell.stillScript === undefined) return undefined;
  return Object.fromEntries(
    pages.flatMap(({path, record}) => (record.liveReasons ? [[path, record.liveReasons]] : [])),
  );
}

/** Plugin hooks that run when all pages are in the staging folder, in this order. */
const OUTPUT_HOOKS = ['postBuild', 'outputReady'] as const;

function postBuildProps({plan, site, pages, shell, entryHtml}: FinishInput): Omit<PostBuildProps, 'content'> {
  const hasFiles = entryHtml === undefined;
  const metadata = pages.map((page) => [page.path, buildMetadataOf(page, hasFiles)] as const);
  return {
    ...site.context,
    routes: plan.routes,
    routesPaths: plan.pages.map((page) => page.path),
    plugins: site.contents.map(({plugin: {plugin, options, version}, content, globalData}) => ({
      ...plugin,
      options,
      version,
      content,
      globalData: loadLazyData(globalData, plan.data),
    })),
    headTags: shell.headTags,
    preBodyTags: shell.preBodyTags,
    postBodyTags: shell.postBodyTags,
    siteMetadata: siteMetadata(site),
    head: {},
    routesBuildMetadata: Object.fromEntries(metadata),
  };
}

/**
 * Adds the rendered pages, or the only document of a site with the hash router, to the staging folder (the output
 * before it is published). The HTML of a page replaces a static file of the same name, its Markdown does not.
 */
function stagePages({folder, pages, pageCache, entryHtml}: FinishInput): void {
  if (entryHtml !== undefined) folder.write('index.html', entryHtml);
  else {
    for (const {htmlFile, record} of pages) {
      folder.link(pageCache.file(record.key), htmlFile, pageCache.identity(record.key));
      const text = markdownFile(htmlFile);
      if (record.markdown && !folder.has(text)) folder.link(pageCache.markdownFile(record.key), text);
    }
  }
}

async function runOutputHooks(input: FinishInput): Promise<void> {
  const {contents} = input.site;
  if (!contents.some(({plugin}) => OUTPUT_HOOKS.some((hook) => plugin.plugin[hook]))) return;
  const props = postBuildProps(input);
  for (const hook of OUTPUT_HOOKS) {
    const running = contents.map(({plugin, content}) =>
      callHook(plugin, hook, (hooks) => hooks[hook]?.({...props, content})),
    );
    await Promise.all(running);
  }
}

/**
 * Finishes the staging folder of a locale: makes search indexes, adds pages, lists of pages and files of plugins, runs the
 * output hooks and checks links.
 *
 * @returns the texts of pages that are together in files
 */
export async function finishBuild(input: FinishInput): Promise<{readonly fullTexts: readonly FullText[]}> {
  await indexBuild(input);
  stagePages(input);
  const fullTexts = input.entryHtml === undefined ? writeLists(input, input.folder) : [];
  for (const {file, make} of listSiteFiles({...input, livePages: livePagesOf(input)}))
    input.folder.write(file, await make());
  // Before the hooks, so that they find no files of an earlier build.
  input.folder.sweep();
  await runOutputHooks(input);
  input.folder.removeEmptyFolders();
  if (input.reportedLinks) reportBrokenLinks({...input, reported: input.reportedLinks});
  return {fullTexts};
}

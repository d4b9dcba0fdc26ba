import fs from 'node:fs';
import path from 'node:path';
import {parseOwnJson, sha256} from '@lectern/store';
import {removeOlderEntries, writeServerEntry} from '../bundle/serverGraph.js';
import {locationInSource} from '../bundle/sourceStacks.js';
import type {CompiledContent} from '../compile/ArtifactCache.js';
import type {SiteError} from '../errors/SiteError.js';
import {entryPage} from '../render/entryPage.js';
import {pageFile, pageMarkdownFile} from '../render/pageFile.js';
import {createPageShell} from '../render/pageShell.js';
import type {PageDetails, PageFailure, PageJob, PageShell, RenderResult} from '../render/RenderJob.js';
import {renderFailures} from '../render/renderFailures.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import {isCollectionRef} from '../shared/collectionQuery.js';
import {pageKey} from '../shared/url.js';
import {codeImports} from './CodeOfContent.js';
import {DEV_CODE, type DevBundle, holds, type ReadyBundle} from './DevBundle.js';
import type {DevRenderer} from './DevRenderer.js';
import type {DevSite} from './DevSite.js';

export interface DevPagesInput {
  readonly site: DevSite;
  readonly bundle: DevBundle;
  readonly renderer: DevRenderer;
  /** URL path of the folder from which the bundle is served. */
  readonly codeUrl: string;
  /** Writes the registry again: the generated module that imports all code modules of routes and content. */
  rewriteModules(): Promise<unknown>;
}

/** Makes the HTML and the payloads (the JSON data) of pages when they are requested. */
export class DevPages {
  readonly #input: DevPagesInput;
  readonly #pagesDir: string;
  #requests = 0;
  /** Path of a page → references of the queries of its last rendering. */
  readonly #queries = new Map<string, readonly string[]>();
  /** Path of a page → links and anchors of the page's last rendering, with the key of that rendering (`htmlKey`). */
  readonly #details = new Map<string, {readonly key: string; readonly details: PageDetails}>();

  constructor(input: DevPagesInput) {
    this.#input = input;
    this.#pagesDir = path.join(input.site.cacheDir, 'dev-pages');
  }

  /**
   * Returns the payload of a page as JSON: its components, and the URLs of its content and data. Waits until the bundle
   * has the code of the page.
   */
  async payload(page: PlannedPage): Promise<string> {
    const {payload} = await this.#compile(page);
    return payload.text();
  }

  /** Compiles a page, and waits until the bundle has its code. */
  async #compile(page: PlannedPage) {
    const {site} = this.#input;
    const contents = await site.contents.compilePage(page);
    const bundle = await this.bundleFor(page.chain.map(requestOf), contents.values());
    return {bundle, payload: site.payload(page, contents)};
  }

  /**
   * Returns the HTML document of a site with the hash router.
   *
   * @throws {SiteError} if the code does not compile
   */
  async entry(): Promise<string> {
    const {context} = this.#input.site.content;
    const bundle = await this.bundleFor([], []);
    return entryPage({context, plan: this.#input.site.plan, shell: this.#shell(bundle), codeHash: DEV_CODE});
  }

  /**
   * Renders a page on the server, as a build does, so that errors that occur only there are found at once.
   *
   * @param urlPath - the requested path
   * @throws {SiteError} for a mistake in the content or the code, or if a component throws
   */
  async html(page: PlannedPage, urlPath: string): Promise<string> {
    const {html} = await this.#render(page, urlPath);
    return html;
  }

  /**
   * Returns the Markdown of a page; `undefined` if it has none.
   *
   * @throws {SiteError} as `html` does
   */
  async markdown(page: PlannedPage): Promise<string | undefined> {
    const {markdown} = await this.#render(page, page.path);
    return markdown;
  }

  async #render(page: PlannedPage, urlPath: string): Promise<{html: string; markdown: string | undefined}> {
    const {bundle, payload} = await this.#compile(page);
    this.#requests += 1;
    const {currentLocale} = this.#input.site.config.context.i18n;
    const key = `page-${currentLocale}-${process.pid}-${this.#requests}`;
    // A page may be sent for many paths, as the not-found page is. It is rendered with the path in the plan, since the
    // browser hydrates it with this path, too.
    const renderedPath = pageKey(urlPath) === pageKey(page.path) ? urlPath : page.path;
    const job: PageJob = {key, path: renderedPath, payload: payload.text(), files: payload.files()};
    const shell = this.#shell(bundle);
    const result = await this.#renderJob(job, shell, graphOf(shell, bundle));
    const [failure] = result.failures;
    if (failure) {
      const now = await this.#input.bundle.state;
      // The bundle was recompiled while it was being loaded: render with the new one.
      if (now.kind === 'ready' && now.hash !== bundle.hash) return this.#render(page, urlPath);
      throw this.#failed({...failure, path: page.path}, page, bundle);
    }
    const [record] = result.pages;
    if (record) {
      this.#queries.set(page.path, record.data.filter(isCollectionRef));
      const key = this.#htmlKey(page, bundle, job.payload);
      const details = parseOwnJson<PageDetails>(record.details);
      if (renderedPath === page.path) this.#details.set(page.path, {key, details});
    }
    const html = await takeFile(pageFile(this.#pagesDir, key));
    const markdown = record?.markdown && (await takeFile(pageMarkdownFile(this.#pagesDir, key)));
    return {html, markdown};
  }

  /**
   * Returns a key of all inputs of a page's HTML: equal keys mean equal HTML.
   *
   * @throws {SiteError} for a mistake in the content or the code
   */
  async htmlKey(page: PlannedPage): Promise<string> {
    const {bundle, payload} = await this.#compile(page);
    return this.#htmlKey(page, bundle, payload.text());
  }

  /** Serves the results of the page's queries, since its HTML has their URLs. */
  #htmlKey({path: pagePath}: PlannedPage, {hash}: ReadyBundle, payload: string): string {
    const {site} = this.#input;
    const results = (this.#queries.get(pagePath) ?? []).map((ref) => site.resultUrl(ref));
    return sha256([hash, site.siteScript.file, payload, ...results].join('\n'));
  }

  /** Renders a page. If it has a query, writes the entries of collections first. */
  async #renderJob(job: PageJob, shell: PageShell, graph: string): Promise<RenderResult> {
    const {site, renderer} = this.#input;
    const file = site.collectionsFile;
    const result = await renderer.render(
      {...job, ...(file !== undefined && {collections: file})},
      shell,
      graph,
    );
    if (result.waiting.length === 0) return result;
    return renderer.render({...job, collections: site.writeCollections()}, shell, graph);
  }

  /**
   * Returns the links and anchors in the rendered page.
   *
   * @throws {SiteError} as `html` does
   */
  async details(page: PlannedPage): Promise<PageDetails> {
    const key = await this.htmlKey(page);
    if (this.#details.get(page.path)?.key !== key) await this.html(page, page.path);
    return this.#details.get(page.path)?.details ?? {links: [], anchors: []};
  }

  /** Loads the server bundle before the first page is requested. */
  prepare(bundle: ReadyBundle): void {
    const shell = this.#shell(bundle);
    removeOlderEntries(shell.serverEntry);
    this.#input.renderer.prepare(shell, graphOf(shell, bundle));
  }

  /**
   * Waits for a bundle with all requested code modules, and with all code that the contents import.
   *
   * @throws {SiteError} if the code does not compile
   */
  async bundleFor(requests: readonly string[], contents: Iterable<CompiledContent>): Promise<ReadyBundle> {
    const {bundle, rewriteModules} = this.#input;
    const needed = [...new Set([...requests, ...[...contents].flatMap(codeImports)])];
    let state = await bundle.state;
    if (state.kind === 'ready' && !holds(state, needed)) {
      await rewriteModules();
      state = await bundle.whenItHolds(needed);
    }
    if (state.kind === 'broken') throw state.error;
    return state;
  }

  #shell({manifest, outputDir: dir, serverFile}: ReadyBundle): PageShell {
    const {site, codeUrl} = this.#input;
    const {context} = site.content;
    const {siteScript} = site;
    const locale = context.i18n.currentLocale;
    const serverEntry = writeServerEntry({dir, serverFile, locale, siteScript});
    return createPageShell({
      context,
      plan: site.plan,
      bundle: {...manifest, siteScript, serverEntry, development: true},
      pagesDir: this.#pagesDir,
      codeUrl,
      dataFile: (name) => site.dataFile(name),
    });
  }

  /**
   * Makes the error of a failed rendering. The message contains file and line of the site's code that threw, and of the
   * content that uses the component.
   */
  #failed(failure: PageFailure, page: PlannedPage, {outputDir}: ReadyBundle): SiteError {
    const {siteDir, cacheDir} = this.#input.site.config.context;
    const readMap = (file: string) => this.#input.bundle.readOutput(`${file}.map`);
    const thrownAt = locationInSource({stack: failure.stack, outputDir, siteDir, cacheDir, readMap});
    return renderFailures([{...failure, thrownAt}], [page], {siteDir});
  }
}

/** Reads a file and removes it. */
async function takeFile(file: string): Promise<string> {
  const text = await fs.promises.readFile(file, 'utf8');
  await fs.promises.rm(file, {force: true});
  return text;
}

/**
 * Returns the name of the modules that a render process must load for a page. The name changes with the code (hash of
 * the compile) and with the data of the site (path of the server entry); a new name starts a new process.
 */
function graphOf({serverEntry}: PageShell, {hash}: ReadyBundle): string {
  return `${hash} ${serverEntry}`;
}

function requestOf({component}: {readonly component: `code:${string}`}): string {
  return component.slice('code:'.length);
}

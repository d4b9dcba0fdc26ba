import fs from 'node:fs';
import {pathToFileURL} from 'node:url';
import {evaluateArtifact, parsePage} from '@lectern/mdx';
import {parseOwnJson, sha256, writeFileAtomic} from '@lectern/store';
import {startCost} from '../cache/startCost.js';
import type {
  ContentExports,
  PageRenderFailure,
  ReactServer,
  RenderOutput,
  ServerEntry,
} from '../client/renderTypes.js';
import {CollectionReader} from '../collections/CollectionReader.js';
import {isCollectionRef} from '../shared/collectionQuery.js';
import {onceFor} from '../shared/onceFor.js';
import {pageContent} from '../shared/pageContent.js';
import type {Json, RoutePayload} from '../shared/payload.js';
import {createPageTemplate, escapeAttribute, type PageTemplate} from './htmlPage.js';
import {pageFile, pageMarkdownFile} from './pageFile.js';
import {pageMarkdown} from './pageMarkdown.js';
import type {PageDetails, PageFailure, PageJob, PageRecord, PageShell, RenderResult} from './RenderJob.js';
import {loadReactServer} from './reactServer.js';
import type {UseRecorder} from './UseRecorder.js';

/**
 * Maximum number of evaluated artifacts (compiled Markdown files) in the memory of a process. A small number is enough:
 * pages are rendered in plan order, so pages that import the same file are usually rendered shortly after each other.
 */
const MAX_ARTIFACTS = 200;

/** Renders pages to HTML files, in a worker process. Each process has one instance, for one bundle and locale. */
export class PageRenderer {
  readonly #shell: PageShell;
  readonly #server: ServerEntry;
  readonly #react: ReactServer;
  /** Absent if no page of the site may be still, or if this version of React cannot be recorded. */
  readonly #recorder: UseRecorder | undefined;
  readonly #template: PageTemplate;
  readonly #readData = onceFor((file: string) => parseOwnJson<Json>(fs.readFileSync(file, 'utf8')));
  readonly #collections = new CollectionReader();
  readonly #artifacts = new Map<string, Promise<ContentExports>>();

  private constructor(shell: PageShell, server: ServerEntry, template: PageTemplate) {
    this.#shell = shell;
    this.#server = server;
    const {reactDomDir: dir, development} = shell;
    const {react, reactDom} = server;
    const records = shell.stillScript !== undefined;
    const loaded = loadReactServer({dir, development, react, reactDom, records});
    this.#react = loaded.server;
    this.#recorder = loaded.recorder;
    this.#recorder?.watchContext(server.BrowserContext, 'useIsBrowser');
    this.#template = template;
  }

  static async create(shell: PageShell): Promise<PageRenderer> {
    const server: ServerEntry = await import(pathToFileURL(shell.serverEntry).href);
    return new PageRenderer(shell, server, await createPageTemplate(shell));
  }

  /** Renders a page and writes its file. Does not throw if the page throws: the error is in the result. */
  async render(job: PageJob): Promise<RenderResult> {
    this.#collections.open(job.collections);
    const result = await this.#tryJob(job);
    return this.#collections.isMissing ? {pages: [], failures: [], waiting: [job.path]} : result;
  }

  async #tryJob(job: PageJob): Promise<RenderResult> {
    try {
      return {pages: [await this.#renderJob(job)], failures: [], waiting: []};
    } catch (error) {
      return {pages: [], failures: [failureOf(job, error)], waiting: []};
    }
  }

  async #renderJob(job: PageJob): Promise<PageRecord> {
    const costSince = startCost();
    this.#recorder?.take();
    this.#server.contentRecorder.clear();
    const payload = parseOwnJson<RoutePayload>(job.payload);
    const render = () =>
      this.#server.renderPage(this.#react, {
        payload,
        url: job.path,
        loadContent: (ref) => this.#content(ref, job.files),
        loadData: (ref) => this.#loadData(ref, job.files),
      });
    const output = await render();
    const liveReasons = this.#liveReasons(job);
    const markdown = await this.#markdown(job, payload, async () => (await render()).html);
    const shown = withResults(payload, this.#collections.urls(output.data, this.#shell.baseUrl));
    const {title, base, meta, link, script, style, noscript} = output.head;
    const parts = {
      appHtml: output.html,
      htmlAttributes: output.head.htmlAttributes,
      bodyAttributes: output.head.bodyAttributes,
      metaAttributes: [title, base, redirectTag(output.redirect), meta, link, script, style, noscript].filter(
        (tags) => tags !== '',
      ),
      payload: shown === payload ? job.payload : JSON.stringify(shown),
      preloads: this.#preloads(payload, output.modules),
      dataPreloads: [
        ...filesOf(shown, 'content:').filter((url) => !isModule(url)),
        ...filesOf(shown, 'data:'),
      ],
      isStill: this.#shell.stillScript !== undefined && liveReasons === undefined,
    };
    const html = this.#template(this.#shell, parts);
    return {...this.#store(job, {html, output, liveReasons, markdown}), cost: costSince()};
  }

  /** Returns the Markdown of the page that was just rendered; `undefined` if it has none. */
  async #markdown(
    job: PageJob,
    payload: RoutePayload,
    render: () => Promise<string>,
  ): Promise<string | undefined> {
    const {markdown: settings} = this.#shell;
    const page = payload.markdown === undefined ? undefined : pageContent(payload.chain);
    if (!page || !settings) return undefined;
    const exports = await this.#content(page.content, job.files);
    return pageMarkdown({payload, page, exports, render}, this.#server.contentRecorder, settings);
  }

  /** Returns why the page that was just rendered needs React at once; `undefined` if it does not. */
  #liveReasons({unproven}: PageJob): readonly string[] | undefined {
    if (this.#shell.stillScript === undefined) return undefined;
    if (!this.#recorder) return ['this version of React (not recorded)'];
    const uses = this.#recorder.take().map(({component, reason}) => `${component} (${reason})`);
    const reasons = unproven === undefined ? uses : [unproven, ...uses];
    return reasons.length > 0 ? reasons : undefined;
  }

  #preloads(payload: RoutePayload, requests: readonly string[]): string[] {
    const chunks = requests.flatMap((request) => this.#shell.chunks[request.slice('code:'.length)] ?? []);
    return [...new Set([...chunks, ...filesOf(payload, 'content:').filter(isModule)])];
  }

  #store(
    job: PageJob,
    {
      html,
      output,
      liveReasons,
      markdown,
    }: {
      html: string;
      output: RenderOutput;
      liveReasons: readonly string[] | undefined;
      markdown: string | undefined;
    },
  ): Omit<PageRecord, 'cost'> {
    const file = pageFile(this.#shell.pagesDir, job.key);
    writeFileAtomic(file, html);
    const stat = fs.statSync(file);
    return {
      key: job.key,
      path: job.path,
      size: stat.size,
      mtimeMs: stat.mtimeMs,
      hash: sha256(html),
      details: JSON.stringify({links: output.links, anchors: output.anchors} satisfies PageDetails),
      anchorsKey: sha256(output.anchors.join('\n')).slice(0, 16),
      noIndex: output.head.noIndex,
      ...(markdown !== undefined && {markdown: this.#storeMarkdown(job, markdown)}),
      ...(liveReasons && {liveReasons}),
      data: output.data.filter((ref) => job.files[ref] === undefined),
    };
  }

  #storeMarkdown({key}: PageJob, markdown: string): PageRecord['markdown'] {
    const file = pageMarkdownFile(this.#shell.pagesDir, key);
    writeFileAtomic(file, markdown);
    const {size, mtimeMs} = fs.statSync(file);
    return {size, mtimeMs, hash: sha256(markdown)};
  }

  #loadData(ref: string, files: PageJob['files']): Json {
    if (isCollectionRef(ref)) return this.#collections.rows(ref);
    const file = files[ref] ?? this.#shell.dataFiles[ref];
    if (file === undefined) throw new Error(`No plugin created the data file ${ref}.`);
    return this.#readData(file);
  }

  #content(ref: string, files: PageJob['files']): Promise<ContentExports> {
    const file = files[ref];
    if (file === undefined) throw new Error(`The page has no file for ${ref}.`);
    const known = this.#artifacts.get(file);
    if (known) return known;
    if (this.#artifacts.size >= MAX_ARTIFACTS) {
      const [oldest] = this.#artifacts.keys();
      if (oldest !== undefined) this.#artifacts.delete(oldest);
    }
    const loading = this.#evaluate(ref, file, files);
    this.#artifacts.set(file, loading);
    return loading;
  }

  async #evaluate(ref: string, file: string, files: PageJob['files']): Promise<ContentExports> {
    const text = fs.readFileSync(file, 'utf8');
    const artifact = isModule(file) ? evaluateArtifact(text, ref.slice('content:'.length)) : parsePage(text);
    const link = this.#shell.markdown ? this.#server.linkRecorded : this.#server.linkArtifact;
    return link(artifact, (imported) =>
      imported.startsWith('content:')
        ? this.#content(imported, files)
        : this.#server.loadCode(imported as `code:${string}`),
    );
  }
}

/** Adds the URLs of the results of queries to a payload. Returns the same payload if there are none. */
function withResults(payload: RoutePayload, urls: RoutePayload['files']): RoutePayload {
  if (Object.keys(urls).length === 0) return payload;
  return {...payload, files: {...payload.files, ...urls}};
}

/** Makes a `<meta>` tag that redirects browsers without JavaScript; empty if the page is no redirect. */
function redirectTag(target: string | undefined): string {
  return target === undefined
    ? ''
    : `<meta http-equiv="refresh" content="0; url=${escapeAttribute(target)}">`;
}

/** Returns true if an artifact (a compiled Markdown file) is an ES module; false if it is data, without code. */
function isModule(url: string): boolean {
  return url.endsWith('.js');
}

function filesOf({files}: RoutePayload, kind: 'content:' | 'data:'): string[] {
  return Object.entries(files).flatMap(([ref, url]) => (ref.startsWith(kind) ? [url] : []));
}

function failureOf(job: PageJob, error: unknown): PageFailure {
  const {componentStack, cause} = error as Partial<PageRenderFailure>;
  const thrown =
    cause instanceof Error ? cause : error instanceof Error ? error : new Error(String(cause ?? error));
  return {path: job.path, message: thrown.message, stack: thrown.stack, componentStack};
}

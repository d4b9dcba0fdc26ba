import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {publishRefusal, realPathOf} from '@lectern/mdx';
import {usesHashRouter} from '../config/filesUrl.js';
import {resolveRequest} from '../http/resolveRequest.js';
import {isSendable, sendFile} from '../http/sendFile.js';
import {wantsMarkdown} from '../http/wantsMarkdown.js';
import {plannedList} from '../llms/writeLists.js';
import {listSiteFiles, type SiteFile} from '../publish/siteFiles.js';
import {DATA_INDEX, dataIndex} from '../publish/writeOutput.js';
import type {PlannedPage, SitePlan} from '../routes/SitePlan.js';
import {PROBLEMS_QUERY, REVISION_META} from '../shared/devEvents.js';
import {decodePath, encodePath, tryDecodeUriComponent} from '../shared/encodePath.js';
import {fragmentOfPath} from '../shared/fragmentOfPath.js';
import {markdownFile} from '../shared/markdownUrl.js';
import type {DevBundle} from './DevBundle.js';
import type {DevIndex} from './DevIndex.js';
import type {DevPages} from './DevPages.js';
import type {DevSite} from './DevSite.js';
import {devError} from './devErrors.js';
import {EVENTS_PATH, type EventHub} from './EventHub.js';
import {errorPage} from './errorPage.js';
import type {MissingPages} from './MissingPages.js';
import {pageProblems} from './pageProblems.js';
import {send, sendFileData, sendIndexFile} from './responses.js';

export interface DevMiddlewareInput {
  readonly site: DevSite;
  readonly bundle: DevBundle;
  readonly pages: DevPages;
  readonly events: EventHub;
  readonly index: DevIndex;
  readonly missing: Pick<MissingPages, 'load'>;
  /** Called if a page, its payload or a file of a plugin cannot be made, to print the error in the terminal. */
  onError(error: unknown): void;
}

/** Passes a request on to the next middleware. */
export type Next = (error?: unknown) => void;

/** Answers with a page that shows an error and reloads when something changes. */
export function sendError(
  response: ServerResponse,
  {error, siteDir, changesUrl}: {error: unknown; siteDir: string; changesUrl: string},
): void {
  send(response, 500, 'text/html', errorPage(devError(error, siteDir), changesUrl));
}

function sendKnownFile(request: IncomingMessage, response: ServerResponse, file: string): void {
  sendFile(request, response, {
    file,
    onMissing: () => send(response, 404, 'text/plain', 'The file is gone.'),
  });
}

/**
 * Adds a meta tag with the revision of the site from which the page was made. The page sends this revision when it
 * connects, and receives all later changes.
 */
function withRevision(html: string, revision: number): string {
  return html.replace('</head>', `<meta name="${REVISION_META}" content="${revision}"></head>`);
}

/** Decodes the path of a request; `undefined` if that is not possible. */
function readPath(pathname: string): string | undefined {
  try {
    decodeURI(pathname);
    return decodePath(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Answers requests for pages, payloads (JSON data of pages), artifacts (compiled Markdown files), data files of plugins
 * and static files. Runs after the middleware that serves the files of webpack.
 */
export class DevMiddleware {
  readonly #input: DevMiddlewareInput;
  readonly #baseUrl: string;
  readonly #isOneDocument: boolean;
  #siteFiles: {readonly plan: SitePlan; readonly files: ReadonlyMap<string, SiteFile>} | undefined;

  constructor(input: DevMiddlewareInput) {
    this.#input = input;
    const {baseUrl, siteConfig} = input.site.config.context;
    this.#baseUrl = baseUrl;
    this.#isOneDocument = usesHashRouter(siteConfig);
  }

  handle = (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    this.#answer(request, response).catch((error: unknown) => next(error));
  };

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    const urlPath = readPath(pathname);
    if (urlPath === undefined) return send(response, 400, 'text/plain', 'The URL is malformed.');
    if (!`${urlPath}/`.startsWith(this.#baseUrl)) {
      response.writeHead(302, {Location: this.#baseUrl, 'Cache-Control': 'no-store'}).end();
      return;
    }
    const relative = urlPath.slice(this.#baseUrl.length);
    const checked = searchParams.get(PROBLEMS_QUERY);
    if (relative === EVENTS_PATH && checked !== null) return this.#sendProblems(checked, response);
    if (relative === EVENTS_PATH) return this.#input.events.connect(request, response);
    const file = this.#input.site.files.find(urlPath) ?? this.#input.site.files.find(pathname);
    if (file !== undefined) return sendKnownFile(request, response, file);
    const siteScript = this.#input.site.files.siteScriptText(relative);
    if (siteScript !== undefined) return send(response, 200, 'text/javascript', siteScript);
    if (relative === DATA_INDEX) {
      const ref = searchParams.get('ref');
      const text = ref === null ? dataIndex(this.#input.site.plan) : this.#resultIndex(ref);
      return send(response, 200, 'application/json', text);
    }
    if (await this.#sendSiteFile(request.url ?? '/', response)) return;
    if (relative.endsWith('llms.txt') && this.#sendList(relative, response)) return;
    const indexed = this.#input.index.answer(relative);
    if (indexed) return sendIndexFile(response, relative, indexed);
    if (relative.endsWith('.payload.json')) return this.#sendPayload(relative, response);
    const staticFile = this.#findStatic(request.url ?? '/');
    if (staticFile !== undefined) return sendKnownFile(request, response, staticFile);
    if (relative.endsWith('.md') && (await this.#sendMarkdown(relative, response))) return;
    if (relative === 'favicon.ico') {
      // Browsers always request this file. No 404, since a missing icon is not an error.
      response.writeHead(204).end();
      return;
    }
    const findPage = () => this.#input.site.pages.find(urlPath);
    const page = wantsMarkdown(request.headers.accept) ? await this.#findPage(urlPath, findPage) : undefined;
    if (page && (await this.#sendMarkdown(markdownFile(page.htmlFile), response))) return;
    response.setHeader('Vary', 'Accept');
    await this.#sendPage(urlPath, response);
  }

  /** Returns the URL of the result of a query as JSON: `{[ref]: url}`; an empty object if the query has a mistake. */
  #resultIndex(ref: string): string {
    const url = this.#input.site.resultUrl(ref);
    return JSON.stringify(url === undefined ? {} : {[ref]: url});
  }

  /**
   * Sends the problems of a page (broken links, …). An error that prevents the rendering of the page is not included,
   * since it is shown instead of the page.
   */
  async #sendProblems(pathname: string, response: ServerResponse): Promise<void> {
    const {site, pages} = this.#input;
    const page = site.pages.find(readPath(pathname) ?? '');
    const hasFile = (urlPath: string) => this.#hasFile(urlPath);
    const problems = page ? await pageProblems(page, {site, pages, hasFile}).catch(() => []) : [];
    send(response, 200, 'application/json', JSON.stringify(problems));
  }

  /**
   * Returns true if a build publishes a file at a URL path: a static file, or one that a plugin makes from the plan.
   */
  #hasFile(urlPath: string): boolean {
    const {site} = this.#input;
    if (site.files.find(urlPath) !== undefined || this.#findStatic(urlPath) !== undefined) return true;
    return this.#findSiteFile(urlPath) !== undefined;
  }

  /**
   * Finds the file that a static host would send for a URL ("/docs/" → "docs/index.html"): of the files that are
   * possible for the URL, the first one for which `exists` returns true.
   */
  #fileAt(url: string, exists: (file: string) => boolean): string | undefined {
    const rules = {baseUrl: encodeURI(this.#baseUrl), trailingSlash: undefined};
    const answer = resolveRequest(url, rules, exists);
    return answer.kind === 'file' ? answer.file : undefined;
  }

  #findSiteFile(url: string): SiteFile | undefined {
    const files = this.#listSiteFiles();
    const file = this.#fileAt(url, (name) => files.has(name));
    return file === undefined ? undefined : files.get(file);
  }

  /** Files that plugins make from the current plan, by path relative to the base URL. */
  #listSiteFiles(): ReadonlyMap<string, SiteFile> {
    const {plan, content} = this.#input.site;
    if (this.#siteFiles?.plan !== plan) {
      const files = listSiteFiles({site: content, plan});
      this.#siteFiles = {plan, files: new Map(files.map((made) => [made.file, made]))};
    }
    return this.#siteFiles.files;
  }

  /**
   * Sends a file that a plugin makes from the plan.
   *
   * @returns `true` if there is such a file, or if the plugin fails: the error is then sent
   */
  async #sendSiteFile(url: string, response: ServerResponse): Promise<boolean> {
    const {site, onError} = this.#input;
    try {
      const found = this.#findSiteFile(url);
      if (found) sendFileData(response, found.file, await found.make());
      return found !== undefined;
    } catch (error) {
      onError(error);
      send(response, 500, 'text/plain', devError(error, site.config.context.siteDir).message);
      return true;
    }
  }

  /**
   * Sends a list of pages for programs. While developing, the list has pages whose components set `noindex`, too.
   *
   * @returns `false` if there is no such list
   */
  #sendList(relative: string, response: ServerResponse): boolean {
    const {content, plan} = this.#input.site;
    const list = this.#isOneDocument
      ? undefined
      : plannedList(
          relative,
          content,
          plan.pages.map((page) => page.path),
        );
    if (list === undefined || this.#findStatic(`/${relative}`) !== undefined) return false;
    send(response, 200, 'text/plain', list);
    return true;
  }

  /**
   * Finds a page. If the site does not have it, plugins can load it first.
   *
   * @returns `undefined` if there is no page
   * @throws {SiteError} for mistakes in the content that is loaded
   */
  async #findPage(urlPath: string, find: () => PlannedPage | undefined): Promise<PlannedPage | undefined> {
    const page = find();
    if (page) return page;
    await this.#input.missing.load(urlPath);
    return find();
  }

  async #sendPayload(relative: string, response: ServerResponse): Promise<void> {
    const {site, pages, events, onError} = this.#input;
    const name = tryDecodeUriComponent(relative);
    try {
      const urlPath = this.#baseUrl + name.replace(/(?:index)?\.payload\.json$/, '');
      const page = await this.#findPage(urlPath, () => site.pages.findPayload(name));
      if (!page) return send(response, 404, 'text/plain', 'There is no such page.');
      send(response, 200, 'application/json', await pages.payload(page));
    } catch (error) {
      onError(error);
      const shown = devError(error, site.config.context.siteDir);
      // On an error, the browser loads the document of the page, which shows the error. With the hash router there is
      // only one document, so the error is shown as an overlay.
      if (this.#isOneDocument) events.failPage(shown);
      send(response, 500, 'text/plain', shown.message);
    }
  }

  /**
   * Sends the Markdown of a page.
   *
   * @returns `false` if there is no page with such a file
   */
  async #sendMarkdown(relative: string, response: ServerResponse): Promise<boolean> {
    const {site, pages, onError} = this.#input;
    if (this.#isOneDocument) return false;
    try {
      const urlPath = this.#baseUrl + relative.replace(/\.md$/, '');
      const page = await this.#findPage(urlPath, () => site.pages.findMarkdown(relative));
      if (!page) return false;
      const markdown = await pages.markdown(page);
      if (markdown !== undefined) {
        response.setHeader('Vary', 'Accept');
        send(response, 200, 'text/markdown', markdown);
      }
      return markdown !== undefined;
    } catch (error) {
      onError(error);
      send(response, 500, 'text/plain', devError(error, site.config.context.siteDir).message);
      return true;
    }
  }

  /**
   * Returns true for a file that the site may not publish, such as a symbolic link to a file outside of the site: a
   * build would fail.
   */
  #isRefused(file: string): boolean {
    const real = realPathOf(file);
    const scope = this.#input.site.wired.markdown.publish;
    return real !== undefined && publishRefusal(file, real, scope) !== undefined;
  }

  /**
   * Finds a static file; the first static folder that has the file counts.
   *
   * @returns the absolute path
   */
  #findStatic(url: string): string | undefined {
    for (const dir of this.#input.site.wired.markdown.staticDirs) {
      const found = this.#fileAt(url, (file) => isSendable(path.join(dir, file)));
      const file = found === undefined ? undefined : path.join(dir, found);
      if (file !== undefined && !this.#isRefused(file)) return file;
    }
    return undefined;
  }

  /** Sends the only document of a site with the hash router. As on a static host, all other paths are 404. */
  async #sendEntry(urlPath: string, response: ServerResponse, revision: number): Promise<void> {
    const isEntry = [this.#baseUrl, `${this.#baseUrl}index.html`].includes(urlPath);
    if (isEntry)
      return send(response, 200, 'text/html', withRevision(await this.#input.pages.entry(), revision));
    const page = this.#input.site.pages.find(urlPath);
    const hint = page ? ` The page is at ${this.#baseUrl}${fragmentOfPath(page.path, this.#baseUrl)}` : '';
    send(response, 404, 'text/plain', `There is no such file.${hint}`);
  }

  async #sendPage(urlPath: string, response: ServerResponse): Promise<void> {
    const {site, pages, events, onError} = this.#input;
    // Read before rendering, and after the page was loaded: a change during rendering may already correct the error.
    const readState = () => ({
      revision: events.revision,
      changesUrl: events.changesUrl(this.#baseUrl + EVENTS_PATH),
    });
    let state = readState();
    try {
      if (this.#isOneDocument) return await this.#sendEntry(urlPath, response, state.revision);
      const target = site.pages.find(urlPath)
        ? undefined
        : await this.#input.missing.load(urlPath).finally(() => {
            state = readState();
          });
      if (target !== undefined) {
        response.writeHead(302, {Location: encodePath(target), 'Cache-Control': 'no-store'}).end();
        return;
      }
      const found = site.pages.find(urlPath);
      const page = found ?? site.pages.notFoundPage;
      if (!page) return send(response, 404, 'text/plain', 'There is no such page.');
      const html = await pages.html(page, urlPath);
      send(response, found ? 200 : 404, 'text/html', withRevision(html, state.revision));
    } catch (error) {
      onError(error);
      sendError(response, {error, siteDir: site.config.context.siteDir, changesUrl: state.changesUrl});
    }
  }
}

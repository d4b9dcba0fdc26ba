import fs from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {artifactPath} from '../compile/artifactPath.js';
import type {CompiledContent} from '../compile/ContentStore.js';
import {DATA_INDEX, dataIndex} from '../finish/writeOutput.js';
import {pageFile} from '../render/pageFile.js';
import {createPageShell} from '../render/pageShell.js';
import {renderFailures} from '../render/renderFailures.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import type {DevBundle} from './DevBundle.js';
import type {DevRenderer} from './DevRenderer.js';
import type {DevSite} from './DevSite.js';
import {devError} from './devErrors.js';
import {EVENTS_PATH, type EventHub} from './EventHub.js';
import {errorPage} from './errorPage.js';

export interface DevMiddlewareInput {
  readonly site: DevSite;
  readonly bundle: DevBundle;
  readonly renderer: DevRenderer;
  readonly events: EventHub;
  /** Called for every page that could not be made, so that the terminal shows it as well. */
  onError(error: unknown): void;
}

type Next = (error?: unknown) => void;

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store'});
  response.end(body);
}

function sendFile(response: ServerResponse, file: string, type: string): void {
  response.writeHead(200, {'Content-Type': type, 'Cache-Control': 'no-cache'});
  fs.createReadStream(file).pipe(response);
}

const ASSET_TYPES: {readonly [extension: string]: string} = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
};

/** Answers for pages, payloads, artifacts, data and static files; what the bundler serves comes before. */
export class DevMiddleware {
  readonly #input: DevMiddlewareInput;
  readonly #baseUrl: string;
  readonly #statics: readonly ReturnType<typeof sirv>[];
  #requests = 0;

  constructor(input: DevMiddlewareInput) {
    this.#input = input;
    const {baseUrl} = input.site.config.context;
    this.#baseUrl = baseUrl;
    this.#statics = input.site.plan.markdown.staticDirs
      .filter((dir) => fs.existsSync(dir))
      .map((dir) => sirv(dir, {dev: true, dotfiles: true}));
  }

  handle = (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    this.#answer(request, response).catch((error: unknown) => next(error));
  };

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const urlPath = decodeURI(url.pathname);
    if (!urlPath.startsWith(this.#baseUrl)) {
      response.writeHead(302, {Location: this.#baseUrl});
      response.end();
      return;
    }
    const relative = urlPath.slice(this.#baseUrl.length);
    if (relative === EVENTS_PATH) return this.#input.events.connect(request, response);
    if (relative.startsWith('assets/') && this.#sendAsset(relative, urlPath, response)) return;
    if (relative.endsWith('.payload.json')) return this.#sendPayload(relative, response);
    if (await this.#sendStatic(request, response)) return;
    await this.#sendPage(urlPath, response);
  }

  #sendAsset(relative: string, urlPath: string, response: ServerResponse): boolean {
    const {site} = this.#input;
    for (const content of site.compiled.values()) {
      if (artifactPath(content) === relative) {
        sendFile(response, site.codeFile(content.codeHash), 'text/javascript; charset=utf-8');
        return true;
      }
      const asset = content.assets.find(({outputPath}) => outputPath === relative);
      if (asset) {
        const type = ASSET_TYPES[path.extname(asset.file).toLowerCase()];
        sendFile(response, asset.file, type ?? 'application/octet-stream');
        return true;
      }
    }
    if (relative === DATA_INDEX) {
      send(response, 200, 'application/json', dataIndex(site.plan));
      return true;
    }
    for (const data of site.plan.data.values()) {
      if (data.url !== urlPath) continue;
      send(response, 200, 'application/json', data.text);
      return true;
    }
    return false;
  }

  async #sendPayload(relative: string, response: ServerResponse): Promise<void> {
    const {site, onError} = this.#input;
    const page = site.plan.pages.find(({payloadFile}) => payloadFile === relative);
    if (!page) return send(response, 404, 'text/plain', 'There is no such page.');
    try {
      const contents = await site.compilePage(page);
      send(response, 200, 'application/json', site.payload(page, contents, 'development').text);
    } catch (error) {
      onError(error);
      send(response, 500, 'text/plain', devError(error).message);
    }
  }

  /** Tries each static folder in turn. */
  async #sendStatic(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const original = request.url;
    request.url = `/${(original ?? '/').slice(this.#baseUrl.length)}`;
    try {
      for (const serve of this.#statics) {
        const missed = await new Promise<boolean>((resolve) => {
          response.once('close', () => resolve(false));
          serve(request, response, () => resolve(true));
        });
        if (!missed) return true;
      }
      return false;
    } finally {
      request.url = original;
    }
  }

  async #sendPage(urlPath: string, response: ServerResponse): Promise<void> {
    const {site, onError} = this.#input;
    const found = site.findPage(urlPath);
    const page = found ?? site.notFoundPage;
    if (!page) return send(response, 404, 'text/plain', 'There is no such page.');
    try {
      const contents = await site.compilePage(page);
      const html = await this.#render(page, urlPath, contents);
      send(response, found ? 200 : 404, 'text/html', html);
    } catch (error) {
      onError(error);
      send(response, 500, 'text/html', errorPage(devError(error), this.#baseUrl + EVENTS_PATH));
    }
  }

  /** Renders on the server as a build would, so that what only breaks there is seen at once. */
  async #render(
    page: PlannedPage,
    urlPath: string,
    contents: ReadonlyMap<string, CompiledContent>,
  ): Promise<string> {
    const {site, bundle, renderer} = this.#input;
    const state = await bundle.state;
    if (state.kind === 'broken') throw state.error;
    const pagesDir = path.join(site.cacheDir, 'dev-pages');
    const shell = createPageShell({
      context: site.content.context,
      plan: site.plan,
      bundle: {...state.manifest, serverEntry: state.serverEntry},
      pagesDir,
      dataFile: (name) => site.dataFile(name),
      development: true,
    });
    const {text, files} = site.payload(page, contents, state.manifest.code);
    this.#requests += 1;
    const key = `page-${process.pid}-${this.#requests}`;
    const result = await renderer.render({key, path: urlPath, payload: text, files}, shell, state.hash);
    if (result.failures.length > 0) {
      const failures = result.failures.map((failure) => ({...failure, path: page.path}));
      throw renderFailures(failures, [page], {siteDir: site.config.context.siteDir});
    }
    const file = pageFile(pagesDir, key);
    const html = fs.readFileSync(file, 'utf8');
    fs.rmSync(file, {force: true});
    return html;
  }
}

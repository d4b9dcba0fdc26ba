import type {IncomingMessage, ServerResponse} from 'node:http';
import type {DevError, DevEvent} from '../shared/devEvents.js';

/** Path of the event stream, relative to the base URL. */
export const EVENTS_PATH = '__lectern/events';

/**
 * Query parameter of the event stream: the revision at which an error page was made. The page reloads on the first
 * later event.
 */
const CHANGES_SINCE = 'since';

/** Query parameter of the event stream, set by other pages: the revision of the site from which their HTML was made. */
const PAGE_REVISION = 'page';

const PAGE = 'page';

/** Milliseconds until a browser that has lost the connection connects again. */
const RETRY_MS = 1000;

/**
 * Sends events to all open pages, as server-sent events: a browser reconnects automatically after a lost connection,
 * and proxies let the events pass.
 */
export class EventHub {
  readonly #clients = new Set<ServerResponse>();
  /** Current errors, by the part of the site that has the error: "config", "code", "site", "page" or a file. */
  readonly #errors = new Map<string, DevError>();
  #codeHash: string | undefined;
  readonly #firstRevision = Date.now();
  /**
   * Number that grows with each event. Begins with the current time, so that it is higher than every revision of an
   * earlier server.
   */
  #revision = this.#firstRevision;
  /** Revision of the last event that changed the content of pages. */
  #pagesRevision = this.#firstRevision;
  /** All data files that have changed since the start of the server: reference ("data:…") → new URL. */
  readonly #data: {[ref: `data:${string}`]: string} = {};

  get revision(): number {
    return this.#revision;
  }

  /**
   * Returns the URL of the event stream for an error page: the page gets an event for each change after the current
   * revision.
   */
  changesUrl(eventsUrl: string): string {
    return `${eventsUrl}?${CHANGES_SINCE}=${this.#revision}`;
  }

  connect(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      Connection: 'keep-alive',
      'X-Accel-Buffering': 'no',
    });
    response.write(`retry: ${RETRY_MS}\n\n`);
    this.#clients.add(response);
    request.on('close', () => this.#clients.delete(response));
    const {searchParams} = new URL(request.url ?? '/', 'http://localhost');
    const since = searchParams.get(CHANGES_SINCE);
    if (since !== null) {
      if (since !== String(this.#revision)) this.#write(response, {kind: 'ok'});
      return;
    }
    // The page may have an older bundle, so it gets the current hash.
    if (this.#codeHash !== undefined) this.#write(response, {kind: 'code', hash: this.#codeHash});
    const [error] = this.#errors.values();
    if (error) this.#write(response, {kind: 'error', error});
    const page = searchParams.get(PAGE_REVISION);
    if (page === null) return;
    if (Number(page) < this.#firstRevision) this.#write(response, {kind: 'restart'});
    else if (Number(page) < this.#pagesRevision) this.#write(response, {kind: 'routes', data: this.#data});
  }

  send(event: DevEvent): void {
    this.#revision += 1;
    if (event.kind === 'code') this.#codeHash = event.hash;
    if (event.kind === 'routes') Object.assign(this.#data, event.data);
    if (event.kind === 'routes' || event.kind === 'content') this.#pagesRevision = this.#revision;
    for (const client of this.#clients) this.#write(client, event);
  }

  /**
   * Shows an error on all open pages until `clear` is called with the same origin.
   *
   * @param origin - part of the site that has the error: "config", "code", "site" or the absolute path of a file
   */
  fail(origin: string, error: DevError): void {
    this.#errors.set(origin, error);
    this.send({kind: 'error', error});
  }

  /**
   * Shows an error that prevents the rendering of a page. Any mistake may be its cause, so a call of `clear` with any
   * origin removes the error.
   */
  failPage(error: DevError): void {
    this.fail(PAGE, error);
  }

  /**
   * Removes the error of an origin from all open pages. If there is another current error, the pages show that error.
   */
  clear(origin: string): void {
    this.#errors.delete(origin);
    this.#errors.delete(PAGE);
    const [error] = this.#errors.values();
    this.send(error ? {kind: 'error', error} : {kind: 'ok'});
  }

  #write(client: ServerResponse, event: DevEvent): void {
    client.write(`data: ${JSON.stringify(event)}\n\n`);
  }

  close(): void {
    for (const client of this.#clients) client.end();
    this.#clients.clear();
  }
}

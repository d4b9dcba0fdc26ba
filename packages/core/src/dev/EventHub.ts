import type {IncomingMessage, ServerResponse} from 'node:http';
import type {DevError, DevEvent} from '../shared/devEvents.js';

/** Below the base URL. */
export const EVENTS_PATH = '__lectern/events';

/** Query of error pages, which only need the first event after theirs. */
const CHANGES_SINCE = 'since';

/** Query of pages of the site: the revision that their HTML was made from. */
const PAGE_REVISION = 'page';

const PAGE = 'page';

/** Milliseconds after which a browser that lost the server connects again. */
const RETRY_MS = 1000;

/** Server-sent events to every open page: one direction, reconnects by itself, passes proxies. */
export class EventHub {
  readonly #clients = new Set<ServerResponse>();
  /** Errors at the moment, by their origin: "code", "site", "page", or a Markdown file. */
  readonly #errors = new Map<string, DevError>();
  #codeHash: string | undefined;
  readonly #firstRevision = Date.now();
  /** Grows with every event; that of an earlier server was less. */
  #revision = this.#firstRevision;
  /** Of the last event after which pages show something else. */
  #pagesRevision = this.#firstRevision;
  /** All data files that changed, and where they are now. */
  readonly #data: {[ref: `data:${string}`]: string} = {};

  get revision(): number {
    return this.#revision;
  }

  /** Address of the events from now on; those before the request are included. */
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
    // The page may come from an earlier compile: it gets the hash of the present one.
    if (this.#codeHash !== undefined) this.#write(response, {kind: 'code', hash: this.#codeHash});
    const [error] = this.#errors.values();
    if (error) this.#write(response, {kind: 'error', error});
    const page = searchParams.get(PAGE_REVISION);
    if (page !== null) this.#bringUpToDate(response, Number(page));
  }

  /** Sends what a page missed between the making of its HTML and its connection. */
  #bringUpToDate(response: ServerResponse, page: number): void {
    if (page < this.#firstRevision) this.#write(response, {kind: 'restart'});
    else if (page < this.#pagesRevision) this.#write(response, {kind: 'routes', data: this.#data});
  }

  send(event: DevEvent): void {
    this.#revision += 1;
    if (event.kind === 'code') this.#codeHash = event.hash;
    if (event.kind === 'routes') Object.assign(this.#data, event.data);
    if (event.kind === 'routes' || event.kind === 'content') this.#pagesRevision = this.#revision;
    for (const client of this.#clients) this.#write(client, event);
  }

  /** Shows a mistake on every page until its origin is corrected. */
  fail(origin: string, error: DevError): void {
    this.#errors.set(origin, error);
    this.send({kind: 'error', error});
  }

  /** Shows what kept a page from being made. It may have any cause, so it counts as corrected along with anything. */
  failPage(error: DevError): void {
    this.fail(PAGE, error);
  }

  /** Takes back the mistake of an origin; what else is wrong is shown in its place. */
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

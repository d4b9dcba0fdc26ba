import type {IncomingMessage, ServerResponse} from 'node:http';
import type {DevEvent} from '../shared/devEvents.js';

export const EVENTS_PATH = '__lectern/events';

/** Server-sent events to every open page: one direction, reconnects by itself, no dependency. */
export class EventHub {
  readonly #clients = new Set<ServerResponse>();
  #error: DevEvent | undefined;

  connect(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      Connection: 'keep-alive',
      'X-Accel-Buffering': 'no',
    });
    response.write(': connected\n\n');
    this.#clients.add(response);
    if (this.#error) this.#write(response, this.#error);
    request.on('close', () => this.#clients.delete(response));
  }

  send(event: DevEvent): void {
    if (event.kind === 'error') this.#error = event;
    if (event.kind === 'ok' || event.kind === 'content') this.#error = undefined;
    for (const client of this.#clients) this.#write(client, event);
  }

  #write(client: ServerResponse, event: DevEvent): void {
    client.write(`data: ${JSON.stringify(event)}\n\n`);
  }

  close(): void {
    for (const client of this.#clients) client.end();
    this.#clients.clear();
  }
}

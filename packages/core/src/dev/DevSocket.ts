import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import https from 'node:https';
import type {AddressInfo, Socket} from 'node:net';
import type {Duplex} from 'node:stream';
import {setTimeout} from 'node:timers/promises';
import {errors} from '../errors/catalog.js';
import type {Certificate} from './certificate.js';

export interface DevSocketInput {
  readonly host: string;
  /** Port number; 0 for any free port. */
  readonly port: number;
  /** Serves HTTPS with this certificate; HTTP if absent. */
  readonly certificate?: Certificate | undefined;
}

/** Handlers that a running site provides, for HTTP requests and for upgrades to another protocol (WebSocket). */
export interface Answering {
  request(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** Time limit in milliseconds for running requests when a site is replaced by its next version. */
const DRAIN_MS = 3000;

/**
 * The port of the dev server. It stays open when the site restarts: requests then wait for the next site instead of
 * being refused.
 */
export class DevSocket {
  readonly #server: http.Server;
  readonly #waiting: (readonly [IncomingMessage, ServerResponse])[] = [];
  /** Open connections, including those upgraded to another protocol (WebSocket). */
  readonly #sockets = new Set<Socket>();
  /** Responses that are not finished. */
  readonly #open = new Set<ServerResponse>();
  #answering: Answering | undefined;

  private constructor(certificate: Certificate | undefined) {
    const onRequest = (request: IncomingMessage, response: ServerResponse) => {
      if (!isReadable(request.url)) refuseRequest(response);
      else if (this.#answering) this.#pass(this.#answering, request, response);
      else this.#waiting.push([request, response]);
    };
    this.#server = certificate ? https.createServer(certificate, onRequest) : http.createServer(onRequest);
    this.#server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    this.#server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (this.#answering && isReadable(request.url)) this.#answering.upgrade(request, socket, head);
      else refuseUpgrade(socket);
    });
  }

  /** @throws {SiteError} `PORT_BUSY` */
  static open({host, port, certificate}: DevSocketInput): Promise<DevSocket> {
    const socket = new DevSocket(certificate);
    return new Promise((resolve, reject) => {
      socket.#server.once('error', (error: NodeJS.ErrnoException) => {
        reject(error.code === 'EADDRINUSE' ? errors.portBusy({host, port}) : error);
      });
      socket.#server.listen({host, port}, () => resolve(socket));
    });
  }

  get address(): AddressInfo {
    return this.#server.address() as AddressInfo;
  }

  #pass(answering: Answering, request: IncomingMessage, response: ServerResponse): void {
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
    answering.request(request, response);
  }

  /** Passes all requests to a site from now on, beginning with the waiting requests. */
  attach(answering: Answering): void {
    this.#answering = answering;
    for (const [request, response] of this.#waiting.splice(0)) this.#pass(answering, request, response);
  }

  get isAttached(): boolean {
    return this.#answering !== undefined;
  }

  /** From now on, requests wait until `attach` is called again. */
  detach(): void {
    this.#answering = undefined;
  }

  /** Waits until all running requests are answered; after the time limit, closes their connections. */
  async drain(limit = DRAIN_MS): Promise<void> {
    const abort = new AbortController();
    const closed = [...this.#open].map(
      (response) => new Promise((resolve) => response.once('close', resolve)),
    );
    const timeout = setTimeout(limit, undefined, {signal: abort.signal}).catch(() => {});
    await Promise.race([Promise.all(closed), timeout]);
    abort.abort();
    // If a client disconnects, Node never closes the responses of its pipelined requests.
    for (const response of this.#open) response.destroy();
    this.#open.clear();
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      for (const socket of this.#sockets) socket.destroy();
    });
  }
}

/** Returns true if `URL` can parse the target of a request: a path, or an absolute URL. */
function isReadable(target = '/'): boolean {
  return URL.canParse(target, 'http://localhost');
}

function refuseRequest(response: ServerResponse): void {
  response.writeHead(400, {'Content-Type': 'text/plain; charset=utf-8'}).end('The URL is malformed.');
}

/** Answers an upgrade request with 404. Without an answer, the client would wait for its time limit. */
export function refuseUpgrade(socket: Duplex): void {
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

/** Server for webpack-dev-server that uses the open socket: `listen` attaches to it, and `close` leaves it open. */
export class AttachedServer extends http.Server {
  readonly #socket: DevSocket;

  constructor(socket: DevSocket, app: http.RequestListener) {
    super(app);
    this.#socket = socket;
  }

  override listen(...args: readonly unknown[]): this {
    this.#socket.attach({
      request: (request, response) => this.emit('request', request, response),
      upgrade: (request, socket, head) => {
        // `emit` returns false if no proxy of a plugin listens for upgrades.
        if (!this.emit('upgrade', request, socket, head)) refuseUpgrade(socket);
      },
    });
    const done = args.findLast((arg) => typeof arg === 'function');
    if (typeof done === 'function') done();
    return this;
  }

  override address(): AddressInfo {
    return this.#socket.address;
  }

  override close(done?: (error?: Error) => void): this {
    done?.();
    return this;
  }
}

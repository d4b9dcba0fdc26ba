import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import https from 'node:https';
import type {AddressInfo, Socket} from 'node:net';
import type {Duplex} from 'node:stream';
import {setTimeout} from 'node:timers/promises';
import {errors} from '../errors/catalog.js';
import type {Certificate} from './certificate.js';

export interface DevSocketInput {
  readonly host: string;
  /** 0 for any. */
  readonly port: number;
  /** Makes it HTTPS. */
  readonly certificate?: Certificate | undefined;
}

/** Handlers of the socket: those of a site that is running. */
export interface Answering {
  request(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** Milliseconds that requests under way are given when another site takes over. */
const DRAIN_MS = 3000;

/**
 * The port of the dev server. It outlives the sites that answer on it: when the config changes, requests wait for the
 * next one instead of being refused.
 */
export class DevSocket {
  readonly #server: http.Server;
  readonly #waiting: (readonly [IncomingMessage, ServerResponse])[] = [];
  /** Connections, also those that are no longer of HTTP. */
  readonly #sockets = new Set<Socket>();
  /** Responses under way. */
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

  /** From now on a site answers, what has waited first. */
  attach(answering: Answering): void {
    this.#answering = answering;
    for (const [request, response] of this.#waiting.splice(0)) this.#pass(answering, request, response);
  }

  get isAttached(): boolean {
    return this.#answering !== undefined;
  }

  /** New requests wait from now on. */
  detach(): void {
    this.#answering = undefined;
  }

  /** Resolves once every request under way is answered; those that take too long are cut off. */
  async drain(limit = DRAIN_MS): Promise<void> {
    const abort = new AbortController();
    const closed = [...this.#open].map(
      (response) => new Promise((resolve) => response.once('close', resolve)),
    );
    const timeout = setTimeout(limit, undefined, {signal: abort.signal}).catch(() => {});
    await Promise.race([Promise.all(closed), timeout]);
    abort.abort();
    // Of requests that a client sent one after another before it left, responses never close.
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

/** Checks that the target of a request is a path, or an address, that `URL` reads. */
function isReadable(target = '/'): boolean {
  return URL.canParse(target, 'http://localhost');
}

function refuseRequest(response: ServerResponse): void {
  response.writeHead(400, {'Content-Type': 'text/plain; charset=utf-8'}).end('The URL is malformed.');
}

/** Without an answer, a client would wait until it gives up. */
export function refuseUpgrade(socket: Duplex): void {
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

/** Server for webpack-dev-server: it listens on a socket that is open already, and leaves it open. */
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
        // Only a proxy of a plugin listens for it.
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

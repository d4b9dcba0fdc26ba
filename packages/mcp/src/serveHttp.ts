import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {createMcpExpressApp} from '@modelcontextprotocol/sdk/server/express.js';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type {ErrorRequestHandler, RequestHandler} from 'express';
import {allowedHosts, isAllowedOrigin} from './allowedHosts.js';
import {createServer, type ServerSettings} from './createServer.js';
import type {SiteParts} from './getVersion.js';

export interface HttpSettings extends ServerSettings {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Names by which clients may call the server, besides those of this machine: "mcp.example.com". */
  readonly allowedHosts: readonly string[];
}

export interface HttpServer {
  /** URL for clients. */
  readonly url: string;
  close(): Promise<void>;
}

const PATH = '/mcp';

/** Codes of JSON-RPC. */
const CODES = {server: -32_000, parse: -32_700} as const;

const rpcError = (code: number, message: string) => ({jsonrpc: '2.0', error: {code, message}, id: null});

/**
 * Serves a site over HTTP. Each request has a server of its own: the tools have no state, so there are no sessions.
 *
 * @throws the error of Node if the port is in use
 */
export async function serveHttp(site: SiteParts, settings: HttpSettings): Promise<HttpServer> {
  const {host, port, onError} = settings;
  const hosts = allowedHosts(host, settings.allowedHosts);
  const app = createMcpExpressApp({host, allowedHosts: [...hosts]});
  app.use(refuseOrigins(hosts));
  app.post(PATH, async (request, response) => {
    const server = createServer(site, settings);
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: true,
    });
    response.on('close', () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(request, response, request.body);
  });
  // GET would open a stream of messages from the server, but without sessions it only answers requests.
  app.all(PATH, (_request, response) => {
    response.setHeader('Allow', 'POST');
    response.status(405).json(rpcError(CODES.server, 'Send messages with POST.'));
  });
  app.use(answerErrors(onError));
  return listen(http.createServer(app), {host, port});
}

function refuseOrigins(hosts: readonly string[]): RequestHandler {
  return (request, response, next) => {
    if (isAllowedOrigin(request.headers.origin, hosts)) next();
    else response.status(403).json(rpcError(CODES.server, `Invalid Origin: ${request.headers.origin}`));
  };
}

/** Answers requests whose body is too large or no JSON, and unexpected errors. Express would send their stack. */
function answerErrors(onError: ServerSettings['onError']): ErrorRequestHandler {
  return (error: {status?: unknown}, _request, response, next) => {
    if (response.headersSent) return next(error);
    const status = typeof error.status === 'number' ? error.status : 500;
    if (status >= 500) onError(error);
    const message = status >= 500 ? 'The server failed.' : 'The body of the request cannot be read.';
    response.status(status).json(rpcError(status >= 500 ? CODES.server : CODES.parse, message));
  };
}

function listen(server: http.Server, {host, port}: {host: string; port: number}): Promise<HttpServer> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({host, port}, () => {
      const address = server.address() as AddressInfo;
      resolve({
        url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}${PATH}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}

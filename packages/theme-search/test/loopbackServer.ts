import http from 'node:http';
import type {AddressInfo} from 'node:net';

export interface LoopbackRequest {
  readonly method: string;
  readonly path: string;
  /** Query parameters of the URL. */
  readonly parameters: {readonly [name: string]: string};
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

export interface LoopbackAnswer {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
}

/**
 * Behaviour of the server: "answer" answers, "down" closes connections, "html" sends a page, "error" sends status 500,
 * "silent" never answers.
 */
export type ServerMode = 'answer' | 'down' | 'html' | 'error' | 'silent';

export interface LoopbackServer {
  /** Origin of the server: "http://127.0.0.1:1234". */
  readonly origin: string;
  /** All requests, oldest first. */
  readonly requests: LoopbackRequest[];
  mode: ServerMode;
  stop(): Promise<void>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

async function readRequest(incoming: http.IncomingMessage): Promise<LoopbackRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    parameters: Object.fromEntries(url.searchParams),
    headers: incoming.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

export function json(value: unknown, status = 200): LoopbackAnswer {
  return {status, body: JSON.stringify(value)};
}

function answerOfMode(mode: ServerMode): LoopbackAnswer | undefined {
  if (mode === 'html') return {type: 'text/html', body: '<!doctype html><title>Welcome</title>'};
  return mode === 'error' ? json({message: 'Out of memory'}, 500) : undefined;
}

/** Starts a server on the loopback address, which answers requests with `answer`. */
export async function startLoopbackServer(
  answer: (request: LoopbackRequest) => LoopbackAnswer,
): Promise<LoopbackServer> {
  const requests: LoopbackRequest[] = [];
  const server = http.createServer(async (incoming, outgoing) => {
    if (loopback.mode === 'down') return void incoming.socket.destroy();
    const request = await readRequest(incoming);
    requests.push(request);
    if (request.method === 'OPTIONS') return void outgoing.writeHead(204, CORS).end();
    if (loopback.mode === 'silent') return;
    const {status = 200, type = 'application/json', body} = answerOfMode(loopback.mode) ?? answer(request);
    outgoing.writeHead(status, {...CORS, 'content-type': type}).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const loopback: LoopbackServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    mode: 'answer',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return loopback;
}

import type {IncomingMessage, ServerResponse} from 'node:http';

/**
 * Refuses requests of another website's scripts. Browsers would not let them read the answer, but the server should not even work
 * for them. Requests for other hosts are refused before.
 */
export function checkOrigin(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const {origin, host} = request.headers;
  if (origin === undefined || isSameHost(origin, host)) {
    next();
    return;
  }
  response.writeHead(403, {'Content-Type': 'text/plain; charset=utf-8'});
  response.end('This server answers only to pages of its own.');
}

function isSameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

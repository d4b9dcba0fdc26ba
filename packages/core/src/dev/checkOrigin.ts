import type {IncomingMessage, ServerResponse} from 'node:http';

/**
 * Refuses requests from scripts of other websites. Browsers hide the response from such scripts, but the server should
 * not even process the request. (webpack-dev-server already refuses requests with a wrong `Host`.)
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

import {type Answering, refuseUpgrade} from './DevSocket.js';
import {devError} from './devErrors.js';
import {EVENTS_PATH} from './EventHub.js';
import {errorPage} from './errorPage.js';

/** Answers all requests with the error for which the site cannot be served. */
export function failedSite(error: unknown, siteDir: string): Answering {
  const html = errorPage(devError(error, siteDir), `/${EVENTS_PATH}`);
  return {
    request(_request, response) {
      response.writeHead(500, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'});
      response.end(html);
    },
    upgrade: (_request, socket) => refuseUpgrade(socket),
  };
}

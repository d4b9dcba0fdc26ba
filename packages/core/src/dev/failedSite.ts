import {type Answering, refuseUpgrade} from './DevSocket.js';
import {devError} from './devErrors.js';
import {EVENTS_PATH} from './EventHub.js';
import {errorPage} from './errorPage.js';

/** Answers every request with the mistake that keeps the site from being served. */
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

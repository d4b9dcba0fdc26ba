import {type Answering, refuseUpgrade} from './DevSocket.js';
import {devError} from './devErrors.js';
import {EVENTS_PATH} from './EventHub.js';
import {errorPage} from './errorPage.js';
import {send} from './responses.js';

/** Makes handlers that answer all requests with an error page. Used if a restart fails after the old site is closed. */
export function failedSite(error: unknown, siteDir: string): Answering {
  const html = errorPage(devError(error, siteDir), `/${EVENTS_PATH}`);
  return {
    request: (_request, response) => send(response, 500, 'text/html', html),
    upgrade: (_request, socket) => refuseUpgrade(socket),
  };
}

import './refreshSetup.js';
import build from '@generated/build';
import dev from '@generated/dev';
import {type DevEvent, REVISION_META} from '../../shared/devEvents.js';
import {applyContentUpdate, applyDataUpdate, refreshRoute, retryPage} from '../devClient.js';
import {warn} from '../log.js';
import {updateCode} from './codeUpdates.js';
import {hideOverlay, showOverlay} from './overlay.js';
import {checkPage, watchPages} from './pageProblems.js';

/** The document is on its way out: what comes in meanwhile is for the next one. */
let isLeaving = false;

function reload(cause: unknown): void {
  if (dev.hotOnly) {
    warn('This change needs the page to be loaded again.', cause);
    return;
  }
  isLeaving = true;
  window.location.reload();
}

async function apply(event: DevEvent): Promise<void> {
  if (isLeaving) return;
  switch (event.kind) {
    case 'content':
      return applyContentUpdate(event);
    case 'routes':
      await applyDataUpdate(event.data);
      return refreshRoute();
    case 'code':
      return updateCode(event.hash);
    case 'reload':
      return reload('The settings of the site changed.');
    case 'error':
      return showOverlay(event.error);
    case 'ok':
      hideOverlay();
      // Waits for an app to run, which later events must not.
      void retryPage();
      return;
    case 'restart':
      source.close();
      // The server holds the connection until it has started again.
      connect();
  }
}

let source: EventSource;
let connectedBefore = false;
let updates: Promise<void> = Promise.resolve();

/** Where the server also sends what this document missed while it was on its way. */
function eventsUrl(): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${REVISION_META}"]`);
  const url = build.baseUrl + dev.eventsPath;
  return meta ? `${url}?page=${meta.content}` : url;
}

function connect(): void {
  source = new EventSource(eventsUrl());
  source.onmessage = ({data}: MessageEvent<string>) => {
    const event = JSON.parse(data) as DevEvent;
    // One after the other: content may need code that came before it.
    updates = updates.then(() => apply(event)).catch(reload);
    checkPage();
  };
  source.onopen = () => {
    // The server was started again meanwhile: what this page holds may be stale.
    if (connectedBefore) reload('The server was started again.');
    connectedBefore = true;
  };
}

connect();
watchPages(build.baseUrl + dev.eventsPath);
// Closing before the page goes keeps browsers from reporting an interrupted connection.
window.addEventListener('pagehide', () => source.close());
// A page that comes back from the browser's cache of pages has missed what happened meanwhile.
window.addEventListener('pageshow', ({persisted}) => {
  if (persisted) window.location.reload();
});

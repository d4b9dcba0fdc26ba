import './refreshSetup.js';
// Before all modules that may import client modules, which may call `translate()` when they are evaluated.
import '../app/installSite.js';
import build from '@generated/build';
import dev from '@generated/dev';
import {type DevEvent, REVISION_META} from '../../shared/devEvents.js';
import {applyContentUpdate, applyDataUpdate, refreshRoute, retryPage} from '../devClient.js';
import {warn} from '../log.js';
import {updateCode} from './codeUpdates.js';
import {hideOverlay, showOverlay} from './overlay.js';
import {checkPage, watchPages} from './pageProblems.js';

/** True when the document is being reloaded. Events are then ignored: the reloaded document shows their changes. */
// Module state: one document has one development client.
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
      // Not awaited: `retryPage` waits until the app has started, and later events must not wait for that.
      void retryPage();
      return;
    case 'restart':
      source.close();
      // The new connection opens when the server has restarted.
      connect();
  }
}

/**
 * `source`: event stream. `connectedBefore`: true after the first connection. `updates`: resolves when all received
 * events are applied.
 */
// Module state: one document has one development client, with one connection; never freed.
let source: EventSource;
let connectedBefore = false;
let updates: Promise<void> = Promise.resolve();

/**
 * Returns the URL of the event stream. It contains the revision from which this page was made (a number that grows with
 * each event), so that the server also sends the changes since that revision.
 */
function eventsUrl(): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${REVISION_META}"]`);
  const url = build.baseUrl + dev.eventsPath;
  return meta ? `${url}?page=${meta.content}` : url;
}

function connect(): void {
  source = new EventSource(eventsUrl());
  source.onmessage = ({data}: MessageEvent<string>) => {
    const event: DevEvent = JSON.parse(data);
    // Events are applied one after the other: content may need code of an earlier event.
    updates = updates.then(() => apply(event)).catch(reload);
    checkPage();
  };
  source.onopen = () => {
    // The server was restarted, so this page may be stale.
    if (connectedBefore) reload('The server was started again.');
    connectedBefore = true;
  };
}

connect();
watchPages(build.baseUrl + dev.eventsPath);
// Closes the connection when the page is left: otherwise browsers report that it was interrupted.
window.addEventListener('pagehide', () => source.close());
// A page restored from the browser's back/forward cache has missed events.
window.addEventListener('pageshow', ({persisted}) => {
  if (persisted) window.location.reload();
});

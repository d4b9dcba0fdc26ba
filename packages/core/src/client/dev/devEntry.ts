import dev from '@generated/dev';
import type {DevEvent} from '../../shared/devEvents.js';
import {applyContentUpdate, refreshRoute} from '../devClient.js';
import {hideOverlay, showOverlay} from './overlay.js';

async function apply(event: DevEvent): Promise<void> {
  switch (event.kind) {
    case 'content':
      hideOverlay();
      return applyContentUpdate(event);
    case 'routes':
      hideOverlay();
      return refreshRoute();
    case 'ok':
      return hideOverlay();
    case 'error':
      return showOverlay(event.error);
    case 'reload':
      window.location.reload();
  }
}

let connectedBefore = false;
let updates: Promise<void> = Promise.resolve();

const source = new EventSource(dev.eventsUrl);
source.onmessage = ({data}: MessageEvent<string>) => {
  const event = JSON.parse(data) as DevEvent;
  // One after the other; a page that cannot take an update is loaded again.
  updates = updates.then(() => apply(event)).catch(() => window.location.reload());
};
source.onopen = () => {
  // The server was started again meanwhile: what this page holds may be stale.
  if (connectedBefore) window.location.reload();
  connectedBefore = true;
};
// Closing before the page goes keeps browsers from reporting an interrupted connection.
window.addEventListener('pagehide', () => source.close());

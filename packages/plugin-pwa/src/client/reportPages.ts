import ExecutionEnvironment from '@lectern/core/client/ExecutionEnvironment';
import {warn} from '@lectern/core/client/log';
import {whenLoaded} from './whenLoaded.js';

async function report(): Promise<void> {
  await whenLoaded();
  const {sendShownPage} = await import('./shownPage.js');
  await sendShownPage();
}

/** Hook of client modules: reports the page that is shown to the worker, so that it can be read offline. */
export function onRouteDidUpdate(): void {
  if (!ExecutionEnvironment.canUseDOM || !('serviceWorker' in navigator)) return;
  report().catch((error: unknown) => warn('The page could not be stored for offline use.', error));
}

import ExecutionEnvironment from '@lectern/core/client/ExecutionEnvironment';
import {warn} from '@lectern/core/client/log';
import {whenLoaded} from './whenLoaded.js';

async function report(): Promise<void> {
  await whenLoaded();
  const {sendShownPage} = await import('./shownPage.js');
  await sendShownPage();
}

/**
 * Hook of client modules. After each navigation, it sends the URLs of the shown page to the worker, which stores them
 * for offline use.
 */
export function onRouteDidUpdate(): void {
  if (!ExecutionEnvironment.canUseDOM || !('serviceWorker' in navigator)) return;
  report().catch((error: unknown) => warn('The page could not be stored for offline use.', error));
}

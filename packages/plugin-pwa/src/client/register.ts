import {reportError} from '@lectern/core/client/log';
import {installedSlot, isOfflineModeWanted} from './activation.js';
import {hasOfflineMode, workerAddress} from './workerParams.js';

export interface RegisterInput {
  /** URL of the service worker's script, without parameters: "/base/sw.js". */
  readonly url: string;
  readonly debug: boolean;
  /** Names of conditions for offline mode (keys of `STRATEGIES`); the mode is on if at least one condition is true. */
  readonly strategies: readonly string[];
}

/** Minimum number of milliseconds between two checks for a new version. A check is made when a tab becomes visible. */
const CHECK_EVERY = 3_600_000;

function log(debug: boolean, ...values: readonly unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the option "debug" turns it on
  if (debug) console.log('[pwa]', ...values);
}

/** Activates a waiting service worker. */
function skipWaiting(worker: ServiceWorker): void {
  worker.postMessage({type: 'SKIP_WAITING'});
}

/** Activates the waiting worker and reloads the page. If another tab has activated the worker already, only reloads. */
function useNewVersion({waiting}: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload();
  if (!waiting) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, {once: true});
  skipWaiting(waiting);
}

async function showPopup(registration: ServiceWorkerRegistration): Promise<void> {
  const {renderReloadPopup} = await import('./renderReloadPopup.js');
  renderReloadPopup(() => useNewVersion(registration));
}

/**
 * Decides when a waiting worker is activated. If the waiting and the active worker both have offline mode, the visitor
 * decides, since open pages use stored files of the old version. Otherwise the waiting worker is activated at once.
 */
function onWaiting(registration: ServiceWorkerRegistration): void {
  const {active, waiting} = registration;
  if (!waiting) return;
  if (hasOfflineMode(waiting) && hasOfflineMode(active)) {
    showPopup(registration).catch((error: unknown) =>
      reportError('The message about a new version could not be shown.', error),
    );
  } else skipWaiting(waiting);
}

// Module state: registrations that have a listener for updates, so that a second call of `watchUpdates` adds no second
// listener. An entry is freed with its registration.
const watched = new WeakSet<ServiceWorkerRegistration>();

/** Calls `onWaiting` for a worker that waits now, and for each worker that waits later. */
function watchUpdates(registration: ServiceWorkerRegistration, debug: boolean): void {
  onWaiting(registration);
  const watchInstalling = () => {
    const {installing} = registration;
    installing?.addEventListener('statechange', () => {
      log(debug, 'worker', installing.state);
      // If no worker is active, the installing worker is the first worker of the site, and the browser activates it
      // without waiting.
      if (installing.state === 'installed' && registration.active) onWaiting(registration);
    });
  };
  watchInstalling();
  if (watched.has(registration)) return;
  watched.add(registration);
  registration.addEventListener('updatefound', watchInstalling);
}

/**
 * Checks for a new worker when the tab becomes visible. Browsers check when a page is loaded, but a tab may stay open
 * for days.
 */
function checkWhenShown(registration: ServiceWorkerRegistration): void {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < CHECK_EVERY) return;
    checked = Date.now();
    // Without network, the check fails, and the current version stays active.
    registration.update().catch(() => {});
  });
}

async function register({url, debug, strategies}: RegisterInput): Promise<ServiceWorkerRegistration> {
  const offlineMode = await isOfflineModeWanted(strategies);
  log(debug, 'registers', {url, offlineMode, strategies});
  const registration = await navigator.serviceWorker.register(workerAddress(url, {offlineMode, debug}));
  watchUpdates(registration, debug);
  return registration;
}

function watchInstallation(input: RegisterInput): void {
  const again = () => register(input).catch((error: unknown) => reportError('registerSW failed', error));
  window.addEventListener('appinstalled', () => {
    log(input.debug, 'the app was installed');
    installedSlot().set('true');
    void again();
  });
  // Browsers send this event only while the app is not installed. If `installedSlot` is set, the app was installed
  // before and has been removed.
  window.addEventListener('beforeinstallprompt', () => {
    const slot = installedSlot();
    if (slot.get() === null) return;
    log(input.debug, 'the app was removed');
    slot.del();
    void again();
  });
}

/** Registers the worker of the site, and handles its updates and the installation or removal of the app. */
export async function registerSw(input: RegisterInput): Promise<void> {
  watchInstallation(input);
  checkWhenShown(await register(input));
}

import {reportError} from '@lectern/core/client/log';
import {installedSlot, isOfflineModeWanted} from './activation.js';
import {hasOfflineMode, workerAddress} from './workerParams.js';

export interface RegisterInput {
  /** Of the worker's script, without parameters. */
  readonly url: string;
  readonly debug: boolean;
  /** When offline mode is on. */
  readonly strategies: readonly string[];
}

/** Milliseconds after which a tab that is shown again looks for a new version. */
const CHECK_EVERY = 3_600_000;

function log(debug: boolean, ...values: readonly unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the option "debug" turns it on
  if (debug) console.log('[pwa]', ...values);
}

/** Activates a waiting worker. */
function skipWaiting(worker: ServiceWorker): void {
  worker.postMessage({type: 'SKIP_WAITING'});
}

/** Loads the page again with the new version, which another tab may have taken into use already. */
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
 * A new version waits. Visitors decide when to take it into use, unless nothing of the version before is stored: then there is
 * nothing that could change under the page.
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

const watched = new WeakSet<ServiceWorkerRegistration>();

/** Notices versions that wait to be taken into use, now and later. */
function watchUpdates(registration: ServiceWorkerRegistration, debug: boolean): void {
  onWaiting(registration);
  const watchInstalling = () => {
    const {installing} = registration;
    installing?.addEventListener('statechange', () => {
      log(debug, 'worker', installing.state);
      // The first worker of a site is active at once.
      if (installing.state === 'installed' && registration.active) onWaiting(registration);
    });
  };
  watchInstalling();
  if (watched.has(registration)) return;
  watched.add(registration);
  registration.addEventListener('updatefound', watchInstalling);
}

/** Browsers look for a new worker when a page is loaded; a tab may stay open for days without that. */
function checkWhenShown(registration: ServiceWorkerRegistration): void {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < CHECK_EVERY) return;
    checked = Date.now();
    // Without network, the version that is there stays.
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
  // Only sites that are not installed can be: the app has been removed.
  window.addEventListener('beforeinstallprompt', () => {
    const slot = installedSlot();
    if (slot.get() === null) return;
    log(input.debug, 'the app was removed');
    slot.del();
    void again();
  });
}

/** Registers the worker of the site, and reacts to updates and to the installation of the app. */
export async function registerSw(input: RegisterInput): Promise<void> {
  watchInstallation(input);
  checkWhenShown(await register(input));
}

import custom from '@generated/pwa-custom';
import {cacheNames, deleteOtherCaches} from './caches.js';
import {type Offline, startOffline} from './offline.js';
import {readParams} from './params.js';
import {readShownPage} from './shownPage.js';

declare const self: ServiceWorkerGlobalScope;

// Placeholders that the build replaces: the hash of the build, and the URL of the script with the list of files.
const GENERATION = '__LECTERN_GENERATION__';
const FILES_SCRIPT = '__LECTERN_FILES_SCRIPT__';

const params = readParams(self.location.search);
const {registration} = self;
const names = cacheNames(registration.scope, GENERATION);

function log(...values: readonly unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the option "debug" turns it on
  if (params.debug) console.log('[pwa]', GENERATION, ...values);
}

async function runCustom(): Promise<void> {
  try {
    await custom(params);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a mistake in the code of the site
    console.error('The module of the option "swCustom" failed.', error);
  }
}

function start(): Offline | undefined {
  // Called first, so that routes of the site precede the routes of this plugin.
  void runCustom();
  log('starts', params);
  if (!params.offlineMode) return undefined;
  importScripts(FILES_SCRIPT);
  return startOffline({registration, script: self.location.href, names});
}

const offline = start();

async function install(event: ExtendableEvent): Promise<void> {
  const isNew = !(await caches.has(names.files));
  try {
    await offline?.install(event);
    log('is installed');
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: without this, nothing shows why the site does not work offline
    console.warn('The files of the site could not be stored for offline use.', error);
    // Keeps the files that are already stored, for the next attempt. If the storage is full, the files are deleted.
    const isFull = error instanceof Error && error.name === 'QuotaExceededError';
    if (isFull && isNew) await caches.delete(names.files);
    throw error;
  }
}

async function activate(): Promise<void> {
  await deleteOtherCaches(registration.scope, offline ? Object.values(names) : []);
  if (offline) await registration.navigationPreload?.enable();
  else await registration.navigationPreload?.disable();
  await self.clients.claim();
  log('is active');
}

function onMessage(event: ExtendableMessageEvent): void {
  const data: unknown = event.data;
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING') {
    event.waitUntil(self.skipWaiting());
  }
  const page = readShownPage(data, registration.scope);
  if (page && offline) event.waitUntil(offline.store(page));
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', onMessage);

import {unregister} from './unregister.js';

declare const self: ServiceWorkerGlobalScope;

// Script of a worker that replaces the worker of an earlier build, deletes the caches of the site, and unregisters
// itself.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

async function activate(): Promise<void> {
  await unregister(self.registration);
  const {scope} = self.registration;
  // Reloads open pages, since they may be old pages from a cache.
  for (const client of await self.clients.matchAll({type: 'window'})) {
    if (client.url.startsWith(scope)) await client.navigate(client.url).catch(() => null);
  }
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

import {unregister} from './unregister.js';

declare const self: ServiceWorkerGlobalScope;

// Takes the place of an earlier worker, removes what that stored, and ends the registration.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

async function activate(): Promise<void> {
  await unregister(self.registration);
  const {scope} = self.registration;
  // Open pages may be old ones from a cache.
  for (const client of await self.clients.matchAll({type: 'window'})) {
    if (client.url.startsWith(scope)) await client.navigate(client.url).catch(() => null);
  }
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

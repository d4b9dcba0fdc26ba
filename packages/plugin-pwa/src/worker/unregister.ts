import {deleteOtherCaches} from './caches.js';

/** Returns `true` if a response to a request for the worker's script means that the site has no worker any more. */
export function isMissing({status, headers}: Pick<Response, 'status' | 'headers'>): boolean {
  // Hosts for single-page apps answer each missing file with an HTML page.
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return status === 404 || status === 410 || (status === 200 && isPage);
}

/** Requests the script of the worker from the server. @returns `true` if the site does not have the script any more */
export async function isScriptMissing(script: string): Promise<boolean> {
  return isMissing(await fetch(script, {cache: 'no-cache', credentials: 'same-origin'}));
}

/** Unregisters the worker and deletes the caches of the site. */
export async function unregister(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.unregister();
  await deleteOtherCaches(registration.scope);
}

import {deleteOtherCaches} from './caches.js';

/** Checks that a response for the script of the worker means that the site has none any more. */
export function isMissing({status, headers}: Pick<Response, 'status' | 'headers'>): boolean {
  // Hosts made for single-page apps answer every unknown path with a page.
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return status === 404 || status === 410 || (status === 200 && isPage);
}

/** Requests the script of the worker. @returns `true` if the site does not have it any more */
export async function isScriptMissing(script: string): Promise<boolean> {
  return isMissing(await fetch(script, {cache: 'no-cache', credentials: 'same-origin'}));
}

/** Ends the registration and removes what is stored. */
export async function unregister(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.unregister();
  await deleteOtherCaches(registration.scope);
}

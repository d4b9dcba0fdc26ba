import {SiteError} from '@lectern/core';

/** The worker, at the base URL: it can only answer requests below its own address. */
export const WORKER_FILE = 'sw.js';

/** `PWA_FILE_EXISTS`: something else has the name of the worker. */
export function fileExists(file: string): SiteError {
  return new SiteError(
    'PWA_FILE_EXISTS',
    'The pwa plugin cannot write its service worker: there is a file "sw.js".',
    {
      place: {file},
      hint: 'Remove the file, or write what it does into the module that the option "swCustom" names.',
    },
  );
}

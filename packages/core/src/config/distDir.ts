import {fileURLToPath} from 'node:url';

/** Folder `dist` of this package, absolute. */
export const distDir = fileURLToPath(new URL('..', import.meta.url));

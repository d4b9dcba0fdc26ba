import {fileURLToPath} from 'node:url';

/** `dist/` of this package. */
export const distDir = fileURLToPath(new URL('..', import.meta.url));

import {fileURLToPath} from 'node:url';

const e2e = new URL('../', import.meta.url);

/** Folder of the test sites. Tests do not change it. */
export const sitesFolder = fileURLToPath(new URL('sites/', e2e));

/** Folder of this repository's website. */
export const websiteFolder = fileURLToPath(new URL('../website/', e2e));

/** Folder for copies of sites, ignored by git. It is in e2e/, so that the copies can import its packages. */
export const workFolder = fileURLToPath(new URL('.work/tests/', e2e));

/** File of the command `site`. */
export const cli = fileURLToPath(new URL('../packages/core/bin/site.mjs', e2e));

/** File of the command `create-lectern`. */
export const createCli = fileURLToPath(new URL('../packages/create-lectern/bin/create-lectern.mjs', e2e));

/** Folder of the default theme's components. */
export const themeFolder = fileURLToPath(new URL('../packages/theme-classic/src/theme/', e2e));

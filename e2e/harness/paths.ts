import {fileURLToPath} from 'node:url';

const e2e = new URL('../', import.meta.url);

/** The sites as they are committed. */
export const sitesFolder = fileURLToPath(new URL('sites/', e2e));

/** The website of this repository. */
export const websiteFolder = fileURLToPath(new URL('../website/', e2e));

/** Where tests copy them to: inside e2e/, so that imports of packages resolve; ignored by git. */
export const workFolder = fileURLToPath(new URL('.work/tests/', e2e));

/** The command as users run it. */
export const cli = fileURLToPath(new URL('../packages/core/bin/site.mjs', e2e));

/** The source of the default theme's components. */
export const themeFolder = fileURLToPath(new URL('../packages/theme-classic/src/theme/', e2e));

import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Components run on the source of the packages they import, and find each other as webpack would let them. */
export default defineConfig({
  resolve: {
    alias: [
      {find: /^@theme\/(.*)$/, replacement: source('theme-classic/src/theme/$1')},
      {find: /^@lectern\/core\/client\/(.*)$/, replacement: source('core/src/client/$1')},
      {find: /^@lectern\/plugin-content-docs\/client$/, replacement: source('plugin-content-docs/src/client/index.ts')},
      {find: /^@lectern\/theme-common$/, replacement: source('theme-common/src/index.ts')},
      {find: /^@lectern\/theme-common\/internal$/, replacement: source('theme-common/src/internal.ts')},
      {find: /^@lectern\/theme-common\/Details$/, replacement: source('theme-common/src/components/Details/index.tsx')},
      {find: /^@lectern\/mdx\/client$/, replacement: source('mdx/src/client/index.ts')},
      {find: /^@generated\/site-storage$/, replacement: source('theme-classic/test/siteStorage.ts')},
    ],
  },
  test: {css: {modules: {classNameStrategy: 'non-scoped'}}, include: ['src/**/*.test.{ts,tsx}']},
});

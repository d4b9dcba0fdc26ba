import type {Page} from 'playwright-core';
import {beforeAll} from 'vitest';
import {expectQuietConsole, openPage, type PageOptions} from './browser.js';
import {type SiteServer, serveSite} from './server.js';

/** Opens a page of the site, calls `use`, and expects no console messages, errors or failed requests. */
export type Visit = <T>(path: string, use: (page: Page) => Promise<T>, options?: PageOptions) => Promise<T>;

/** Builds a site and serves it for the tests of a file. @returns a function that opens its pages */
export function useBuiltSite(build: () => Promise<{readonly dir: string; readonly outDir?: string}>): Visit {
  let server: SiteServer;
  beforeAll(async () => {
    const {dir, outDir} = await build();
    server = await serveSite(dir, outDir);
  });

  return async (path, use, options) => {
    const opened = await openPage(server.url + path, options);
    try {
      const result = await use(opened.page);
      expectQuietConsole(opened);
      return result;
    } finally {
      await opened.close();
    }
  };
}

import type {Page} from 'playwright-core';
import {beforeAll} from 'vitest';
import {
  expectQuietConsole,
  type OpenedPage,
  openPage,
  type PageOptions,
  waitForHydration,
} from './browser.js';
import {type SiteServer, serveSite} from './server.js';

/** Opens a page of the site, lets the test use it, and checks that nothing was printed, thrown or refused meanwhile. */
export type Visit = <T>(path: string, use: (page: Page) => Promise<T>, options?: PageOptions) => Promise<T>;

/** Serves a built site to the tests of a file. */
export function useBuiltSite(build: () => Promise<{readonly dir: string; readonly outDir?: string}>): Visit {
  let server: SiteServer;
  let kept: OpenedPage | undefined;
  beforeAll(async () => {
    const {dir, outDir} = await build();
    server = await serveSite(dir, outDir);
  });

  // A new browser context costs as much as the page itself, so plain visits share one.
  const open = async (path: string, options: PageOptions): Promise<OpenedPage> => {
    const {width, ...others} = options;
    if (Object.keys(others).length > 0) return openPage(server.url + path, options);
    if (kept) await goAnew(kept.page, server.url + path, width);
    kept ??= await openPage(server.url + path, options);
    return kept;
  };

  return async (path, use, options = {}) => {
    const opened = await open(path, options);
    let isQuiet = false;
    try {
      const result = await use(opened.page);
      expectQuietConsole(opened);
      isQuiet = true;
      return result;
    } finally {
      if (opened === kept && !isQuiet) kept = undefined;
      if (opened !== kept) await opened.close();
    }
  };
}

/** As if the browser had been started for this page. */
async function goAnew(page: Page, url: string, width = 1280): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // Another document first, or else an address that differs by its hash only would not load anything.
  await page.goto('about:blank');
  await page.emulateMedia({media: null, reducedMotion: null});
  await page.setViewportSize({width, height: 800});
  await page.mouse.move(0, 0);
  await page.goto(url, {waitUntil: 'load'});
  await waitForHydration(page);
}

import type {Page} from 'playwright-core';
import {afterEach, beforeAll} from 'vitest';
import {expectQuietConsole, type OpenedPage, openPage} from './browser.js';
import {type SiteServer, startSite} from './server.js';
import {createSite, type Edit, type Site} from './site.js';

/** A copy of a site with its dev server, for tests that edit it. */
export interface DevSite {
  readonly site: Site;
  readonly server: SiteServer;
  /**
   * Opens a page, which is closed after the test. Marks its document: `isSameDocument` is `false` after a full reload.
   */
  open(path: string): Promise<Page>;
  isSameDocument(page: Page): Promise<boolean>;
  /** Expects no console messages, errors or failed requests in the open page. */
  expectQuiet(): void;
  close(): Promise<void>;
}

/** Copies a site and starts its dev server before the tests of a file; stops it after them. */
export function useDevSite(name: string, edit?: Edit): DevSite {
  let site: Site;
  let server: SiteServer;
  let opened: OpenedPage | undefined;
  beforeAll(async () => {
    site = createSite(name, edit);
    server = await startSite(site.dir);
  });
  const close = async () => {
    await opened?.close();
    opened = undefined;
  };
  afterEach(close);
  return {
    get site() {
      return site;
    },
    get server() {
      return server;
    },
    async open(path) {
      opened = await openPage(server.url + path);
      await opened.page.evaluate(() => Object.assign(window, {sameDocument: true}));
      return opened.page;
    },
    close,
    expectQuiet() {
      if (!opened) throw new Error('No page is open.');
      expectQuietConsole(opened);
    },
    isSameDocument: (page) => page.evaluate(() => 'sameDocument' in window),
  };
}

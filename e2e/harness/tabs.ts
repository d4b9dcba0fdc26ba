import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {type Browser, type BrowserContext, type CDPSession, chromium, type Page} from 'playwright-core';

/** Flags of every Chromium of the tests. */
export const launchFlags: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Settings of a browser page that are fixed when it is created. */
export interface TabKind {
  readonly javaScript: boolean;
  readonly touch: boolean;
  readonly policy: boolean;
  /** Runs before any script of the page. */
  readonly before?: (() => void) | undefined;
}

/** A page in a browser context of its own. */
export interface Tab {
  readonly page: Page;
  readonly kind: TabKind;
  readonly devTools: CDPSession;
}

let launched: Promise<Browser> | undefined;

/** Tabs that wait to be used again: for a new one, Chromium starts a process, which takes as long as the page itself. */
let spares: Tab[] = [];

/** Closes the tabs that a test file has left open. The spare tabs and Chromium itself stay open for the next file. */
export async function closeTabs(): Promise<void> {
  const browser = await launched;
  const kept = new Set(spares.map(({page}) => page.context()));
  const left = browser?.contexts().filter((context) => !kept.has(context)) ?? [];
  await Promise.all(left.map(closeContext));
}

export function executablePath(): string {
  return process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
}

/**
 * The browser for pages. Debian has a second Chromium of the same version, without windows, menus and apps: with it, the browser
 * takes half as much time for a page.
 */
function pageBrowserPath(): string {
  const withoutWindows = path.join(path.dirname(executablePath()), 'chromium-headless-shell');
  return fs.existsSync(withoutWindows) ? withoutWindows : executablePath();
}

function launch(): Promise<Browser> {
  launched ??= chromium.launch({executablePath: pageBrowserPath(), args: [...launchFlags]});
  return launched;
}

/** @returns an empty tab without history, storage and cache: a new one, or one that was closed. */
export async function openTab(kind: TabKind): Promise<Tab> {
  const spare = spares.find((tab) => isSameKind(tab.kind, kind));
  if (spare) {
    spares = spares.filter((tab) => tab !== spare);
    return spare;
  }
  const browser = await launch();
  const {javaScript, touch, policy, before} = kind;
  const context = await browser.newContext({
    viewport: {width: 1280, height: 800},
    javaScriptEnabled: javaScript,
    hasTouch: touch,
    isMobile: touch,
    bypassCSP: !policy,
  });
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  return {page, kind, devTools: await context.newCDPSession(page)};
}

/** Keeps a tab for the next page of its kind. Closes it where it cannot be emptied. */
export async function closeTab(tab: Tab): Promise<void> {
  // A service worker outlives its page and what is cleared of it: the next page would be answered by it.
  if (tab.page.context().serviceWorkers().length > 0) return closeContext(tab.page.context());
  // Playwright cannot remove an init script from a context.
  if (tab.kind.before) return closeContext(tab.page.context());
  const emptying = empty(tab).then(
    () => true,
    () => false,
  );
  const isEmpty = await Promise.race([emptying, setTimeout(5000, false, {ref: false})]);
  if (isEmpty) spares.push(tab);
  else await closeContext(tab.page.context());
}

const EVENTS = ['console', 'pageerror', 'request', 'requestfailed', 'response'];

function isSameKind(a: TabKind, b: TabKind): boolean {
  return a.javaScript === b.javaScript && a.touch === b.touch && a.policy === b.policy && !b.before;
}

/** Leaves nothing of what a page or a test may have set. */
async function empty({page, devTools}: Tab): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll();
  // The only storage that DevTools have no command for.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  for (const event of EVENTS) page.removeAllListeners(event);
  await devTools.send('Page.resetNavigationHistory');
  await devTools.send('Network.clearBrowserCache');
  await devTools.send('Storage.clearDataForOrigin', {origin: '*', storageTypes: 'all'});
  await context.clearPermissions();
  await page.emulateMedia({media: null, reducedMotion: null, forcedColors: null, contrast: null});
  await page.mouse.move(0, 0);
}

/**
 * Chromium may never answer when a context is closed at the moment that a document is replaced, as by a reload. It answers at
 * once even while scripts of the page are in an endless loop, so no fault of a site is hidden if the tests go on with another
 * browser.
 */
async function closeContext(context: BrowserContext): Promise<void> {
  const closing = context.close().then(() => true);
  if (await Promise.race([closing, setTimeout(10_000, false, {ref: false})])) return;
  process.stderr.write('Chromium did not close a page within 10 s: the next test starts another.\n');
  closing.catch(() => {});
  context
    .browser()
    ?.close()
    .catch(() => {});
  launched = undefined;
  spares = [];
}

import {setTimeout} from 'node:timers/promises';
import {type Browser, type BrowserContext, type CDPSession, chromium, type Page} from 'playwright-core';
import {headlessShellOf} from '../../scripts/chromium.mjs';

/** Command line flags for Chromium in all tests. */
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

/** Settings of a tab that cannot be changed after it was created. */
export interface TabKind {
  readonly javaScript: boolean;
  readonly touch: boolean;
  readonly policy: boolean;
  /** Function that runs in the page before any of its scripts. */
  readonly before?: (() => void) | undefined;
}

/** A page in its own browser context. */
export interface Tab {
  readonly page: Page;
  readonly kind: TabKind;
  readonly devTools: CDPSession;
}

let launched: Promise<Browser> | undefined;

/**
 * Closed tabs that can be used again. A new tab needs a process of Chromium, whose start takes as long as loading the
 * page.
 */
let spares: Tab[] = [];

/** Closes the tabs that a test file left open. Spare tabs and Chromium itself remain for the next file. */
export async function closeTabs(): Promise<void> {
  const browser = await launched;
  const kept = new Set(spares.map(({page}) => page.context()));
  const left = browser?.contexts().filter((context) => !kept.has(context)) ?? [];
  await Promise.all(left.map(closeContext));
}

export function executablePath(): string {
  return process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
}

/** Path of the browser for tests. */
export function pageBrowserPath(): string {
  return headlessShellOf(executablePath());
}

function launch(): Promise<Browser> {
  launched ??= chromium.launch({executablePath: pageBrowserPath(), args: [...launchFlags]});
  return launched;
}

/** @returns an empty tab, without history, storage and cache: a new one, or a closed one of the same kind */
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
  // On a busy machine, a page of a development build may take half a minute to hydrate.
  context.setDefaultTimeout(60_000);
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  return {page, kind, devTools: await context.newCDPSession(page)};
}

/** Clears a tab and keeps it for reuse. Closes it if it cannot be cleared. */
export async function closeTab(tab: Tab): Promise<void> {
  // A service worker survives clearing and would answer requests of the next page.
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

/** Clears all state that a page or a test may have set in a tab. */
async function empty({page, devTools}: Tab): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll();
  // Clears `sessionStorage` by a script, since DevTools have no command for it.
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
 * Closes a browser context. If Chromium does not answer within ten seconds, the next test starts a new browser:
 * Chromium may never answer if a document is being replaced, as by a reload. This hides no bug of a site, since
 * Chromium does answer while a page's script is in an endless loop.
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

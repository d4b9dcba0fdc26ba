import {setTimeout} from 'node:timers/promises';
import {type Browser, type BrowserContext, chromium, type Page, type Request} from 'playwright-core';
import {afterAll, expect} from 'vitest';

const launchFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface PageOptions {
  /** Viewport width in CSS pixels; 1280 unless told. The breakpoint is 996. */
  readonly width?: number;
  /** What the system prefers. */
  readonly dark?: boolean;
  readonly javaScript?: boolean;
  /** Fingers in the place of a mouse: nothing can hover. */
  readonly touch?: boolean;
  /** Runs before any script of the page. */
  readonly before?: () => void;
  /** Scripts of other hosts, by the beginnings of their URLs: tests need no internet. */
  readonly scripts?: {readonly [url: string]: string};
}

/** A page in a browser context of its own, and what happened in it. */
export interface OpenedPage {
  readonly page: Page;
  /** Messages and uncaught errors, each as one line: "error: Uncaught …". */
  readonly console: readonly string[];
  /** Requests that failed or were answered with 400 or more. */
  readonly failedRequests: readonly string[];
  readonly requests: readonly Request[];
  close(): Promise<void>;
}

let launched: Promise<Browser> | undefined;

afterAll(async () => {
  const browser = await launched;
  await browser?.close();
});

function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  launched ??= chromium.launch({executablePath, args: launchFlags});
  return launched;
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
}

/** Opens a URL and waits until it has loaded and, with JavaScript, until React has taken over. */
export async function openPage(url: string, options: PageOptions = {}): Promise<OpenedPage> {
  const {width = 1280, dark = false, javaScript = true, touch = false, before, scripts = {}} = options;
  const browser = await launch();
  const context = await browser.newContext({
    viewport: {width, height: 800},
    colorScheme: dark ? 'dark' : 'light',
    javaScriptEnabled: javaScript,
    hasTouch: touch,
    isMobile: touch,
  });
  if (before) await context.addInitScript(before);
  for (const [start, body] of Object.entries(scripts)) {
    const answer = {contentType: 'text/javascript', body};
    await context.route(
      ({href}) => href.startsWith(start),
      (route) => route.fulfill(answer),
    );
  }
  const page = await context.newPage();
  const messages: string[] = [];
  const failedRequests: string[] = [];
  const requests: Request[] = [];
  page.on('console', (message) => {
    // What React's development build says to every page.
    const isAdvert = message.text().includes('Download the React DevTools');
    if (!isAdvert) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`error: ${error.stack ?? error.message}`));
  page.on('request', (request) => requests.push(request));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation ends the prefetches of the page that it leaves; without JavaScript no script is wanted.
    const isExpected = reason === 'net::ERR_ABORTED' || (reason === 'csp' && !javaScript);
    if (!isExpected) failedRequests.push(`${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failedRequests.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(url, {waitUntil: 'load'});
  if (javaScript) await waitForHydration(page);
  return {page, console: messages, failedRequests, requests, close: () => closeContext(context)};
}

/** The app marks `<html>` once its first effects have run. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached', timeout: 20_000});
}

/** Nothing was printed, thrown or refused. */
export function expectQuietConsole({console: messages, failedRequests}: OpenedPage): void {
  expect({messages, failedRequests}).toEqual({messages: [], failedRequests: []});
}

import type {Locator, Page, Request} from 'playwright-core';
import {expect} from 'vitest';
import {closeTab, openTab} from './tabs.js';

export interface PageOptions {
  /** Viewport width in CSS pixels; 1280 by default. The layout changes at 996. */
  readonly width?: number;
  /** `true`: the system's colour scheme is dark. */
  readonly dark?: boolean;
  readonly javaScript?: boolean;
  /** `false` for a page that Lectern did not make: it is not waited until React has hydrated it. */
  readonly isSite?: boolean;
  /** `true`: a touch screen without a mouse, so nothing can hover. */
  readonly touch?: boolean;
  /**
   * `true`: the site's Content-Security-Policy is enforced. By default it is ignored, so that a test can add scripts to
   * the page.
   */
  readonly policy?: boolean;
  /** Function that runs in the page before any of its scripts. */
  readonly before?: () => void;
  /** Scripts of other hosts: beginning of the URL → source text. Tests have no internet. */
  readonly scripts?: {readonly [url: string]: string};
}

/** Events of a page since it was opened. */
interface PageEvents {
  /** Messages and uncaught errors, each as one line: "error: Uncaught …". */
  readonly console: readonly string[];
  /** Requests that failed, or were answered with a status of 400 or more. */
  readonly failedRequests: readonly string[];
  readonly requests: readonly Request[];
}

/** A page with empty caches and storage, as in a new browser. */
export interface OpenedPage extends PageEvents {
  readonly page: Page;
  /** Closes the page. Further calls have no effect. */
  close(): Promise<void>;
}

/** Opens a URL and waits until it has loaded and, with JavaScript, until React has hydrated it. */
export async function openPage(url: string, options: PageOptions = {}): Promise<OpenedPage> {
  const {
    width = 1280,
    dark = false,
    javaScript = true,
    isSite = true,
    touch = false,
    policy = false,
    before,
    scripts = {},
  } = options;
  const tab = await openTab({javaScript, touch, policy, before});
  const {page} = tab;
  const events = recordEvents(page, javaScript);
  for (const [start, body] of Object.entries(scripts)) {
    const answer = {contentType: 'text/javascript', body};
    await page.route(
      ({href}) => href.startsWith(start),
      (route) => route.fulfill(answer),
    );
  }
  await page.setViewportSize({width, height: 800});
  await page.emulateMedia({colorScheme: dark ? 'dark' : 'light'});
  await page.goto(url, {waitUntil: 'load'});
  if (javaScript && isSite) await waitForHydration(page);
  let closing: Promise<void> | undefined;
  const close = () => {
    // A second call must not close the tab again: it may already be the page of another test.
    closing ??= closeTab(tab);
    return closing;
  };
  return {page, ...events, close};
}

/**
 * Messages that say nothing about the page: React's development build prints one on every page; Chromium warns of
 * preloads that a page uses later than 3 s after its load event, as on a machine with a high load.
 */
const EXPECTED_MESSAGE =
  /Download the React DevTools|was preloaded using link preload but not used within a few seconds/;

function recordEvents(page: Page, javaScript: boolean): PageEvents {
  const messages: string[] = [];
  const failedRequests: string[] = [];
  const requests: Request[] = [];
  page.on('console', (message) => {
    if (!EXPECTED_MESSAGE.test(message.text())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`error: ${error.stack ?? error.message}`));
  page.on('request', (request) => requests.push(request));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Expected failures: a navigation aborts the prefetches of the previous page; without JavaScript, scripts are
    // blocked.
    const isExpected = reason === 'net::ERR_ABORTED' || (reason === 'csp' && !javaScript);
    if (!isExpected) failedRequests.push(`${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failedRequests.push(`${response.status()} ${response.url()}`);
  });
  return {console: messages, failedRequests, requests};
}

/** Starts the app of a still page, as the first movement of a visitor does. */
export function wakePage(page: Page): Promise<void> {
  return runInPage(page, () => {
    window.dispatchEvent(new Event('wheel'));
  });
}

/**
 * Waits until React has hydrated the page, which the app writes into an attribute of `<html>`, and until the effects
 * that follow have run, such as those that fill the menu of small screens. Starts the app of a still page.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await wakePage(page);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  await runInPage(page, async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, {timeout: 1000}));
  });
}

/**
 * Runs a function in the page. Tries a second time if the first document is gone: `site start` reloads a page that was
 * opened before its file was read.
 */
async function runInPage(page: Page, run: () => void | Promise<void>): Promise<void> {
  await page.evaluate(run).catch(async () => {
    await page.waitForLoadState('load');
    await page.evaluate(run);
  });
}

/** Waits until all transitions and animations have ended. */
export function waitForAnimations(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    // Animations that follow a scroll position never end.
    const timed = document.getAnimations().filter(({timeline}) => timeline instanceof DocumentTimeline);
    return Promise.allSettled(timed.map(({finished}) => finished));
  });
}

/**
 * Waits until an image has loaded, for at most ten seconds. Images of Markdown load lazily, after the page. Polls,
 * since `decode()` rejects if Chromium has not started to load such an image.
 *
 * @returns the width of the image file in pixels; 0 if it did not load
 */
export function loadedWidth(image: Locator): Promise<number> {
  return image.evaluate(async (element: HTMLImageElement) => {
    for (let tries = 0; element.naturalWidth === 0 && tries < 100; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return element.naturalWidth;
  });
}

/** Expects no console messages, uncaught errors or failed requests. */
export function expectQuietConsole({console: messages, failedRequests}: PageEvents): void {
  expect({messages, failedRequests}).toEqual({messages: [], failedRequests: []});
}

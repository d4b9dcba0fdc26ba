import type {Locator, Page, Request} from 'playwright-core';
import {expect} from 'vitest';
import {closeTab, openTab} from './tabs.js';

export interface PageOptions {
  /** Viewport width in CSS pixels; 1280 by default. The breakpoint is 996. */
  readonly width?: number;
  /** Colour mode of the system. */
  readonly dark?: boolean;
  readonly javaScript?: boolean;
  /** `false` for a page of another program, which React does not hydrate. */
  readonly isSite?: boolean;
  /** Fingers in the place of a mouse: nothing can hover. */
  readonly touch?: boolean;
  /** The Content-Security-Policy of the site is in force. Otherwise a test may put scripts into the page. */
  readonly policy?: boolean;
  /** Runs before any script of the page. */
  readonly before?: () => void;
  /** Scripts of other hosts, by the beginnings of their URLs: tests need no internet. */
  readonly scripts?: {readonly [url: string]: string};
}

/** Events of a page since it was opened. */
interface PageEvents {
  /** Messages and uncaught errors, each as one line: "error: Uncaught …". */
  readonly console: readonly string[];
  /** Requests that failed or were answered with 400 or more. */
  readonly failedRequests: readonly string[];
  readonly requests: readonly Request[];
}

/** A page as in a browser that was just started. */
export interface OpenedPage extends PageEvents {
  readonly page: Page;
  /** May be called again. */
  close(): Promise<void>;
}

/** Opens a URL and waits until it has loaded and, with JavaScript, until React has taken over. */
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
    // A tab that is closed may be the page of another test.
    closing ??= closeTab(tab);
    return closing;
  };
  return {page, ...events, close};
}

function recordEvents(page: Page, javaScript: boolean): PageEvents {
  const messages: string[] = [];
  const failedRequests: string[] = [];
  const requests: Request[] = [];
  page.on('console', (message) => {
    // Message of React's development build on every page.
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
  return {console: messages, failedRequests, requests};
}

/** The app marks `<html>` once its first effects have run. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached', timeout: 20_000});
}

/** Waits until what moves or changes its colour has come to its end. */
export function waitForAnimations(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    // Those that follow a scroll position do not end.
    const timed = document.getAnimations().filter(({timeline}) => timeline instanceof DocumentTimeline);
    return Promise.allSettled(timed.map(({finished}) => finished));
  });
}

/**
 * The width of an image's file in pixels, once it is there: images of Markdown load lazily, after the page. `decode()` rejects
 * where Chromium has not begun to load such an image.
 *
 * @returns 0 if the file cannot be shown, or does not come within ten seconds
 */
export function loadedWidth(image: Locator): Promise<number> {
  return image.evaluate(async (element: HTMLImageElement) => {
    for (let tries = 0; element.naturalWidth === 0 && tries < 100; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return element.naturalWidth;
  });
}

/** Nothing was printed, thrown or refused. */
export function expectQuietConsole({console: messages, failedRequests}: PageEvents): void {
  expect({messages, failedRequests}).toEqual({messages: [], failedRequests: []});
}

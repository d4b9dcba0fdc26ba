import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {findFirefox} from '../../scripts/firefox.mjs';

/** A page in Firefox, with storage and caches of its own. */
export interface FirefoxPage {
  readonly page: Page;
  /** Console messages and uncaught errors, each as one line. */
  readonly console: readonly string[];
  /** URLs of all requests. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** True if Firefox is installed: tests in Firefox are left out without it. */
export const hasFirefox = findFirefox() !== undefined;

// Module state: Firefox of this process, started once, since that takes seconds. Puppeteer ends it with the process.
let browser: Promise<Browser> | undefined;

/** Opens a URL in Firefox. Playwright would need a Firefox of its own; Puppeteer drives any. */
export async function openInFirefox(url: string): Promise<FirefoxPage> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('Firefox is not installed.');
  browser ??= puppeteer.launch({browser: 'firefox', executablePath, headless: true, timeout: 120_000});
  const context = await (await browser).createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const messages: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`error: ${String(error)}`));
  page.on('request', (request) => requests.push(request.url()));
  await page.setViewport({width: 1280, height: 800});
  await page.goto(url, {waitUntil: 'load'});
  return {page, console: messages, requests, close: () => context.close()};
}

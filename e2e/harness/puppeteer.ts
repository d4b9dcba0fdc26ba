import puppeteer, {type Browser, type LaunchOptions, type Page} from 'puppeteer-core';
import {findFirefox} from '../../scripts/firefox.mjs';
import {launchFlags, pageBrowserPath} from './tabs.js';

/** A page in a browser that Puppeteer drives, with storage and caches of its own. */
export interface PuppeteerPage {
  readonly page: Page;
  /** Console messages and uncaught errors, each as one line. */
  readonly console: readonly string[];
  /** URLs of all requests. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** True if Firefox is installed: tests in Firefox are left out without it. */
export const hasFirefox = findFirefox() !== undefined;

// Module state: browsers of this process, each started once, since that takes seconds. Puppeteer ends them with the process.
const browsers = new Map<LaunchOptions['browser'], Promise<Browser>>();

/** Opens a URL in Firefox. Playwright would need a Firefox of its own; Puppeteer drives any. */
export function openInFirefox(url: string): Promise<PuppeteerPage> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('Firefox is not installed.');
  return open(url, {browser: 'firefox', executablePath});
}

/** Opens a URL in a Chromium that renders pages in advance. With Playwright, Chromium does not. */
export function openInChromium(url: string): Promise<PuppeteerPage> {
  return open(url, {browser: 'chrome', executablePath: pageBrowserPath(), args: [...launchFlags]});
}

async function open(url: string, options: LaunchOptions): Promise<PuppeteerPage> {
  const browser =
    browsers.get(options.browser) ?? puppeteer.launch({...options, headless: true, timeout: 120_000});
  browsers.set(options.browser, browser);
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

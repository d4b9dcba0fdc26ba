import {setTimeout} from 'node:timers/promises';
import puppeteer, {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import {findFirefox} from '../../scripts/firefox.mjs';
import {launchFlags, pageBrowserPath} from './tabs.js';

/** A page in a browser that Puppeteer drives, with storage and caches of its own. */
export interface PuppeteerPage {
  readonly page: Page;
  /** Console messages and uncaught errors, each as one line. */
  readonly console: readonly string[];
  /** URLs of all requests. */
  readonly requests: readonly string[];
  /**
   * Connects to the page with this URL once it is shown. For a page that was rendered in advance: it replaces `page`,
   * which Puppeteer does not always notice.
   */
  connect(url: string): Promise<ConnectedPage>;
  close(): Promise<void>;
}

/** A page that is controlled by a connection of its own to DevTools, without the `Page` of Puppeteer. */
export interface ConnectedPage {
  /** Returns the value of a JavaScript expression, as JSON. */
  evaluate(expression: string): Promise<unknown>;
  movePointer(x: number, y: number): Promise<void>;
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
  return {
    page,
    console: messages,
    requests,
    connect: (shown) => connect(context, shown),
    close: () => context.close(),
  };
}

async function connect(context: BrowserContext, url: string): Promise<ConnectedPage> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    // Puppeteer has no URL of a page that was rendered in advance.
    for (const target of context.targets()) {
      const page = connectedPage(await target.createCDPSession());
      const isShown = `location.href === ${JSON.stringify(url)} && !document.prerendering`;
      if (await page.evaluate(isShown).catch(() => false)) return page;
    }
    await setTimeout(200);
  }
  throw new Error(`${url} is not shown.`);
}

function connectedPage(session: CDPSession): ConnectedPage {
  return {
    async evaluate(expression) {
      const {result} = await session.send('Runtime.evaluate', {expression, returnByValue: true});
      return result.value;
    },
    async movePointer(x, y) {
      await session.send('Input.dispatchMouseEvent', {type: 'mouseMoved', x, y});
    },
  };
}

// Measures downloads and waiting times of a visitor, in headless Chromium.
import {chromium} from 'playwright-core';
import {findChromium} from '../../scripts/chromium.mjs';

const settleMs = 2000;
const throttling = 4;
const clicks = 20;

/** Command line flags of Chromium. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
];

export function chromiumPath() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found; set CHROMIUM_PATH.');
  return executablePath;
}

export async function openBrowser() {
  return chromium.launch({executablePath: chromiumPath(), headless: true, args: flags});
}

/**
 * Opens a window of 1280 × 800 with an empty cache. The window is closed when the measurement fails, too: a page
 * that is left open may use a whole core until the end of the benchmark.
 */
async function withWindow(browser, measure) {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    return await measure(context);
  } finally {
    await context.close();
  }
}

/**
 * Measures a first visit with an empty cache, in a window of 1280 × 800.
 *
 * @returns bytes as sent, by kind of file; prefetched files are counted separately
 */
export function measureVisit(browser, server, url) {
  return withWindow(browser, async (context) => {
    const page = await context.newPage();
    const from = server.requests.length;
    await page.goto(url, {waitUntil: 'load'});
    await settle(page, server);
    return summarize(server.requests.slice(from));
  });
}

/**
 * Measures the bytes of a navigation to another page. The browser reports `saveData`, so nothing is prefetched and all
 * bytes that the page needs are part of the navigation.
 */
export function measureNavigation(browser, server, url) {
  return withWindow(browser, async (context) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
    });
    const page = await context.newPage();
    await page.goto(url, {waitUntil: 'load'});
    await settle(page, server);
    await page.evaluate(() => {
      window.sameDocument = true;
    });
    const heading = await page.locator('h1').first().innerText();
    const from = server.requests.length;
    await goToNext(page, heading);
    await settle(page, server);
    const clientSide = await page.evaluate(() => window.sameDocument === true);
    return {...summarize(server.requests.slice(from)), clientSide};
  });
}

/** Links to the next page: of Hugo's template, Lectern and Docusaurus, Starlight, VitePress, and Rspress. */
/** Selector of the link to the next page, for all tools. */
export const nextPage =
  'a[data-bench-next], a.pagination-nav__link--next, a[rel=next], a.pager-link.next, a.rp-prev-next-page__next';

async function goToNext(page, heading) {
  await page.locator(nextPage).first().click();
  await page.waitForFunction(
    (old) => document.querySelector('h1') && document.querySelector('h1').innerText !== old,
    heading,
  );
}

/**
 * Measures the main-thread time of 20 clicks on "next page", one after the other, with the CPU slowed down four times.
 *
 * @returns `undefined` for tools that load a new document for each click
 */
export function measureClicks(browser, url) {
  return withWindow(browser, async (context) => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // CPU time of the thread, so that other programs on the machine do not count.
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    await page.goto(url, {waitUntil: 'load'});
    await page.waitForTimeout(settleMs);
    await page.evaluate(() => {
      window.sameDocument = true;
    });
    await session.send('Emulation.setCPUThrottlingRate', {rate: throttling});
    const before = await threadTimes(session);
    for (let click = 0; click < clicks; click += 1) {
      await goToNext(page, await page.locator('h1').first().innerText());
    }
    const after = await threadTimes(session);
    const clientSide = await page.evaluate(() => window.sameDocument === true);
    if (!clientSide) return undefined;
    return {
      scriptMs: after.scriptMs - before.scriptMs,
      taskMs: after.taskMs - before.taskMs,
    };
  });
}

async function threadTimes(session) {
  const {metrics} = await session.send('Performance.getMetrics');
  const metric = (name) => metrics.find((entry) => entry.name === name)?.value ?? 0;
  return {scriptMs: metric('ScriptDuration') * 1000, taskMs: metric('TaskDuration') * 1000};
}

/** Measures the main-thread time of a first visit, with the CPU slowed down four times. */
export function measureMainThread(browser, url) {
  return withWindow(browser, async (context) => {
    await context.addInitScript(() => {
      window.longTasks = [];
      window.largestPaint = 0;
      new PerformanceObserver((list) => {
        for (const {startTime, duration} of list.getEntries()) window.longTasks.push({startTime, duration});
      }).observe({type: 'longtask', buffered: true});
      new PerformanceObserver((list) => {
        for (const {startTime} of list.getEntries()) window.largestPaint = startTime;
      }).observe({type: 'largest-contentful-paint', buffered: true});
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', {rate: throttling});
    await page.goto(url, {waitUntil: 'load'});
    await page.waitForTimeout(settleMs * 2);
    const {metrics} = await session.send('Performance.getMetrics');
    const metric = (name) => metrics.find((entry) => entry.name === name)?.value ?? 0;
    const seen = await page.evaluate(() => {
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const blocking = window.longTasks
        .filter(({startTime, duration}) => startTime + duration > firstPaint)
        .reduce((sum, {duration}) => sum + Math.max(0, duration - 50), 0);
      return {blocking, largestPaint: window.largestPaint, elements: document.querySelectorAll('*').length};
    });
    return {
      scriptMs: metric('ScriptDuration') * 1000,
      taskMs: metric('TaskDuration') * 1000,
      layoutMs: (metric('LayoutDuration') + metric('RecalcStyleDuration')) * 1000,
      heapMb: metric('JSHeapUsedSize') / 2 ** 20,
      tbtMs: seen.blocking,
      lcpMs: seen.largestPaint,
      elements: seen.elements,
    };
  });
}

/** Slow 4G, as page-speed tools define it: ms of latency, and bytes a second. */
const slow4g = {latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750};

/** Measures when the largest element of a first visit is painted, over slow 4G with the CPU slowed down four times. */
export function measureSlowVisit(browser, url) {
  return withWindow(browser, async (context) => {
    await context.addInitScript(() => {
      window.largestPaint = 0;
      new PerformanceObserver((list) => {
        for (const {startTime} of list.getEntries()) window.largestPaint = startTime;
      }).observe({type: 'largest-contentful-paint', buffered: true});
    });
    const page = await context.newPage();
    const session = await throttle(context, page, slow4g);
    await session.send('Emulation.setCPUThrottlingRate', {rate: throttling});
    await page.goto(url, {waitUntil: 'load'});
    await page.waitForTimeout(settleMs);
    return {slowLcpMs: await page.evaluate(() => window.largestPaint)};
  });
}

async function throttle(context, page, conditions) {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {offline: false, ...conditions});
  return session;
}

/** Waits until no request has arrived for two seconds. */
async function settle(page, server) {
  let seen = -1;
  while (seen !== server.requests.length) {
    seen = server.requests.length;
    await page.waitForTimeout(settleMs);
  }
}

function summarize(requests) {
  // Browsers request /favicon.ico themselves; where a site has none, the 404 is not part of its size.
  const found = requests.filter(({status}) => status === 200);
  const needed = found.filter(({prefetch}) => !prefetch);
  const prefetched = found.filter(({prefetch}) => prefetch);
  const bytes = (list, kind) =>
    list.filter((request) => !kind || request.kind === kind).reduce((sum, request) => sum + request.bytes, 0);
  const scripts = needed.filter(({kind}) => kind === 'js').sort((a, b) => b.bytes - a.bytes);
  return {
    total: bytes(needed),
    requests: needed.length,
    html: bytes(needed, 'html'),
    js: bytes(needed, 'js'),
    css: bytes(needed, 'css'),
    font: bytes(needed, 'font'),
    data: bytes(needed, 'data') + bytes(needed, 'other'),
    jsFiles: scripts.length,
    jsRaw: scripts.reduce((sum, {rawBytes}) => sum + rawBytes, 0),
    largestScript: scripts[0]?.bytes ?? 0,
    largestScriptHash: scripts[0]?.hash,
    prefetched: bytes(prefetched),
    prefetchRequests: prefetched.length,
  };
}

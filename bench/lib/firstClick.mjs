// Measures the first click of a visitor. Uses Puppeteer, which connects to the tab: Chromium renders no page in advance
// where a program is connected to the page, as Playwright is.
import {setTimeout as sleep} from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import {chromiumPath, flags, nextPage} from './browser.mjs';
import {serveFolder} from './static-server.mjs';

const visits = 20;

/** Milliseconds before each answer of the server. */
const latency = 100;

/** Milliseconds for which the visitor reads before he moves. */
const readMs = 2000;

/** Milliseconds after the click until the next page is read. */
const swapMs = 2000;

/** Milliseconds for which the pointer is on the link before the click. */
const pointMs = 150;

/**
 * Measures first clicks: from the click on "next page" to the first paint with that page's heading. The visitor has read
 * for two seconds and has then moved the pointer to the link.
 *
 * @param folder - output folder of the site
 * @param path - path of the first page
 * @returns measurement of each visit: `{firstClickMs}`
 */
export async function measureFirstClicks(folder, path) {
  const server = await serveFolder(folder, {latency});
  const browser = await puppeteer.launch({executablePath: chromiumPath(), headless: true, args: flags});
  try {
    const results = [];
    for (let visit = 0; visit < visits; visit += 1)
      results.push({firstClickMs: await measureVisit(browser, server.url + path)});
    return results;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measureVisit(browser, url) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({width: 1280, height: 800});
    await page.goto(url, {waitUntil: 'load'});
    await sleep(readMs);
    await page.evaluate(watchClick);
    const link = await page.$(nextPage);
    await link.hover();
    await sleep(pointMs);
    await link.click();
    await sleep(swapMs);
    // A page that was rendered in advance has replaced the first one, which Puppeteer does not always notice.
    const target = await context.waitForTarget((each) => each.type() === 'page' && each.url() !== url);
    const session = await target.createCDPSession();
    const {result} = await session.send('Runtime.evaluate', {
      expression: `(${readClick})()`,
      returnByValue: true,
    });
    return result.value;
  } finally {
    await context.close();
  }
}

/**
 * Stores the time of the click, and of the first paint of another heading in the same document. Runs in the page. Both
 * ways to the next page end with the time at which the browser presents the frame: `first-contentful-paint` of a new
 * document, and Element Timing of a heading that is replaced.
 */
function watchClick() {
  const heading = () => document.querySelector('h1');
  const before = heading()?.innerText;
  new PerformanceObserver((list) => {
    window.shownAt ??= list.getEntries().find(({identifier}) => identifier === 'heading')?.renderTime;
  }).observe({type: 'element'});
  // Runs before the frame with the heading is painted.
  new MutationObserver((_, observer) => {
    const shown = heading();
    if (!shown || shown.innerText === before) return;
    observer.disconnect();
    shown.setAttribute('elementtiming', 'heading');
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
  const onClick = ({timeStamp}) => {
    sessionStorage.clickedAt = performance.timeOrigin + timeStamp;
  };
  addEventListener('click', onClick, {capture: true});
}

/** Milliseconds from the click to the paint of the heading; in a new document, to its first paint. Runs in the page. */
function readClick() {
  const [{activationStart = 0}] = performance.getEntriesByType('navigation');
  const [{startTime}] = performance.getEntriesByName('first-contentful-paint');
  const clickedAt = Number(sessionStorage.clickedAt);
  const isSame = clickedAt > performance.timeOrigin + activationStart;
  const shownAt = isSame ? window.shownAt : Math.max(startTime, activationStart);
  return performance.timeOrigin + shownAt - clickedAt;
}

import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import {chromium} from 'playwright-core';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of axe that depend on colours; the others give the same result in both colour modes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const PHONE_WIDTH = 375;

/**
 * Opens each page in Chromium. Finds breaches of rules of accessibility in both colour modes, pages that are wider than a
 * phone, and messages on the console.
 *
 * @param {object} input
 * @param {readonly string[]} input.urls - absolute URLs
 * @param {string} input.executablePath - path of Chromium
 * @param {(done: number) => void} input.onProgress
 * @returns {Promise<{url: string, text: string}[]>} `url` is the path of the page
 */
export async function findBrowserFaults({urls, executablePath, onProgress}) {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
  const browser = await chromium.launch({executablePath, args});
  const waiting = [...urls];
  const faults = [];
  try {
    const openNext = async () => {
      // The site's policy would keep axe out.
      const context = await browser.newContext({bypassCSP: true, reducedMotion: 'reduce'});
      for (let url = waiting.shift(); url; url = waiting.shift()) {
        const {pathname} = new URL(url);
        const texts = await faultsOfPage(context, url);
        faults.push(...texts.map((text) => ({url: pathname, text})));
        onProgress(urls.length - waiting.length);
      }
    };
    await Promise.all(Array.from({length: os.availableParallelism()}, openNext));
  } finally {
    await browser.close();
  }
  return faults.sort((a, b) => (a.url < b.url ? -1 : 1));
}

async function faultsOfPage(context, url) {
  const page = await context.newPage();
  const texts = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) texts.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => texts.push(`console: ${error.message}`));
  try {
    await page.setViewportSize({width: 1280, height: 800});
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto(url, {waitUntil: 'load'});
    await page.evaluate(axe);
    texts.push(...(await violationsOf(page)));
    await page.emulateMedia({colorScheme: 'dark'});
    await page.waitForSelector('html[data-theme="dark"]', {state: 'attached', timeout: 5000}).catch(() => {});
    texts.push(...(await violationsOf(page, COLOR_RULES)).map((text) => `dark: ${text}`));
    await page.setViewportSize({width: PHONE_WIDTH, height: 800});
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > PHONE_WIDTH) texts.push(`is ${width} px wide on a screen of ${PHONE_WIDTH} px`);
  } catch (error) {
    texts.push(`cannot be checked: ${error.message.split('\n')[0]}`);
  } finally {
    await page.close();
  }
  return texts;
}

function violationsOf(page, rules) {
  return page.evaluate(async (names) => {
    const {violations} = await window.axe.run(document, names ? {runOnly: names} : {});
    return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
  }, rules);
}

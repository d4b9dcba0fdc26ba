// Measures the first and later queries in a site's search box, in headless Chromium.
import {serveFolder} from './static-server.mjs';

/**
 * Queries with words of the corpus: one word, several words, the beginning of a word, a word with a typing error, an
 * identifier, a title.
 */
const queries = [
  'client',
  'recover snapshot',
  'cach',
  'conection',
  'migrate registry',
  'the immutable gateway',
  'stable release',
  'retry limit',
  'tune mapped schema',
  'npx acme',
];

const quietMs = 700;
const limitMs = 60_000;
/** Time without a result after which a loaded search counts as having none. */
const noResultMs = 5000;

/**
 * Opens a docs page, waits until its requests have ended, and types each query into the search box.
 *
 * @returns for each query: bytes as sent, files, and the milliseconds from the last letter until the first result is
 *   in the document, and until it is painted; `null` if there was no result
 */
export async function measureSearches(site, browser) {
  const server = await serveFolder(site.outFolder);
  server.compressAll();
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    await page.goto(server.url + site.tool.docUrl(site.page), {waitUntil: 'load'});
    await quiet(page, server);
    const {prefetched} = site.tool.search;
    const before = server.requests.filter(({path}) => prefetched?.test(path));
    const results = [];
    for (const query of queries) {
      const from = server.requests.length;
      const times = await typeQuery(
        page,
        site.tool.search,
        query,
        results.length === 0 ? limitMs : noResultMs,
      );
      await quiet(page, server);
      const loaded = [...(results.length === 0 ? before : []), ...server.requests.slice(from)];
      const requests = loaded.filter(({status}) => status === 200);
      results.push({query, ...times, bytes: sum(requests), files: requests.length});
    }
    return results;
  } finally {
    await context.close();
    await server.close();
  }
}

const sum = (requests) => requests.reduce((total, {bytes}) => total + bytes, 0);

/**
 * Types a query, after opening the search box if it is closed. Times are measured in the page, from the input event.
 */
async function typeQuery(page, {open, input, hit}, query, waitMs) {
  const box = page.locator(input).first();
  if (!(await box.isVisible())) await page.locator(open).first().click();
  await box.waitFor({timeout: limitMs});
  await box.fill('');
  await page.locator(hit).first().waitFor({state: 'detached', timeout: limitMs});
  return page.evaluate(typeAndWait, {input, hit, query, waitMs});
}

/** Sets the value of the search box and measures the time until a result. This function runs in the page. */
function typeAndWait({input, hit, query, waitMs}) {
  const box = document.querySelector(input);
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  return new Promise((resolve) => {
    const started = performance.now();
    const elapsed = () => performance.now() - started;
    const finish = (times) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(times);
    };
    const observer = new MutationObserver(() => {
      if (!document.querySelector(hit)) return;
      const time = elapsed();
      observer.disconnect();
      requestAnimationFrame(() => finish({time, frame: elapsed()}));
    });
    const timer = setTimeout(() => finish({time: null, frame: null}), waitMs);
    observer.observe(document, {subtree: true, childList: true});
    setValue.call(box, query);
    box.dispatchEvent(new InputEvent('input', {bubbles: true, data: query}));
  });
}

/** Waits until no request has arrived for 700 ms. */
async function quiet(page, server) {
  let seen = -1;
  while (seen !== server.requests.length) {
    seen = server.requests.length;
    await page.waitForTimeout(quietMs);
  }
}

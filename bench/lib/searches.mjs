// Measures the first and the later queries of a visitor in headless Chromium, through the search box.
import {serveFolder} from './static-server.mjs';

/** Words of the corpus: one, several, a beginning, an identifier, a mistake, a title. */
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
/** A search that has its index and shows nothing in this time has no result. */
const noResultMs = 5000;

/**
 * Opens a docs page, lets it settle, and types each query into the box.
 *
 * @returns for each query: bytes as sent, files, the milliseconds from the last letter to the first result in the document, and those
 *   to the frame that shows it; `null` where none appeared
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

/** Opens the box where it is closed. Times are taken in the page, from the event of the input. */
async function typeQuery(page, {open, input, hit}, query, waitMs) {
  const box = page.locator(input).first();
  if (!(await box.isVisible())) await page.locator(open).first().click();
  await box.waitFor({timeout: limitMs});
  await box.fill('');
  await page.locator(hit).first().waitFor({state: 'detached', timeout: limitMs});
  return page.evaluate(typeAndWait, {input, hit, query, waitMs});
}

/** Runs in the page. */
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

/** Waits until nothing has been requested for a while. */
async function quiet(page, server) {
  let seen = -1;
  while (seen !== server.requests.length) {
    seen = server.requests.length;
    await page.waitForTimeout(quietMs);
  }
}

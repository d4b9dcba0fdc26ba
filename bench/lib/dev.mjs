// Measures the waiting times of an author: from the command to the visible page, and from saving a file to the new text
// in the browser.
import net from 'node:net';
import {cleanSite, median} from './measure.mjs';
import {startMeasured} from './process.mjs';

const startLimitMs = 300_000;
const editLimitMs = 30_000;
const editsPerStart = 5;

/**
 * Measures a cold and a warm start of the dev server, with five edits after each.
 *
 * @returns seconds until the page's heading is visible, milliseconds from saving to the new text, peak memory in MB
 */
export async function measureDev(site, browser) {
  cleanSite(site);
  const cold = await measureStart(site, browser);
  const warm = await measureStart(site, browser);
  const edits = [...cold.edits, ...warm.edits];
  const seen = edits.filter((edit) => edit !== undefined);
  return {
    coldStart: cold.seconds,
    warmStart: warm.seconds,
    editMedian: median(seen),
    editMin: Math.min(...seen),
    editMax: Math.max(...seen),
    lost: edits.length - seen.length,
    peakMb: Math.max(cold.peakMb, warm.peakMb),
  };
}

async function measureStart(site, browser) {
  return withOpenPage(site, browser, async (page, server, seconds) => {
    // Dev servers open their WebSocket for updates only after the text is visible.
    await page.waitForTimeout(3000);
    const edits = [];
    for (let count = 0; count < editsPerStart; count += 1) edits.push(await measureEdit(site, page));
    return {seconds, edits, ...(await server.stop())};
  });
}

/**
 * Measures a start of the dev server without caches.
 *
 * @returns seconds until the page's heading is visible, and the CPU seconds and peak memory in MB of the server until then
 */
export function measureDevStart(site, browser) {
  cleanSite(site);
  return withOpenPage(site, browser, async (_page, server, seconds) => ({seconds, ...(await server.stop())}));
}

/** Starts the dev server and opens a page. @param measure - called when the page's heading is visible */
async function withOpenPage(site, browser, measure) {
  const port = await findFreePort();
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  const startedAt = performance.now();
  const env = {NODE_ENV: 'development', ...site.tool.env};
  const server = startMeasured(site.command, site.devArgs(port), {cwd: site.folder, env});
  try {
    await openWhenReady({
      page,
      server,
      url: `http://127.0.0.1:${port}${site.tool.docUrl(site.page)}`,
      title: site.page.title,
    });
    return await measure(page, server, (performance.now() - startedAt) / 1000);
  } catch (error) {
    await server.stop();
    throw new Error(`${site.tool.name}: ${error.message}\n${server.output().slice(-2000)}`);
  } finally {
    site.editor.restore();
    await page.close();
  }
}

/**
 * Waits until the server accepts connections, then reloads the page until its heading is visible: some servers answer
 * with errors at first. Browsers that show a failed connection take the time of a core from the server.
 */
async function openWhenReady({page, server, url, title}) {
  const deadline = performance.now() + startLimitMs;
  while (performance.now() < deadline && !server.hasExited() && !(await acceptsConnections(url)))
    await new Promise((resolve) => setTimeout(resolve, 20));
  const showsTitle = (text) =>
    [...document.querySelectorAll('h1')].some((heading) => heading.innerText.includes(text));
  while (performance.now() < deadline) {
    if (server.hasExited()) throw new Error('the dev server ended.');
    try {
      const response = await page.goto(url, {waitUntil: 'commit', timeout: startLimitMs});
      const patience = response?.ok() ? 20_000 : 100;
      await page.waitForFunction(showsTitle, title, {timeout: patience, polling: 20});
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('the page never showed its heading.');
}

/** @returns milliseconds until the text is visible; `undefined` if the page does not update without a manual reload */
async function measureEdit(site, page) {
  const word = site.editor.edit();
  const savedAt = performance.now();
  const visible = await page
    .waitForFunction((text) => document.body.innerText.includes(text), word, {
      timeout: editLimitMs,
      polling: 20,
    })
    .then(() => performance.now() - savedAt)
    .catch(() => undefined);
  await page.waitForTimeout(1000);
  return visible;
}

function acceptsConnections(url) {
  const {hostname, port} = new URL(url);
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address();
      server.close(() => resolve(port));
    });
  });
}

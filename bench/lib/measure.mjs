// Creates the site of one tool at one size, and measures its builds and pages.
import fs from 'node:fs';
import path from 'node:path';
import {
  measureClicks,
  measureMainThread,
  measureNavigation,
  measureSlowVisit,
  measureVisit,
} from './browser.mjs';
import {createEditor, middlePage, writeCorpus} from './corpus.mjs';
import {discard} from './files.mjs';
import {measureFirstClicks} from './firstClick.mjs';
import {folderBytes, measureFolder} from './output.mjs';
import {runMeasured} from './process.mjs';
import {serveFolder} from './static-server.mjs';

const mainThreadRuns = 5;

/**
 * Writes a tool's site with the corpus; deletes an older one.
 *
 * @param ready - return value of `prepareTool`
 */
export function createSite(tool, ready, pages) {
  const folder = path.join(ready.home, 'sites', `${tool.name}-${pages}`);
  discard(folder);
  fs.mkdirSync(folder, {recursive: true});
  const {flavor, tree, ending = '.md'} = tool;
  const sections = writeCorpus({folder: path.join(folder, tool.docsFolder), pages, flavor, tree, ending});
  tool.write(folder, sections);
  const page = middlePage(sections);
  const site = {
    tool,
    pages,
    page,
    folder,
    command: ready.command,
    buildArgs: tool.build(ready.bin),
    devArgs: (port) => tool.dev(ready.bin, port),
    outFolder: path.join(folder, tool.outFolder),
    // Also the caches beside the tool's installation: some tools store their cache in the nearest `node_modules`, which
    // is there.
    caches: [
      ...tool.caches.map((cache) => path.join(folder, cache)),
      path.join(ready.home, 'node_modules', '.cache'),
      path.join(ready.home, 'node_modules', '.astro'),
      path.join(ready.home, 'node_modules', '.vite'),
    ],
    editor: createEditor(path.join(folder, tool.docsFolder, `${page.rel}${ending}`)),
  };
  return site;
}

/** Removes the output and all caches of a site. */
export function cleanSite(site) {
  for (const folder of [site.outFolder, ...site.caches]) discard(folder);
}

/**
 * Measures one build.
 *
 * @param kind - "cold": without output and caches; "warm": nothing changed since the last build; "edit": one
 *   paragraph changed
 * @throws {Error} with the end of the output if the build fails, or if the new output does not contain the edited
 *   text
 */
export async function measureBuild(site, kind) {
  if (kind === 'cold') cleanSite(site);
  const word = kind === 'edit' ? site.editor.edit() : undefined;
  const env = {NODE_ENV: 'production', CI: '1', ...site.tool.env};
  const {code, output, ...numbers} = await runMeasured(site.command, site.buildArgs, {cwd: site.folder, env});
  if (code !== 0) throw new Error(`${site.tool.name}: the ${kind} build failed.\n${output.slice(-2000)}`);
  if (word && !isPublished(site, word))
    throw new Error(`${site.tool.name}: the edit is missing from the output.`);
  return numbers;
}

/** Measures the output folder and the downloads of a visitor of one docs page. The site must have been built. */
export async function measurePages(site, browser) {
  const output = measureFolder(site.outFolder);
  const cacheBytes = folderBytes(site.caches);
  const server = await serveFolder(site.outFolder);
  const url = server.url + site.tool.docUrl(site.page);
  try {
    const visit = await measureVisit(browser, server, url);
    const navigation = await measureNavigation(browser, server, url);
    const runs = [];
    for (let run = 0; run < mainThreadRuns; run += 1) runs.push(await measureMainThread(browser, url));
    const clicks = [];
    for (let run = 0; run < mainThreadRuns; run += 1) clicks.push(await measureClicks(browser, url));
    const slow = [];
    for (let run = 0; run < mainThreadRuns; run += 1) slow.push(await measureSlowVisit(browser, url));
    const first = await measureFirstClicks(site.outFolder, site.tool.docUrl(site.page));
    return {
      output,
      cacheBytes,
      visit,
      navigation,
      mainThread: {...medians(runs), ...medians(slow), ...medians(first)},
      clicks: clicks.includes(undefined) ? undefined : medians(clicks),
    };
  } finally {
    await server.close();
  }
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Median of each field over measurements that have the same fields. */
export function medians(runs) {
  const [first = {}] = runs;
  return Object.fromEntries(Object.keys(first).map((key) => [key, median(runs.map((run) => run[key]))]));
}

function isPublished(site, word) {
  const url = site.tool.docUrl(site.page).replace(/\/$/, '');
  const file = path.join(site.outFolder, url);
  const html = [file, `${file}.html`, path.join(file, 'index.html')].find(
    (name) => name.endsWith('.html') && fs.existsSync(name),
  );
  return html !== undefined && fs.readFileSync(html, 'utf8').includes(word);
}

// One tool at one size: its site on disk, and everything that is measured of it.
import fs from 'node:fs';
import path from 'node:path';
import {measureClicks, measureMainThread, measureNavigation, measureVisit} from './browser.mjs';
import {createEditor, middlePage, writeCorpus} from './corpus.mjs';
import {discard} from './files.mjs';
import {folderBytes, measureFolder} from './output.mjs';
import {runMeasured} from './process.mjs';
import {serveFolder} from './static-server.mjs';

const mainThreadRuns = 5;

/**
 * Writes a tool's site with the corpus, replacing an older one.
 *
 * @param ready - what `prepareTool` returned
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
    // Tools that look for a package folder to cache in may find the one they are installed in.
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

/** Takes the output and every cache away. */
export function cleanSite(site) {
  for (const folder of [site.outFolder, ...site.caches]) discard(folder);
}

/**
 * One build.
 *
 * @param kind - "cold": nothing is left of earlier builds; "warm": nothing changed; "edit": one paragraph changed
 * @throws {Error} with the end of the output when the build fails, or when the edit is not in the new output
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

/** Measures the output on disk, and the downloads of a visitor of one docs page. Run it after a build. */
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
    return {
      output,
      cacheBytes,
      visit,
      navigation,
      mainThread: medians(runs),
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

/** The median of each field over several measurements of the same shape. */
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

#!/usr/bin/env node
// node bench/extras.mjs [--photos 100] [--pages 10000] [--offline 1000] [--runs 3]
//
// Measures the cost of plugins besides docs and blog: resized copies of photos, sitemap and redirects of a large site,
// and offline mode. Prints a table and writes it to bench/EXTRAS.md; with other sizes than those above to
// bench/.work/EXTRAS.md.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import {row, saveBudgets} from './lib/budgets.mjs';
import {createSite, measureBuild, medians} from './lib/measure.mjs';
import {writePhotos} from './lib/photos.mjs';
import {cpuPressureMeter} from './lib/process.mjs';
import {TIMES_FILE, withOffline, withPhotos, withTimedPlugins} from './lib/sites/withExtras.mjs';
import {prepareTool, workFolder} from './lib/tools.mjs';

const defaults = {photos: '100', pages: '10000', offline: '1000', runs: '3'};
const {values: flags} = parseArgs({
  options: Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, {type: 'string', default: value}]),
  ),
});
const [photos, pages, offline, runs] = Object.keys(defaults).map((name) => Number(flags[name]));
if (!(photos > 0 && pages > 0 && offline > 0 && runs > 0)) {
  console.error('Give numbers above 0: --photos 100 --pages 10000 --offline 1000 --runs 3');
  process.exit(2);
}
/**
 * Limits: seconds, except `workerKb`. `unchangedCpu` should be 0, but medians of identical builds differ by some
 * hundredths.
 */
const budgets = {photoCpu: 0.5, unchangedCpu: 0.1, siteFiles: 0.3, workerKb: 12};

const readPressure = cpuPressureMeter();
const rows = [...(await measurePhotos()), ...(await measureSiteFiles()), ...(await measureOffline())];
saveBudgets({
  name: 'EXTRAS.md',
  isFull: Object.entries(defaults).every(([name, value]) => flags[name] === value),
  title: 'Images, sitemap, redirects, offline mode',
  script: 'extras.mjs',
  conditions: `${runs === 1 ? 'one run' : `medians of ${runs} runs`} of each build, in turns`,
  rows,
  pressure: readPressure(),
});

/**
 * Builds the sites in turns, each cold and then warm. @returns for each site, medians of the cold and of the warm
 * builds
 */
async function buildInTurns(sites) {
  const results = sites.map(() => ({cold: [], warm: []}));
  for (let run = 1; run <= runs; run += 1) {
    for (const kind of ['cold', 'warm']) {
      for (const [at, site] of sites.entries()) {
        const numbers = await measureBuild(site, kind);
        results[at][kind].push(numbers);
        const {wall, cpu, peakMb} = numbers;
        console.log(
          `${site.tool.name} · ${kind}: ${wall.toFixed(2)} s, CPU ${cpu.toFixed(2)} s, ${peakMb.toFixed(0)} MB`,
        );
      }
    }
  }
  return results.map(({cold, warm}) => ({cold: medians(cold), warm: medians(warm)}));
}

/** Measures a page of photos with the image plugin, and without it, where the files are copied unchanged. */
async function measurePhotos() {
  const folder = path.join(workFolder, 'photos');
  const tools = [false, true].map((isIdeal) => withPhotos({folder, count: photos, isIdeal}));
  const ready = prepareTool(tools[0]);
  await writePhotos(createRequire(path.join(ready.home, 'photos.js'))('sharp'), folder, photos);
  const sites = tools.map((tool) => createSite(tool, prepareTool(tool), 1));
  const [plain, ideal] = await buildInTurns(sites);
  const added = (kind) => ideal[kind].cpu - plain[kind].cpu;
  const copies = fs.readdirSync(path.join(sites[1].outFolder, 'assets/ideal-img'));
  return [
    row(`${photos} photographs of 4 megapixels, cold: CPU for each`, added('cold') / photos, 's', {
      most: budgets.photoCpu,
    }),
    row('the same build: wall', ideal.cold.wall, 's'),
    row(`peak memory, with ${copies.length} copies made`, ideal.cold.peakMb, 'MB'),
    row('nothing changed: CPU more than without the plugin', added('warm'), 's', {
      most: budgets.unchangedCpu,
    }),
  ];
}

/** Measures the time of the sitemap and redirect plugins within a build. */
async function measureSiteFiles() {
  const tool = withTimedPlugins();
  const site = createSite(tool, prepareTool(tool), pages);
  const times = [];
  for (let run = 1; run <= runs; run += 1) {
    await measureBuild(site, 'cold');
    times.push(JSON.parse(fs.readFileSync(path.join(site.folder, TIMES_FILE), 'utf8')));
    console.log(`${pages} pages: ${JSON.stringify(times.at(-1))}`);
  }
  const {sitemap, someRedirects, allRedirects, bareFiles} = medians(times);
  return [
    row(`sitemap of ${pages} pages`, sitemap, 's'),
    row('redirects to one page in a hundred', someRedirects, 's'),
    row('both together', sitemap + someRedirects, 's', {most: budgets.siteFiles}),
    row('as many files as pages, written by Node alone', bareFiles, 's'),
    row('redirects to every page', allRedirects, 's', {ratio: allRedirects / bareFiles}),
  ];
}

async function measureOffline() {
  const tools = [false, true].map(withOffline);
  const sites = tools.map((tool) => createSite(tool, prepareTool(tool), offline));
  const [without, added] = await buildInTurns(sites);
  const worker = fs.readFileSync(path.join(sites[1].outFolder, 'sw.js'));
  return [
    row('script of the service worker', gzipSync(worker).length / 1000, 'kB', {most: budgets.workerKb}),
    ...['cold', 'warm'].map((kind) =>
      row(`${offline} pages with offline mode, ${kind}: CPU`, added[kind].cpu, 's', {
        ratio: added[kind].cpu / without[kind].cpu,
      }),
    ),
  ];
}

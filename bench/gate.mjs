#!/usr/bin/env node
// node bench/gate.mjs [--before <folder of a checkout>] [--pages 1000] [--pairs 40] [--short] [--no-browser]
//
// Compares this checkout with the last release, or with another checkout, whose packages have been built. Both are
// installed from packed packages, as users get them, and measured in pairs until each ratio is precise enough. Exits
// with 1 if a ratio is above 1.05 and certainly above 1.
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {measureVisit, openBrowser} from './lib/browser.mjs';
import {measureDevStart} from './lib/dev.mjs';
import {installCheckout, installRelease, newestRelease} from './lib/installPacked.mjs';
import {countsInstructions, instructionsOf} from './lib/instructions.mjs';
import {createSite, measureBuild} from './lib/measure.mjs';
import {medianRatio, verdictOf} from './lib/pairs.mjs';
import {lecternStill} from './lib/sites/lectern.mjs';
import {serveFolder} from './lib/static-server.mjs';
import {workFolder} from './lib/tools.mjs';

/** A ratio may be at most `limit`. Pairs are measured until half its 95 % interval is at most `precision`. */
const GOAL = {limit: 1.05, precision: 0.03};

const {values: flags} = parseArgs({
  options: {
    before: {type: 'string'},
    pages: {type: 'string'},
    pairs: {type: 'string'},
    short: {type: 'boolean', default: false},
    'no-browser': {type: 'boolean', default: false},
  },
});
const pages = Number(flags.pages ?? (flags.short ? 100 : 1000));
const pairs = Number(flags.pairs ?? (flags.short ? 16 : 40));

const checkout = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(workFolder, 'gate');
const states = [
  {name: 'before', ready: await installEarlier(path.join(folder, 'before'))},
  {name: 'now', ready: await installCheckout(path.join(folder, 'now'), checkout)},
].map((state) => ({...state, site: createSite(lecternStill, state.ready, pages)}));

const browser = flags['no-browser'] ? undefined : await openBrowser();
/** Measure → ratio of "now" to "before" for each pair. */
const ratios = new Map();
try {
  for (let pair = 1; pair <= pairs && (pair === 1 || unsure().length > 0); pair += 1) {
    const [before, now] = await measurePair(pair);
    for (const [name, value] of Object.entries(now))
      ratios.set(name, [...(ratios.get(name) ?? []), value / before[name]]);
    console.log(
      `pair ${pair}: ${[...ratios].map(([name, list]) => `${name} ${list.at(-1).toFixed(3)}`).join(', ')}`,
    );
  }
  const payload = browser ? await measurePayload() : undefined;
  process.exitCode = report(payload) ? 0 : 1;
} finally {
  await browser?.close();
}

/** Installs the state to compare with: the checkout of `--before`, or else the newest release. */
async function installEarlier(home) {
  if (flags.before) return installCheckout(home, path.resolve(flags.before));
  const version = await newestRelease();
  if (version !== undefined) return installRelease(home, version);
  console.error('Nothing has been released. Name a checkout whose packages are built: --before <folder>.');
  process.exit(2);
}

/** Measures both states, in turns: every second pair begins with the other one. */
async function measurePair(pair) {
  const results = new Map();
  const order = pair % 2 === 1 ? states : [...states].reverse();
  for (const state of order) results.set(state.name, await measureState(state));
  return states.map(({name}) => results.get(name));
}

async function measureState({site}) {
  // The dev server first: it starts without output and caches, and the output of the builds is measured later.
  const dev = browser && (await measureDevStart(site, browser));
  const builds = {};
  for (const kind of ['cold', 'warm', 'edit']) builds[kind] = await measureWork(site, kind);
  return {
    'cold build': builds.cold.work,
    'memory of it': builds.cold.peakMb,
    'build of nothing new': builds.warm.work,
    'build after an edit': builds.edit.work,
    ...(dev && {'start of the dev server': dev.cpu}),
  };
}

/** Instructions of a build where the machine counts them, else CPU seconds. */
async function measureWork(site, kind) {
  if (!countsInstructions) {
    const {cpu, peakMb} = await measureBuild(site, kind);
    return {work: cpu, peakMb};
  }
  return instructionsOf(site, (counted) => measureBuild(counted, kind));
}

/** Bytes of a first visit. One measurement is enough: they do not vary. */
async function measurePayload() {
  const bytes = [];
  for (const {site} of states) {
    const server = await serveFolder(site.outFolder);
    const visit = await measureVisit(browser, server, server.url + site.tool.docUrl(site.page));
    bytes.push(visit.total);
    await server.close();
  }
  const [before, now] = bytes;
  const ratio = now / before;
  return {median: ratio, low: ratio, high: ratio};
}

function unsure() {
  return [...ratios.values()].filter((list) => verdictOf(medianRatio(list), GOAL) === 'unsure');
}

/** Prints the ratios. @returns true if nothing became slower or larger */
function report(payload) {
  const all = [...ratios].map(([name, list]) => [name, medianRatio(list)]);
  if (payload) all.push(['bytes of a first visit', payload]);
  const rows = all.map(([name, ratio]) => {
    const {median, low, high} = ratio;
    const shown = [median, low, high].map((value) => value.toFixed(3));
    return `| ${[name, shown[0], `${shown[1]} to ${shown[2]}`, verdictOf(ratio, GOAL)].join(' | ')} |`;
  });
  const [before, now] = states.map(({ready}) => ready.version);
  const unit = countsInstructions ? 'instructions' : 'CPU time';
  const text = [
    `Lectern ${now} beside ${before}: ${pages} pages, ${ratios.values().next().value.length} pairs, ${unit}. A ratio above 1 is slower.`,
    '',
    '| what | ratio | 95% interval | verdict |',
    '| --- | ---: | ---: | --- |',
    ...rows,
    '',
  ].join('\n');
  console.log(`\n${text}`);
  fs.writeFileSync(path.join(workFolder, 'GATE.md'), text);
  return !rows.some((row) => row.endsWith('| slower |'));
}

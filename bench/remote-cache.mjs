#!/usr/bin/env node
// node bench/remote-cache.mjs [--pages 1000] [--delay 20] [--runs 3]
//
// Compares builds on machines without a cache: without a remote cache, with an empty one, and with one that another
// machine has filled. Prints a table and writes it to bench/REMOTE-CACHE.md; with other sizes than those above to
// bench/.work/REMOTE-CACHE.md.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {row, saveBudgets} from './lib/budgets.mjs';
import {cleanSite, createSite, median} from './lib/measure.mjs';
import {cpuPressureMeter, runMeasured} from './lib/process.mjs';
import {lectern} from './lib/sites/lectern.mjs';
import {prepareTool} from './lib/tools.mjs';

const defaults = {pages: '1000', delay: '20', runs: '3'};
const {values: flags} = parseArgs({
  options: Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, {type: 'string', default: value}]),
  ),
});
const [pages, delay, runs] = ['pages', 'delay', 'runs'].map((name) => Number(flags[name]));

const ready = prepareTool(lectern);
const readPressure = cpuPressureMeter();
const store = await serveStore(delay);
const sites = {
  none: siteOf('none', {}),
  empty: siteOf('writer', {cache: {remote: store.url}}),
  full: siteOf('reader', {cache: {remote: store.url}}),
};
const results = {none: [], empty: [], full: []};
let rendered = 0;
for (let run = 1; run <= runs; run += 1) {
  store.files.clear();
  for (const [name, site] of Object.entries(sites)) {
    cleanSite(site);
    const numbers = await build(site);
    results[name].push(numbers);
    console.log(`${name}: ${numbers.wall.toFixed(1)} s, CPU ${numbers.cpu.toFixed(1)} s`);
    if (name === 'full') rendered = Math.max(rendered, renderedPages(numbers.output));
  }
}
store.close();
const cpu = (name) => median(results[name].map((one) => one.cpu));
saveBudgets({
  name: 'REMOTE-CACHE.md',
  isFull: Object.entries(defaults).every(([name, value]) => flags[name] === value),
  title: 'Remote cache',
  script: 'remote-cache.mjs',
  conditions: `${pages} pages; an HTTP store that waits ${delay} ms before each answer; medians of ${runs}, in turns`,
  rows: [
    row('cold, no remote cache: CPU', cpu('none'), 's'),
    row('cold, an empty remote cache, which it fills: CPU', cpu('empty'), 's', {
      ratio: cpu('empty') / cpu('none'),
    }),
    row('cold, a filled remote cache: CPU', cpu('full'), 's', {
      ratio: cpu('full') / cpu('none'),
      limit: 0.25,
    }),
    row('cold, a filled remote cache: pages rendered', rendered, '', {most: 0}),
  ],
  pressure: readPressure(),
});

/** The same site in a folder of its own. */
function siteOf(name, config) {
  const write = (folder, sections) => {
    lectern.write(folder, sections);
    const file = path.join(folder, 'docusaurus.config.mjs');
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, text.replace('{', `{...${JSON.stringify(config)},`));
  };
  return createSite({...lectern, name: `lectern-cache-${name}`, write}, ready, pages);
}

async function build(site) {
  const env = {NODE_ENV: 'production', CI: '1', GITHUB_REF_NAME: 'main', GITHUB_HEAD_REF: ''};
  const result = await runMeasured(site.command, site.buildArgs, {cwd: site.folder, env});
  if (result.code !== 0) throw new Error(`The build failed.\n${result.output.slice(-2000)}`);
  return result;
}

/** Number of pages that a build rendered, by its report of the remote cache. */
function renderedPages(output) {
  const [, kept, all] = /(\d+) of (\d+) pages not rendered again/.exec(output) ?? [];
  if (all === undefined)
    throw new Error(`The build does not report its remote cache.\n${output.slice(-2000)}`);
  return Number(all) - Number(kept);
}

/** Starts a store in memory on a free port of this machine. */
async function serveStore(wait) {
  const files = new Map();
  const server = http.createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    await setTimeout(wait);
    const file = files.get(request.url);
    if (request.method === 'PUT') files.set(request.url, Buffer.concat(chunks));
    else if (file === undefined) response.statusCode = 404;
    response.end(request.method === 'GET' ? file : undefined);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {files, url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close()};
}

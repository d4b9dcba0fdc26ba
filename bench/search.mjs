#!/usr/bin/env node
// node bench/search.mjs [--pages 2000,10000] [--builds 1000] [--runs 5] [--peers [--peer-pages 500]]
//
// Measures the cost of the built-in search: builds with and without it, and queries of a visitor at two sizes. With
// --peers, compares it with the searches of VitePress and Rspress. Prints a table and writes it to bench/SEARCH.md;
// without --peers, or with other sizes, to bench/.work/SEARCH.md.
import {parseArgs} from 'node:util';
import {openBrowser} from './lib/browser.mjs';
import {row, saveBudgets} from './lib/budgets.mjs';
import {createSite, measureBuild, median, medians} from './lib/measure.mjs';
import {cpuPressureMeter} from './lib/process.mjs';
import {measureSearches} from './lib/searches.mjs';
import {
  lecternSearch,
  lecternWithoutSearch,
  rspressSearch,
  vitepressSearch,
} from './lib/sites/withSearch.mjs';
import {prepareTool} from './lib/tools.mjs';

const defaults = {pages: '2000,10000', builds: '1000', runs: '5', 'peer-pages': '500'};
const {values: flags} = parseArgs({
  options: {
    ...Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [name, {type: 'string', default: value}]),
    ),
    peers: {type: 'boolean', default: false},
  },
});
const [few, many] = flags.pages.split(',').map(Number);
const [builds, runs, peerPages] = [flags.builds, flags.runs, flags['peer-pages']].map(Number);
if (!(few > 0 && many > few && builds >= 0 && runs > 0 && peerPages > 0)) {
  console.error('Give two sizes, the smaller one first: --pages 2000,10000 --builds 1000 --runs 5');
  process.exit(2);
}
const limits = {cold: 1.6, edit: 1.3};
const budgets = {firstKb: 250, laterKb: 40, medianMs: 50, growth: 1.5};

const readPressure = cpuPressureMeter();
const browser = await openBrowser();
const rows = [];
try {
  if (builds > 0) rows.push(...(await measureBuilds()));
  rows.push(...(await measureQueries()));
} finally {
  await browser.close();
}
saveBudgets({
  name: 'SEARCH.md',
  isFull: flags.peers && Object.entries(defaults).every(([name, value]) => flags[name] === value),
  title: 'Search',
  script: 'search.mjs',
  conditions: `${runs === 1 ? 'one run' : `medians of ${runs} runs`} of each build of ${builds} pages, in turns, and of each query through the search box; files compressed with gzip 6`,
  rows,
  pressure: readPressure(),
});

async function measureBuilds() {
  const sites = [lecternWithoutSearch, lecternSearch].map((tool) =>
    createSite(tool, prepareTool(tool), builds),
  );
  const results = sites.map(() => ({cold: [], edit: []}));
  for (let run = 1; run <= runs; run += 1) {
    for (const kind of Object.keys(limits)) {
      for (const [at, site] of sites.entries()) {
        const numbers = await measureBuild(site, kind);
        results[at][kind].push(numbers);
        console.log(
          `${site.tool.name} · ${kind}: ${numbers.wall.toFixed(2)} s, CPU ${numbers.cpu.toFixed(2)} s`,
        );
      }
    }
  }
  return Object.entries(limits).flatMap(([kind, limit]) => {
    const [without, added] = results.map((result) => medians(result[kind]));
    return ['wall', 'cpu'].flatMap((field) => {
      const name = `${kind}, ${builds} pages: ${field === 'cpu' ? 'CPU' : field}`;
      return [
        row(`${name}, without search`, without[field], 's'),
        row(`${name}, with search`, added[field], 's', {ratio: added[field] / without[field], limit}),
      ];
    });
  });
}

async function measureQueries() {
  const small = await queriesOf(lecternSearch, few);
  const large = await queriesOf(lecternSearch, many);
  const rows = [
    ...queryRows(lecternSearch.name, few, small, {
      first: {most: budgets.firstKb},
      later: {most: budgets.laterKb},
      time: {most: budgets.medianMs},
    }),
    ...queryRows(lecternSearch.name, many, large, {
      first: {ratio: large[0].bytes / small[0].bytes, limit: budgets.growth},
      later: {},
      time: {},
    }),
  ];
  for (const tool of flags.peers ? [lecternSearch, vitepressSearch, rspressSearch] : []) {
    try {
      rows.push(...queryRows(tool.name, peerPages, await queriesOf(tool, peerPages), {}));
    } catch (error) {
      console.error(`${tool.name}: ${error.message}`);
    }
  }
  return rows;
}

async function queriesOf(tool, pages) {
  const site = createSite(tool, prepareTool(tool), pages);
  await measureBuild(site, 'cold');
  const visits = [];
  for (let run = 1; run <= runs; run += 1) visits.push(await measureSearches(site, browser));
  return visits[0].map((first, at) => {
    const medianOf = (field) => {
      const values = visits.map((results) => results[at][field]).filter((value) => value !== null);
      return values.length > 0 ? median(values) : null;
    };
    return {...first, time: medianOf('time'), frame: medianOf('frame')};
  });
}

/**
 * Rows for the first query, which also loads the search script and the index, and for the median of later queries that
 * have results.
 */
function queryRows(name, pages, results, {first, later, time}) {
  const [opening, ...others] = results;
  for (const {query, bytes, files, time: ms} of results) {
    const shown = ms === null ? 'no result' : `${ms.toFixed(0)} ms`;
    console.log(
      `${name}, ${pages} pages · "${query}": ${(bytes / 1000).toFixed(1)} kB in ${files} files, ${shown}`,
    );
  }
  if (opening.time === null) throw new Error(`"${opening.query}" has no result.`);
  const found = others.filter((result) => result.time !== null);
  const of = (field) => median(found.map((result) => result[field]));
  const title = `${name}, ${pages} pages`;
  return [
    row(`${title}: first query, script included`, opening.bytes / 1000, 'kB', first),
    row(`${title}: first query, until the document has a result`, opening.time, 'ms'),
    row(`${title}: second query`, others[0].bytes / 1000, 'kB', later),
    row(`${title}: later queries, median of bytes`, of('bytes') / 1000, 'kB'),
    row(`${title}: later queries, median until the document has a result`, of('time'), 'ms'),
    row(`${title}: later queries, median until the frame that shows a result`, of('frame'), 'ms', time),
    row(`${title}: queries without a result, of ${results.length}`, results.length - found.length - 1, ''),
  ];
}

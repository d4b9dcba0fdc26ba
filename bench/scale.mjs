#!/usr/bin/env node
// node bench/scale.mjs [--pages 4000,10000] [--runs 1]
//
// Measures how the cost of a build grows with the number of pages, and the time of an edit of a large site in
// development. Prints a table and writes it to bench/SCALE.md; with other sizes than those above to
// bench/.work/SCALE.md.
import {parseArgs} from 'node:util';
import {openBrowser} from './lib/browser.mjs';
import {row, saveBudgets} from './lib/budgets.mjs';
import {measureDev} from './lib/dev.mjs';
import {createSite, measureBuild, medians} from './lib/measure.mjs';
import {cpuPressureMeter} from './lib/process.mjs';
import {lectern} from './lib/sites/lectern.mjs';
import {prepareTool} from './lib/tools.mjs';

const defaults = {pages: '4000,10000', runs: '1'};
const {values: flags} = parseArgs({
  options: Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, {type: 'string', default: value}]),
  ),
});
const runs = Number(flags.runs);
const [few, many] = flags.pages.split(',').map(Number);
if (!(few > 0 && many > few && runs > 0)) {
  console.error('Give two sizes, the smaller one first, and a number of runs: --pages 4000,10000 --runs 1');
  process.exit(2);
}
/** Maximum growth of the build: that of the number of pages (2.5 times by default) plus 8%. */
const growthLimit = Number(((many / few) * 1.08).toFixed(2));

const ready = prepareTool(lectern);
const readPressure = cpuPressureMeter();
const small = createSite({...lectern, name: 'lectern-scale'}, ready, few);
const large = createSite({...lectern, name: 'lectern-scale'}, ready, many);
const rows = [...(await measureBuilds()), ...(await measureEdits())];
saveBudgets({
  name: 'SCALE.md',
  isFull: Object.entries(defaults).every(([name, value]) => flags[name] === value),
  title: 'Large sites',
  script: 'scale.mjs',
  conditions: `${runs === 1 ? 'one run' : `medians of ${runs} runs`} of each build, in turns`,
  rows,
  pressure: readPressure(),
});

async function measureBuilds() {
  const results = {cold: [[], []], warm: [[], []]};
  for (let run = 1; run <= runs; run += 1) {
    for (const kind of ['cold', 'warm']) {
      for (const [at, site] of [small, large].entries()) {
        const numbers = await measureBuild(site, kind);
        results[kind][at].push(numbers);
        console.log(
          `${site.pages} · ${kind}: ${numbers.wall.toFixed(1)} s, CPU ${numbers.cpu.toFixed(1)} s, ${numbers.peakMb.toFixed(0)} MB`,
        );
      }
    }
  }
  const [cold, warm] = [results.cold.map(medians), results.warm.map(medians)];
  return [
    ...growthRows('cold', cold),
    row(`cold, ${many} pages: peak memory of all processes`, cold[1].peakMb, 'MB', {most: 1024}),
    ...growthRows('nothing changed', warm),
  ];
}

function growthRows(kind, [less, more]) {
  return ['wall', 'cpu'].flatMap((field) => {
    const name = field === 'cpu' ? 'CPU' : field;
    const budget = {ratio: more[field] / less[field], ...(field === 'cpu' && {limit: growthLimit})};
    return [
      row(`${kind}, ${few} pages: ${name}`, less[field], 's'),
      row(`${kind}, ${many} pages: ${name}`, more[field], 's', budget),
    ];
  });
}

async function measureEdits() {
  const browser = await openBrowser();
  try {
    const {coldStart, warmStart, editMedian, editMax, lost} = await measureDev(large, browser);
    return [
      row(`site start, ${many} pages, no cache: first page`, coldStart, 's'),
      row(`site start, ${many} pages: first page`, warmStart, 's'),
      row('edit → text in the browser, median of 10', editMedian, 'ms', {most: 300}),
      row('the slowest of them', editMax, 'ms'),
      row('edits that were never seen', lost, '', {most: 0}),
    ];
  } finally {
    await browser.close();
  }
}

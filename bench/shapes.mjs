#!/usr/bin/env node
// node bench/shapes.mjs [--pages 100] [--runs 5] [--before <folder of a checkout>]
//
// Builds sites whose code is bundled in different ways, cold: plain, with one and with thirty swizzled components, with a
// plugin that adds a loader, and with React 18. With --before, each also by another checkout, whose packages have been
// built, in turns. Prints a table and writes it to bench/SHAPES.md; with other sizes than those above, or without
// --before, to bench/.work/SHAPES.md.
import {parseArgs} from 'node:util';
import {row, saveBudgets} from './lib/budgets.mjs';
import {createSite, measureBuild, medians} from './lib/measure.mjs';
import {cpuPressureMeter} from './lib/process.mjs';
import {shapedTools} from './lib/sites/shapes.mjs';
import {otherCheckout, prepareTool} from './lib/tools.mjs';

const defaults = {pages: '100', runs: '5'};
const {values: flags} = parseArgs({
  options: {
    pages: {type: 'string', default: defaults.pages},
    runs: {type: 'string', default: defaults.runs},
    before: {type: 'string'},
  },
});
const [pages, runs] = [Number(flags.pages), Number(flags.runs)];
/** Largest ratio to the other checkout. */
const limit = 1.03;

const now = sitesOf(prepareTool({name: 'lectern'}), {});
const before = flags.before ? sitesOfCheckout(otherCheckout(flags.before)) : undefined;
const readPressure = cpuPressureMeter();
const results = now.map(() => ({before: [], now: []}));
for (let run = 1; run <= runs; run += 1) {
  for (const [at, site] of now.entries()) {
    if (before) results[at].before.push(await measureBuild(before[at], 'cold'));
    results[at].now.push(await measureBuild(site, 'cold'));
    console.log(`run ${run} · ${site.tool.name}: ${results[at].now.at(-1).cpu.toFixed(2)} s of CPU`);
  }
}
saveBudgets({
  name: 'SHAPES.md',
  isFull: before !== undefined && Object.entries(defaults).every(([name, value]) => flags[name] === value),
  title: 'Shapes of code',
  script: 'shapes.mjs',
  conditions: `${pages} pages, cold builds, medians of ${runs} in turns; ratios are to ${before ? 'the other checkout' : 'the plain site'}`,
  rows: now.flatMap((site, at) => ['wall', 'cpu'].map((field) => rowOf(site.tool.name, at, field))),
  pressure: readPressure(),
});

function sitesOfCheckout({name, checkout}) {
  return sitesOf(prepareTool({name, checkout}), {checkout});
}

function sitesOf(ready, base) {
  return shapedTools(base).map((tool) => createSite(tool, ready, pages));
}

function rowOf(shape, at, field) {
  const value = medians(results[at].now)[field];
  const other = before ? medians(results[at].before)[field] : medians(results[0].now)[field];
  const what = `${shape}: ${field === 'cpu' ? 'CPU' : 'time'}`;
  return row(what, value, 's', {ratio: value / other, ...(before && {limit})});
}

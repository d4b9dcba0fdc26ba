#!/usr/bin/env node
// node bench/plugins.mjs [--pages 500] [--runs 3]
//
// Compares builds of MDX pages that three remark plugins change: Lectern, and Docusaurus with `@docusaurus/faster`, in
// turns. Prints a table and writes it to bench/PLUGINS.md; with other sizes than those above to bench/.work/PLUGINS.md.
import {parseArgs} from 'node:util';
import {row, saveBudgets} from './lib/budgets.mjs';
import {createSite, measureBuild, medians} from './lib/measure.mjs';
import {cpuPressureMeter} from './lib/process.mjs';
import {docusaurusFaster} from './lib/sites/docusaurus.mjs';
import {lectern} from './lib/sites/lectern.mjs';
import {withPlugins} from './lib/sites/withPlugins.mjs';
import {prepareTool} from './lib/tools.mjs';

const defaults = {pages: '500', runs: '3'};
const {values: flags} = parseArgs({
  options: Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, {type: 'string', default: value}]),
  ),
});
const [pages, runs] = [Number(flags.pages), Number(flags.runs)];
if (!(pages > 0 && runs > 0)) {
  console.error('Give a number of pages and of runs: --pages 500 --runs 3');
  process.exit(2);
}
/** Limit of a cold build, as a fraction of the time that Docusaurus takes. */
const coldLimit = 0.2;

const peer = withPlugins(docusaurusFaster);
const ready = [prepareTool(peer)];
const own = withPlugins(lectern, {packagesIn: ready[0].home});
ready.push(prepareTool(own));
const sites = [peer, own].map((tool, at) => createSite(tool, ready[at], pages));
const readPressure = cpuPressureMeter();
const results = sites.map(() => ({cold: [], warm: [], edit: []}));
// Compared builds run one after the other, since the speed of a machine changes within minutes.
for (const kind of ['cold', 'warm', 'edit']) {
  for (let run = 1; run <= runs; run += 1) {
    for (const [at, site] of sites.entries()) {
      const numbers = await measureBuild(site, kind);
      results[at][kind].push(numbers);
      console.log(
        `${site.tool.name} · ${kind}: ${numbers.wall.toFixed(1)} s, CPU ${numbers.cpu.toFixed(1)} s, ${numbers.peakMb.toFixed(0)} MB`,
      );
    }
  }
}
saveBudgets({
  name: 'PLUGINS.md',
  isFull: Object.entries(defaults).every(([name, value]) => flags[name] === value),
  title: 'Remark plugins',
  script: 'plugins.mjs',
  conditions: `${pages} MDX pages, ${runs === 1 ? 'one run' : `medians of ${runs} runs`} of each build, in turns; ratios are to Docusaurus`,
  rows: ['cold', 'warm', 'edit'].flatMap(rowsOf),
  pressure: readPressure(),
});

function rowsOf(kind) {
  const [theirs, ours] = results.map((result) => medians(result[kind]));
  return ['wall', 'cpu'].flatMap((field) => {
    const name = `${kind}: ${field === 'cpu' ? 'CPU' : field}`;
    const ratio = ours[field] / theirs[field];
    return [
      row(`${sites[0].tool.name}, ${name}`, theirs[field], 's'),
      row(`${sites[1].tool.name}, ${name}`, ours[field], 's', {
        ratio,
        ...(kind === 'cold' && {limit: coldLimit}),
      }),
    ];
  });
}

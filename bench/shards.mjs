#!/usr/bin/env node
// node bench/shards.mjs [--pages 20000] [--shards 8]
//
// Measures a build over many machines: the CPU time of each shard and of the merge, one after the other, each without a
// cache and with other times of files, as in a checkout of its own, and a store in a folder. Prints a table and writes it
// to bench/SHARDS.md; with other sizes than those above to bench/.work/SHARDS.md.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {row, saveBudgets} from './lib/budgets.mjs';
import {asModule, discard, writeFiles} from './lib/files.mjs';
import {cleanSite, createSite, measureBuild} from './lib/measure.mjs';
import {cpuPressureMeter} from './lib/process.mjs';
import {siteConfig} from './lib/sites/docusaurus.mjs';
import {lectern} from './lib/sites/lectern.mjs';
import {prepareTool} from './lib/tools.mjs';

const defaults = {pages: '20000', shards: '8'};
const {values: flags} = parseArgs({
  options: Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, {type: 'string', default: value}]),
  ),
});
const [pages, shards] = [Number(flags.pages), Number(flags.shards)];

const tool = {
  ...lectern,
  name: 'lectern-shards',
  write(folder, sections) {
    lectern.write(folder, sections);
    const config = {...siteConfig(false), cache: {remote: './store'}};
    writeFiles(folder, {'docusaurus.config.mjs': asModule(config)});
  },
};
const ready = prepareTool(tool);
const readPressure = cpuPressureMeter();
const site = createSite(tool, ready, pages);

const alone = await measure([], {LECTERN_CACHE_MODE: 'off'});
const wanted = hashOutput();
const parts = [];
for (let index = 1; index <= shards; index += 1) parts.push(await measure(['--shard', `${index}/${shards}`]));
const merge = await measure(['--merge', String(shards)]);
if (hashOutput() !== wanted) throw new Error('The merge has made another output than one machine.');
const costs = parts.map(({cpu}) => cpu);
const longest = Math.max(...costs);
saveBudgets({
  name: 'SHARDS.md',
  isFull: Object.entries(defaults).every(([name, value]) => flags[name] === value),
  title: 'Builds over many machines',
  script: 'shards.mjs',
  conditions: `one run of each; ${pages} pages, ${shards} shards, a store in a folder that is empty at first`,
  rows: [
    row('one machine: CPU', alone.cpu, 's'),
    row('shortest shard: CPU', Math.min(...costs), 's'),
    row('longest shard: CPU', longest, 's'),
    row('merge: CPU', merge.cpu, 's'),
    row('longest shard and merge: CPU', longest + merge.cpu, 's', {
      ratio: (longest + merge.cpu) / alone.cpu,
      limit: 0.2,
    }),
    row(
      'all shards and merge: CPU',
      costs.reduce((sum, cost) => sum + cost, merge.cpu),
      's',
    ),
    row('one machine: wall', alone.wall, 's'),
    row('longest shard and merge: wall', Math.max(...parts.map(({wall}) => wall)) + merge.wall, 's'),
    row('files of the store', folderMegabytes(path.join(site.folder, 'store')), 'MB'),
  ],
  pressure: readPressure(),
});

/** Measures a command in a folder without cache and output, in which all files have new times, as in a new checkout. */
async function measure(args, env = {}) {
  cleanSite(site);
  touch(path.join(site.folder, tool.docsFolder));
  const command = {...site, buildArgs: [...site.buildArgs, ...args], tool: {...tool, env}};
  const {wall, cpu, peakMb} = await measureBuild(command, 'cold');
  const name = args.length > 0 ? args.join(' ') : 'one machine';
  console.log(`${name}: ${wall.toFixed(1)} s, CPU ${cpu.toFixed(1)} s, ${peakMb.toFixed(0)} MB`);
  return {wall, cpu};
}

function touch(folder) {
  const now = new Date();
  for (const name of filesOf(folder)) fs.utimesSync(path.join(folder, name), now, now);
}

function filesOf(folder) {
  const entries = fs.readdirSync(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort();
}

/** Hash of names and bytes of all files of the output. */
function hashOutput() {
  const hash = createHash('sha256');
  for (const name of filesOf(site.outFolder))
    hash.update(`${name}\n`).update(fs.readFileSync(path.join(site.outFolder, name)));
  return hash.digest('hex');
}

function folderMegabytes(folder) {
  return filesOf(folder).reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0) / 1e6;
}

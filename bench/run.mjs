#!/usr/bin/env node
// node bench/run.mjs [--pages 100,1000,4000] [--peers] [--only a,b] [--before folder] [--runs n] [--dev] [--no-browser]
// [--no-versions] [--no-git-versions] [--no-remote-cache] [--no-blog] [--no-locales] [--no-search] [--no-extras] [--no-scale] [--no-shapes] [--no-plugins]
//
// Builds the same corpus with Lectern, and with --peers with other tools. The tools build in turns (A B C, A B C, …),
// so that a slow minute of the machine affects all of them. Prints tables and writes them: with --peers
// and without --only to bench/RESULTS.md, otherwise to bench/.work/RESULTS.md. Then runs the other benchmarks in this
// folder: versions, git-versions, remote-cache, blog, locales, search, extras, scale, shapes and, with --peers, plugins. See bench/README.md.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {openBrowser} from './lib/browser.mjs';
import {measureDev} from './lib/dev.mjs';
import {createSite, measureBuild, measurePages} from './lib/measure.mjs';
import {cpuPressureMeter} from './lib/process.mjs';
import {fullReport, sizeReport} from './lib/report.mjs';
import {namedTools, otherCheckout, prepareTool, tools, workFolder} from './lib/tools.mjs';

// `--runs 0 --dev` measures only dev servers.
const {values: flags} = parseArgs({
  options: {
    pages: {type: 'string', default: '100'},
    peers: {type: 'boolean', default: false},
    only: {type: 'string'},
    before: {type: 'string'},
    runs: {type: 'string', default: '3'},
    dev: {type: 'boolean', default: false},
    'no-browser': {type: 'boolean', default: false},
    'no-versions': {type: 'boolean', default: false},
    'no-git-versions': {type: 'boolean', default: false},
    'no-remote-cache': {type: 'boolean', default: false},
    'no-blog': {type: 'boolean', default: false},
    'no-locales': {type: 'boolean', default: false},
    'no-search': {type: 'boolean', default: false},
    'no-extras': {type: 'boolean', default: false},
    'no-scale': {type: 'boolean', default: false},
    'no-shapes': {type: 'boolean', default: false},
    'no-plugins': {type: 'boolean', default: false},
  },
});

const notes = [];
const before = flags.before ? [otherCheckout(flags.before)] : [];
const ready = prepareAll([...before, ...chooseTools()]);
const browser = flags['no-browser'] ? undefined : await openBrowser();
const sizes = [];
try {
  for (const pages of flags.pages.split(',').map(Number)) {
    const results = await measureSize(pages);
    sizes.push({pages, results});
    console.log(`\n${sizeReport(pages, results)}`);
  }
} finally {
  await browser?.close();
}
saveResults();
const hasLectern = ready.some(({tool}) => tool.name === 'lectern');
// The script "plugins" runs only with --peers, since it compares Lectern with Docusaurus.
const others = [
  'versions',
  'git-versions',
  'remote-cache',
  'blog',
  'locales',
  'search',
  'extras',
  'scale',
  'shapes',
];
for (const name of [...others, ...(flags.peers ? ['plugins'] : [])]) {
  if (!hasLectern || flags[`no-${name}`]) continue;
  const script = fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
  const args = [
    ...(name === 'search' && flags.peers ? ['--peers'] : []),
    ...(name === 'shapes' && flags.before ? ['--before', flags.before] : []),
  ];
  const env = {...process.env, BENCH_KEEP_TRASH: '1'};
  execFileSync(process.execPath, [script, ...args], {stdio: 'inherit', env});
}

function chooseTools() {
  const names = flags.only?.split(',');
  const unknown = names?.filter((name) => !namedTools.some((tool) => tool.name === name)) ?? [];
  if (unknown.length > 0) {
    console.error(
      `Unknown tool: ${unknown.join(', ')}. There are: ${namedTools.map(({name}) => name).join(', ')}.`,
    );
    process.exit(2);
  }
  if (names) return namedTools.filter(({name}) => names.includes(name));
  return flags.peers ? tools : tools.filter(({name}) => name === 'lectern');
}

/** Installs the chosen tools. If one cannot be installed, this is printed and the tool is left out. */
function prepareAll(chosen) {
  const list = [];
  for (const tool of chosen) {
    try {
      list.push({tool, ...prepareTool(tool)});
    } catch (error) {
      note(`${tool.name} was left out: ${error.message.split('\n')[0]}`);
    }
  }
  return list;
}

async function measureSize(pages) {
  const runs = Number(flags.runs);
  const entries = ready.map((item) => ({
    site: createSite(item.tool, item, pages),
    result:
      runs > 0 ? {tool: item.tool.name, builds: {cold: [], warm: [], edit: []}} : {tool: item.tool.name},
  }));
  for (let run = 1; run <= runs; run += 1) {
    for (const entry of entries) await attempt(entry, () => runBuilds(entry, run));
  }
  for (const entry of entries) {
    if (browser && runs > 0) await attempt(entry, () => runPages(entry));
  }
  for (const entry of entries) {
    if (browser && flags.dev && entry.site.tool.dev) await attempt(entry, () => runDev(entry));
  }
  return entries.map(({result}) => result);
}

/**
 * Runs a step of a tool's measurement. If it fails, further steps of the tool at this size are skipped, and the reason
 * is added to the report.
 */
async function attempt(entry, step) {
  if (entry.failed) return;
  try {
    await step();
  } catch (error) {
    entry.failed = true;
    note(`${entry.result.tool}, ${entry.site.pages} pages: ${error.message}`);
  }
}

async function runBuilds({site, result}, run) {
  const readPressure = cpuPressureMeter();
  for (const kind of ['cold', 'warm', 'edit']) {
    const numbers = await measureBuild(site, kind);
    const pressure = readPressure();
    result.builds[kind].push({...numbers, pressure: pressure ?? 0});
    const {wall, cpu, peakMb} = numbers;
    const waited = pressure === null ? '' : `, cores contended ${pressure.toFixed(0)}%`;
    console.log(
      `${site.pages} · run ${run} · ${result.tool} · ${kind}: ` +
        `${wall.toFixed(2)} s, CPU ${cpu.toFixed(2)} s, ${peakMb.toFixed(0)} MB${waited}`,
    );
  }
}

async function runPages({site, result}) {
  result.page = await measurePages(site, browser);
  console.log(`${site.pages} · ${result.tool} · page: ${(result.page.visit.total / 1024).toFixed(1)} KB`);
}

async function runDev({site, result}) {
  result.dev = await measureDev(site, browser);
  const {coldStart, editMedian} = result.dev;
  console.log(
    `${site.pages} · ${result.tool} · dev: ${coldStart.toFixed(1)} s, edit ${editMedian.toFixed(0)} ms`,
  );
}

function saveResults() {
  const report = {
    date: new Date().toISOString().slice(0, 10),
    machine: [
      `${os.cpus().length} cores (${os.cpus()[0]?.model ?? 'unknown'}), ${(os.totalmem() / 2 ** 30).toFixed(0)} GB, ${os.type()}`,
      `Node ${process.versions.node}${browser ? `, Chromium ${browser.version()}` : ''}`,
      `${flags.runs} runs a kind, in turns`,
    ],
    versions: ready.map(({tool, version, command}) => ({
      tool: tool.name,
      version: tool.node && command !== process.execPath ? `${version} (on Node ${tool.node})` : version,
    })),
    sizes,
    notes: notes.map((text) => text.split('\n')[0]),
  };
  fs.mkdirSync(workFolder, {recursive: true});
  fs.writeFileSync(path.join(workFolder, 'results.json'), `${JSON.stringify(report, null, 2)}\n`);
  const isComparison = flags.peers && !flags.only;
  const file = path.join(workFolder, isComparison ? '..' : '.', 'RESULTS.md');
  fs.writeFileSync(file, fullReport(report));
  console.log(`Written: ${path.relative(process.cwd(), file)}`);
}

function note(text) {
  notes.push(text);
  console.error(text);
}

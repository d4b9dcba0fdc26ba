#!/usr/bin/env node
// node bench/versions.mjs [--pages 1000] [--files 5000] [--entries 4000] [--runs 9]
//
// Measures the cost of large versioned docs: an edit in a site with frozen versions, dates from git, and a page with a
// huge sidebar. Prints a table and writes it to bench/VERSIONS.md; with other sizes than those above to
// bench/.work/VERSIONS.md.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import {row, saveBudgets} from './lib/budgets.mjs';
import {readGitTrace, writeHistory} from './lib/git-history.mjs';
import {createSite, measureBuild, median} from './lib/measure.mjs';
import {cpuPressureMeter, runMeasured} from './lib/process.mjs';
import {lectern} from './lib/sites/lectern.mjs';
import {prepareTool} from './lib/tools.mjs';

const defaults = {pages: '1000', files: '5000', entries: '4000', runs: '9'};
const {values: flags} = parseArgs({
  options: Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, {type: 'string', default: value}]),
  ),
});
const [pages, files, entries, runs] = ['pages', 'files', 'entries', 'runs'].map((name) =>
  Number(flags[name]),
);
const smallSidebar = 40;

const ready = prepareTool(lectern);
const readPressure = cpuPressureMeter();
const rows = [...(await measureEdits()), ...(await measureGit()), ...(await measureSidebars())];
saveBudgets({
  name: 'VERSIONS.md',
  isFull: Object.entries(defaults).every(([name, value]) => flags[name] === value),
  title: 'Large versioned docs',
  script: 'versions.mjs',
  conditions: `edits are medians of ${runs} in turns`,
  rows,
  pressure: readPressure(),
});

/** Compares edits of a site with one version and of a site with two more, frozen versions of the same docs. */
async function measureEdits() {
  const one = createSite({...lectern, name: 'lectern-one-version'}, ready, pages);
  const three = createSite({...lectern, name: 'lectern-three-versions', write: writeVersions}, ready, pages);
  for (const site of [one, three]) await measureBuild(site, 'cold');
  const edits = {one: [], three: []};
  for (let run = 1; run <= runs; run += 1) {
    edits.one.push(await measureEdit(one));
    edits.three.push(await measureEdit(three));
  }
  const of = (name, field) => median(edits[name].map((edit) => edit[field]));
  const size = `${pages} pages`;
  return [
    row(`edit, one version of ${size}: wall`, of('one', 'wall'), 's'),
    row(`edit, three versions of ${size}: wall`, of('three', 'wall'), 's', {
      ratio: of('three', 'wall') / of('one', 'wall'),
      limit: 1.6,
    }),
    row('edit, one version: CPU', of('one', 'cpu'), 's'),
    row('edit, three versions: CPU', of('three', 'cpu'), 's', {ratio: of('three', 'cpu') / of('one', 'cpu')}),
    row('edit, three versions: pages rendered, current version', of('three', 'rendered'), ''),
    row(
      'edit, three versions: pages rendered, other versions',
      Math.max(...edits.three.map(({others}) => others)),
      '',
      {
        most: 0,
      },
    ),
  ];
}

function writeVersions(folder, sections) {
  lectern.write(folder, sections);
  const [site] = lectern.build(ready.bin);
  for (const version of ['1.0', '2.0']) {
    execFileSync(ready.command, [site, 'docs:version', version], {cwd: folder, stdio: 'ignore'});
  }
  // Gives the current docs paths without a version, as in the site with one version.
  const config = path.join(folder, 'docusaurus.config.mjs');
  const text = fs.readFileSync(config, 'utf8');
  const withLast = text.replace('"docs": {', '"docs": {"lastVersion": "current", ');
  if (withLast === text) throw new Error('The benchmark site has no docs options to add "lastVersion" to.');
  fs.writeFileSync(config, withLast);
}

async function measureEdit(site) {
  const before = pageFiles(site);
  const {wall, cpu} = await measureBuild(site, 'edit');
  const after = pageFiles(site);
  const rendered = [...after].filter(([name, inode]) => before.get(name) !== inode).map(([name]) => name);
  const others = rendered.filter((name) => /^docs\/\d/.test(name)).length;
  console.log(
    `${site.tool.name}: ${wall.toFixed(2)} s, CPU ${cpu.toFixed(2)} s, ${rendered.length} pages rendered`,
  );
  return {wall, cpu, rendered: rendered.length - others, others};
}

/** HTML file of the output → inode number, which stays the same for a page whose file was not written again. */
function pageFiles({outFolder}) {
  const names = fs.readdirSync(outFolder, {recursive: true}).filter((name) => name.endsWith('.html'));
  return new Map(names.map((name) => [name, fs.statSync(path.join(outFolder, name)).ino]));
}

async function measureGit() {
  const withDates = (folder) => {
    lectern.write(folder);
    const config = path.join(folder, 'docusaurus.config.mjs');
    const text = fs.readFileSync(config, 'utf8');
    fs.writeFileSync(
      config,
      text.replace('"docs": {', '"docs": {"showLastUpdateTime": true, "showLastUpdateAuthor": true, '),
    );
  };
  const site = createSite({...lectern, name: 'lectern-dates', write: withDates}, ready, files);
  const names = fs
    .readdirSync(path.join(site.folder, 'docs'), {recursive: true})
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join('docs', name));
  const commits = writeHistory(site.folder, names);
  const trace = path.join(site.folder, 'git-trace.json');
  const env = {NODE_ENV: 'production', CI: '1', GIT_TRACE2_EVENT: trace};
  const {code, output, wall} = await runMeasured(site.command, site.buildArgs, {cwd: site.folder, env});
  if (code !== 0) throw new Error(`The build with dates failed.\n${output.slice(-2000)}`);
  const dated = fs.readFileSync(path.join(site.outFolder, 'docs', site.page.rel, 'index.html'), 'utf8');
  if (!dated.includes('theme-last-updated')) throw new Error('The pages show no date.');
  const passes = readGitTrace(trace);
  console.log(
    `lectern-dates: cold build ${wall.toFixed(1)} s; git: ${JSON.stringify(passes.map(({seconds}) => seconds))}`,
  );
  return [
    row(`dates of ${names.length} files, ${commits} commits`, await timeGitPass(site), 's', {most: 2}),
    row('dates: git processes', passes.length, '', {most: 1}),
  ];
}

/** Measures the time to find the dates of all files without a cache: the git process, and the parsing of its output. */
async function timeGitPass({folder}) {
  const helpers = path.join(ready.home, 'node_modules/@lectern/core/dist/contentHelpers/index.js');
  const {loadLastUpdates} = await import(helpers);
  const startedAt = performance.now();
  const context = {mode: 'production', siteConfig: {future: {experimental_vcs: true}}};
  await loadLastUpdates(context, {showLastUpdateTime: true}, [path.join(folder, 'docs')]);
  return (performance.now() - startedAt) / 1000;
}

/** Compares the first page of the corpus with a small and with a huge sidebar; its text is the same in both. */
async function measureSidebars() {
  return [
    ...(await measureSidebar('40 sections of 5 folders', {})),
    ...(await measureSidebar('16 of 16 of 16', {perFolder: 16, perSection: 16})),
    ...(await measureSidebar('one folder', {perFolder: entries, perSection: 1})),
  ];
}

async function measureSidebar(shape, tree) {
  const sizes = [];
  for (const count of [smallSidebar, entries]) {
    const name = `lectern-sidebar-${tree.perFolder ?? 'corpus'}`;
    const firstPage = {};
    const write = (folder, sections) => {
      lectern.write(folder);
      Object.assign(firstPage, sections[0].folders[0].pages[0]);
    };
    const site = createSite({...lectern, name, tree, write}, ready, count);
    await measureBuild(site, 'cold');
    const html = fs.readFileSync(path.join(site.outFolder, 'docs', firstPage.rel, 'index.html'));
    sizes.push({raw: html.length, gzip: gzipSync(html).length});
  }
  const [small, large] = sizes;
  const kb = (bytes) => bytes / 1024;
  return [
    row(`HTML of a page under ${smallSidebar} sidebar entries (${shape})`, kb(small.raw), 'KB'),
    row(`HTML of the same page under ${entries} entries`, kb(large.raw), 'KB', {
      ratio: large.raw / small.raw,
      limit: 1.3,
    }),
    row('the same, gzip', kb(large.gzip), 'KB', {ratio: large.gzip / small.gzip}),
  ];
}

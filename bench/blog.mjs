#!/usr/bin/env node
// node bench/blog.mjs [--pages 1000] [--large 3000] [--runs 5]
//
// Compares a blog with docs of the same text: builds, an edit, and the first visit of a page. Then compares a large
// blog, with all posts in the sidebar and in the feeds, with the same docs. Prints a table and writes it to
// bench/BLOG.md; with other sizes than those above to bench/.work/BLOG.md.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {measureVisit, openBrowser} from './lib/browser.mjs';
import {row, saveBudgets} from './lib/budgets.mjs';
import {createSite, measureBuild, medians} from './lib/measure.mjs';
import {measureFolder} from './lib/output.mjs';
import {cpuPressureMeter} from './lib/process.mjs';
import {lecternBlog} from './lib/sites/blogOfDocs.mjs';
import {lecternLargeBlog} from './lib/sites/largeBlog.mjs';
import {lectern} from './lib/sites/lectern.mjs';
import {serveFolder} from './lib/static-server.mjs';
import {prepareTool} from './lib/tools.mjs';

const defaults = {pages: '1000', large: '3000', runs: '5'};
const {values: flags} = parseArgs({
  options: Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, {type: 'string', default: value}]),
  ),
});
const [pages, large, runs] = [Number(flags.pages), Number(flags.large), Number(flags.runs)];
if (!(pages > 0 && large > 0 && runs > 0)) {
  console.error('Give a number of pages, of posts and of runs: --pages 1000 --large 3000 --runs 5');
  process.exit(2);
}
const limits = {cold: 1.15, edit: 1.3};
/** Limits of the large blog. `cpu`: CPU time per page, as a multiple of that of docs; `memory`: MB. */
const largeLimits = {cpu: 1.3, memory: 700};

const ready = prepareTool(lectern);
const sites = [lectern, lecternBlog].map((tool) => createSite(tool, ready, pages));
const readPressure = cpuPressureMeter();
const rows = [...(await measureBuilds()), ...(await measureVisits()), ...(await measureLarge())];
saveBudgets({
  name: 'BLOG.md',
  isFull: Object.entries(defaults).every(([name, value]) => flags[name] === value),
  title: 'Posts beside docs',
  script: 'blog.mjs',
  conditions: `${pages} posts and ${pages} docs of the same words, ${runs === 1 ? 'one run' : `medians of ${runs} runs`} of each build, in turns; ratios are to docs`,
  rows,
  pressure: readPressure(),
});

async function measureBuilds() {
  const results = sites.map(() => ({cold: [], edit: []}));
  const written = [];
  for (let run = 1; run <= runs; run += 1) {
    for (const kind of ['cold', 'edit']) {
      for (const [at, site] of sites.entries()) {
        const before = kind === 'edit' ? pageFiles(site) : undefined;
        const numbers = await measureBuild(site, kind);
        results[at][kind].push(numbers);
        if (before && site.tool === lecternBlog) written.push(countChanged(before, pageFiles(site)));
        console.log(
          `${site.tool.name} · ${kind}: ${numbers.wall.toFixed(2)} s, CPU ${numbers.cpu.toFixed(2)} s, ${numbers.peakMb.toFixed(0)} MB`,
        );
      }
    }
  }
  const kinds = Object.keys(limits).flatMap((kind) => {
    const [docs, posts] = results.map((result) => medians(result[kind]));
    return ['wall', 'cpu'].flatMap((field) => {
      const name = `${kind}: ${field === 'cpu' ? 'CPU' : field}`;
      return [
        row(`docs, ${name}`, docs[field], 's'),
        row(`posts, ${name}`, posts[field], 's', {ratio: posts[field] / docs[field], limit: limits[kind]}),
      ];
    });
  });
  return [...kinds, row('posts, edit: pages written', Math.max(...written), '')];
}

/** HTML file of the output → inode number, which stays the same for a page whose file was not written again. */
function pageFiles({outFolder}) {
  const names = fs.readdirSync(outFolder, {recursive: true}).filter((name) => name.endsWith('.html'));
  return new Map(names.map((name) => [name, fs.statSync(path.join(outFolder, name)).ino]));
}

function countChanged(before, after) {
  return [...after].filter(([name, inode]) => before.get(name) !== inode).length;
}

async function measureVisits() {
  const browser = await openBrowser();
  try {
    const bytes = [];
    for (const site of sites) {
      const server = await serveFolder(site.outFolder);
      const visit = await measureVisit(browser, server, server.url + site.tool.docUrl(site.page));
      bytes.push(visit.total);
      await server.close();
    }
    const [docs, post] = bytes.map((value) => value / 1000);
    return [
      row('first docs page, compressed', docs, 'kB'),
      row('first post, compressed', post, 'kB', {ratio: post / docs, limit: 1}),
    ];
  } finally {
    await browser.close();
  }
}

/** Compares one cold build of the large blog with one of docs, by CPU time per page. */
async function measureLarge() {
  const [docs] = sites;
  const blog = createSite(lecternLargeBlog, ready, large);
  const results = [];
  for (const site of [docs, blog]) {
    const {cpu, wall, peakMb} = await measureBuild(site, 'cold');
    const {htmlFiles, htmlBytes} = measureFolder(site.outFolder);
    results.push({cpu, wall, peakMb, perPage: (cpu / htmlFiles) * 1000, htmlBytes, htmlFiles});
    console.log(
      `${site.tool.name}: ${wall.toFixed(2)} s, CPU ${cpu.toFixed(2)} s, ${peakMb.toFixed(0)} MB, ${htmlFiles} pages`,
    );
  }
  const [few, many] = results;
  const name = `${large} posts, all in sidebar and feeds`;
  return [
    row('docs, cold: CPU a page', few.perPage, 'ms'),
    row(`${name}, cold: CPU a page`, many.perPage, 'ms', {
      ratio: many.perPage / few.perPage,
      limit: largeLimits.cpu,
    }),
    row(`${name}, cold: wall`, many.wall, 's'),
    row(`${name}, cold: peak memory`, many.peakMb, 'MB', {most: largeLimits.memory}),
    row(`${name}: HTML a page`, many.htmlBytes / many.htmlFiles / 1000, 'kB'),
  ];
}

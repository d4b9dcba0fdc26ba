#!/usr/bin/env node
// node bench/locales.mjs [--pages 1000] [--large 10000] [--runs 3]
//
// Compares a site in three languages with the same site in one: cold builds, in turns. Then measures a cold build and
// three edits of a large site in three languages. Prints a table and writes it to bench/LOCALES.md; with other sizes
// than those above to bench/.work/LOCALES.md.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {row, saveBudgets} from './lib/budgets.mjs';
import {createSite, measureBuild, medians} from './lib/measure.mjs';
import {cpuPressureMeter} from './lib/process.mjs';
import {lectern} from './lib/sites/lectern.mjs';
import {prepareTool} from './lib/tools.mjs';

const defaults = {pages: '1000', large: '10000', runs: '3'};
const {values: flags} = parseArgs({
  options: Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, {type: 'string', default: value}]),
  ),
});
const [pages, large, runs] = [Number(flags.pages), Number(flags.large), Number(flags.runs)];
if (!(pages > 0 && large > 0 && runs > 0)) {
  console.error('Give two numbers of pages and one of runs: --pages 1000 --large 10000 --runs 3');
  process.exit(2);
}
const limits = {wall: 2.4, memory: 1.2};
/**
 * Limits of the large site. `memory`: MB. `edit`: CPU time of an edit, as a multiple of the cold build of the small
 * site in one language; on the machine on which the budget of 3 s was set, this build takes 10.8 s.
 */
const largeLimits = {memory: 1024, edit: 3 / 10.8};
const others = ['fr', 'ja'];

const ready = prepareTool(lectern);
const tools = [
  lectern,
  {...lectern, name: 'lectern-three-locales', write: writeLocales},
  {...lectern, name: 'lectern-three-translated', write: writeTranslations},
];
const sites = tools.map((tool) => createSite(tool, ready, pages));
const readPressure = cpuPressureMeter();
const [one, untranslated, translated] = await measureBuilds();
saveBudgets({
  name: 'LOCALES.md',
  isFull: Object.entries(defaults).every(([name, value]) => flags[name] === value),
  title: 'Three languages beside one',
  script: 'locales.mjs',
  conditions: `${pages} docs in each language, ${runs === 1 ? 'one run' : `medians of ${runs} runs`} of a cold build, in turns; ratios are to one language`,
  rows: [
    row('one language: wall', one.wall, 's'),
    row('one language: CPU', one.cpu, 's'),
    row('one language: peak memory', one.peakMb, 'MB'),
    ...rowsOf('three languages, nothing translated', untranslated),
    ...rowsOf('three languages, all pages translated', translated),
    ...(await measureLarge()),
  ],
  pressure: readPressure(),
});

function rowsOf(name, {wall, cpu, peakMb}) {
  return [
    row(`${name}: wall`, wall, 's', {ratio: wall / one.wall, limit: limits.wall}),
    row(`${name}: CPU`, cpu, 's', {ratio: cpu / one.cpu}),
    row(`${name}: peak memory`, peakMb, 'MB', {ratio: peakMb / one.peakMb, limit: limits.memory}),
  ];
}

async function measureBuilds() {
  const results = sites.map(() => []);
  for (let run = 1; run <= runs; run += 1) {
    for (const [at, site] of sites.entries()) {
      const numbers = await measureBuild(site, 'cold');
      results[at].push(numbers);
      const {wall, cpu, peakMb} = numbers;
      console.log(
        `${site.tool.name}: ${wall.toFixed(2)} s, CPU ${cpu.toFixed(2)} s, ${peakMb.toFixed(0)} MB`,
      );
    }
  }
  for (const site of sites.slice(1)) checkOutput(site);
  return results.map(medians);
}

/** Measures the large site. The edited page has no translations, so an edit changes it in each language. */
async function measureLarge() {
  const site = createSite(tools[1], ready, large);
  const cold = await measureBuild(site, 'cold');
  const edits = [];
  for (let run = 1; run <= 3; run += 1) edits.push(await measureBuild(site, 'edit'));
  const edit = medians(edits);
  const name = `${large} docs in three languages`;
  return [
    row(`${name}, cold: CPU`, cold.cpu, 's'),
    row(`${name}, cold: peak memory`, cold.peakMb, 'MB', {most: largeLimits.memory}),
    row(`${name}, edit: CPU`, edit.cpu, 's', {ratio: edit.cpu / one.cpu, limit: largeLimits.edit}),
    row(`${name}, edit: peak memory`, edit.peakMb, 'MB'),
  ];
}

function writeLocales(folder) {
  lectern.write(folder);
  const config = path.join(folder, 'docusaurus.config.mjs');
  const text = fs.readFileSync(config, 'utf8');
  const i18n = JSON.stringify({defaultLocale: 'en', locales: ['en', ...others]});
  const withLocales = text.replace(/"baseUrl":/, `"i18n": ${i18n}, "baseUrl":`);
  if (withLocales === text) throw new Error('The benchmark site has no "baseUrl" to put "i18n" beside.');
  fs.writeFileSync(config, withLocales);
}

/** Writes translations whose text differs from the original. */
function writeTranslations(folder) {
  writeLocales(folder);
  const docs = path.join(folder, 'docs');
  const names = fs.readdirSync(docs, {recursive: true}).filter((name) => name.endsWith('.md'));
  for (const locale of others) {
    const target = path.join(folder, 'i18n', locale, 'docusaurus-plugin-content-docs/current');
    for (const name of names) {
      const file = path.join(target, name);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, `${fs.readFileSync(path.join(docs, name), 'utf8')}\nTranslated: ${locale}.\n`);
    }
  }
}

function checkOutput({tool, outFolder, page}) {
  for (const locale of others) {
    const html = fs.readFileSync(path.join(outFolder, locale, 'docs', page.rel, 'index.html'), 'utf8');
    const isTranslated = html.includes(`Translated: ${locale}.`);
    if (isTranslated !== (tool.write === writeTranslations))
      throw new Error(`${tool.name}: wrong page in ${locale}.`);
  }
}

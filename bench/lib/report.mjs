// Prints measurements as Markdown tables. Numbers in brackets are ratios to the reference tool of the same run.
import {medians} from './measure.mjs';
import {reference} from './tools.mjs';

const kb = (bytes) => bytes / 1024;
const mb = (bytes) => bytes / 2 ** 20;

/** Prints a table with a row for each tool. A column is `[title, read(result), digits, withRatio]`. */
function table(title, results, columns) {
  const base = results.find(({tool}) => tool === reference);
  const cell = (result, [, read, digits = 1, withRatio = false]) => {
    const value = tryRead(read, result);
    if (value === undefined || Number.isNaN(value)) return '–';
    if (typeof value === 'string') return value;
    const baseValue = withRatio && base ? tryRead(read, base) : undefined;
    const ratio = baseValue ? ` (${(value / baseValue).toFixed(2)}×)` : '';
    return value.toFixed(digits) + ratio;
  };
  const rows = results.map((result) => [result.tool, ...columns.map((column) => cell(result, column))]);
  const head = ['tool', ...columns.map(([name]) => name)];
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  const lines = [head, rule, ...rows].map((row) => `| ${row.join(' | ')} |`);
  return `${title}\n\n${lines.join('\n')}\n`;
}

/** Returns `undefined` if the value was not measured: `read` then throws, since its field is missing. */
function tryRead(read, result) {
  try {
    return read(result);
  } catch {
    return undefined;
  }
}

const build = (kind) => (result) => medians(result.builds[kind]);

const buildColumns = [
  ['cold s', (result) => build('cold')(result).wall, 1, true],
  ['cold CPU s', (result) => build('cold')(result).cpu, 1, true],
  ['cold peak MB', (result) => build('cold')(result).peakMb, 0, true],
  ['nothing changed s', (result) => build('warm')(result).wall, 1, true],
  ['one edit s', (result) => build('edit')(result).wall, 1, true],
  ['one edit CPU s', (result) => build('edit')(result).cpu, 1, true],
  ['runs', ({builds}) => `${builds.cold.length}/${builds.warm.length}/${builds.edit.length}`],
];

const visitColumns = [
  ['total KB', ({page}) => kb(page.visit.total), 1, true],
  ['HTML', ({page}) => kb(page.visit.html)],
  ['JS', ({page}) => kb(page.visit.js), 1, true],
  ['CSS', ({page}) => kb(page.visit.css)],
  ['fonts', ({page}) => kb(page.visit.font)],
  ['data', ({page}) => kb(page.visit.data)],
  ['largest script', ({page}) => kb(page.visit.largestScript)],
  ['requests', ({page}) => page.visit.requests, 0],
  ['JS unpacked', ({page}) => kb(page.visit.jsRaw)],
  [
    'prefetched (requests)',
    ({page: {visit}}) => `${kb(visit.prefetched).toFixed(1)} (${visit.prefetchRequests})`,
  ],
  [
    'next page KB (requests)',
    ({page: {navigation}}) => `${kb(navigation.total).toFixed(1)} (${navigation.requests})`,
  ],
  ['next page', ({page}) => (page.navigation.clientSide ? 'client-side' : 'full load')],
];

const mainThreadColumns = [
  ['script ms', ({page}) => page.mainThread.scriptMs, 0, true],
  ['task ms', ({page}) => page.mainThread.taskMs, 0, true],
  ['style + layout ms', ({page}) => page.mainThread.layoutMs, 0],
  ['blocking ms', ({page}) => page.mainThread.tbtMs, 0, true],
  ['LCP ms', ({page}) => page.mainThread.lcpMs, 0],
  ['LCP ms, slow 4G', ({page}) => page.mainThread.slowLcpMs, 0],
  ['first click ms', ({page}) => page.mainThread.firstClickMs, 0],
  ['heap MB', ({page}) => page.mainThread.heapMb],
  ['elements', ({page}) => page.mainThread.elements, 0],
  ['20 clicks: script ms', ({page}) => page.clicks?.scriptMs, 0],
  ['20 clicks: task ms', ({page}) => page.clicks?.taskMs, 0],
];

const outputColumns = [
  ['MB', ({page}) => mb(page.output.bytes), 1, true],
  ['files', ({page}) => page.output.files, 0],
  ['HTML MB', ({page}) => mb(page.output.htmlBytes)],
  ['output ÷ HTML', ({page}) => page.output.bytes / page.output.htmlBytes, 2],
  ['KB HTML a page', ({page}) => kb(page.output.htmlBytes / page.output.htmlFiles)],
  ['JS MB', ({page}) => mb(page.output.jsBytes)],
  ['JS files', ({page}) => page.output.jsFiles, 0],
  ['cache MB', ({page}) => mb(page.cacheBytes)],
];

const devColumns = [
  ['cold start s', ({dev}) => dev.coldStart, 1, true],
  ['warm start s', ({dev}) => dev.warmStart, 1, true],
  ['edit → text ms', ({dev}) => dev.editMedian, 0, true],
  ['min–max ms', ({dev}) => `${dev.editMin.toFixed(0)}–${dev.editMax.toFixed(0)}`],
  ['never seen', ({dev}) => dev.lost, 0],
  ['peak MB', ({dev}) => dev.peakMb, 0],
];

/** All tables of one size, without those that were not measured. */
export function sizeReport(pages, results) {
  const some = (part) => results.some((result) => result[part]);
  return [
    `## ${pages} pages\n`,
    some('builds') && table('Build (median of the runs; cold/warm/edit)', results, buildColumns),
    some('page') && table('One docs page, first visit (KB as sent, gzip 6)', results, visitColumns),
    some('page') &&
      table('Main thread of that visit (CPU slowed 4×, median of 5)', results, mainThreadColumns),
    some('page') && table('Output and cache', results, outputColumns),
    some('dev') &&
      table('Dev server (edit = file written → new text in the browser, median of 10)', results, devColumns),
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * Size of the largest script of a first visit at each size, a line for each tool; empty if only one size was measured.
 */
function entryScripts(sizes) {
  const measured = sizes.map(({pages, results}) => ({pages, results: results.filter(({page}) => page)}));
  if (measured.length < 2) return [];
  const names = [...new Set(measured.flatMap(({results}) => results.map(({tool}) => tool)))];
  return names.map((name) => {
    const visits = measured.flatMap(({pages, results}) => {
      const visit = results.find(({tool}) => tool === name)?.page.visit;
      return visit?.largestScriptHash ? [{pages, visit}] : [];
    });
    const hashes = new Set(visits.map(({visit}) => visit.largestScriptHash));
    const list = visits
      .map(({pages, visit}) => `${kb(visit.largestScript).toFixed(1)} KB at ${pages}`)
      .join(', ');
    return `${name}: ${list || 'no script'}${visits.length > 1 && hashes.size === 1 ? ' (the same byte for byte)' : ''}`;
  });
}

/** The whole Markdown page: date, machine, versions and all tables. */
export function fullReport({date, machine, versions, sizes, notes}) {
  const scripts = entryScripts(sizes);
  const list = (entries) => entries.map((entry) => `- ${entry}`).join('\n');
  return `# Side by side

Written by \`node bench/run.mjs\` on ${date}; do not edit by hand. How to read it and how to repeat it: [README.md](README.md).
Ratios in brackets compare with ${reference} in the same run. Absolute figures belong to this machine only.

${list(machine)}

Versions: ${versions.map(({tool, version}) => `${tool} ${version}`).join(' · ')}

${sizes.map(({pages, results}) => sizeReport(pages, results)).join('\n')}
${scripts.length > 0 ? `## Largest script of a first visit, by size\n\n${list(scripts)}\n` : ''}
## Notes of this run

${notes.length > 0 ? list(notes) : '- Everything that was asked for was measured.'}
`;
}

import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import {groups} from './plugins/index.mjs';

const resultsFile = fileURLToPath(new URL('results.json', import.meta.url));
const BEGIN = '<!-- The table is written by "pnpm ecosystem". -->';
const END = '<!-- End of the table. -->';

/** Pages of the website with a part that is written here: path from the repository → that part. */
const parts = {
  'website/docs/migration/plugin-compatibility.md': tableOf,
  'website/docs/community-plugins.md': groupedTables,
};

/** Reads the stored results. @returns name of a plugin → `{works, version, reason}` */
export function readResults() {
  return fs.existsSync(resultsFile) ? JSON.parse(fs.readFileSync(resultsFile, 'utf8')) : {};
}

/** Writes the results to their JSON file and to the pages of the website, in the order of `plugins`. */
export function writeResults(results, plugins) {
  const known = plugins.filter(({name}) => results[name]);
  const sorted = Object.fromEntries(known.map(({name}) => [name, shortened(results[name])]));
  fs.writeFileSync(resultsFile, `${JSON.stringify(sorted, undefined, 2)}\n`);
  for (const [page, text] of Object.entries(pagesOf(sorted, known))) fs.writeFileSync(fileOf(page), text);
}

/** Texts of the pages that show the results. @returns path from the repository → text of the file */
export function pagesOf(results, plugins) {
  return Object.fromEntries(
    Object.entries(parts).map(([page, partOf]) => {
      const [before, rest] = fs.readFileSync(fileOf(page), 'utf8').split(BEGIN);
      const after = rest?.split(END)[1];
      if (after === undefined) throw new Error(`${page} has no place for the table.`);
      return [page, `${before}${BEGIN}\n\n${partOf(results, plugins)}\n\n${END}${after}`];
    }),
  );
}

function fileOf(page) {
  return fileURLToPath(new URL(`../${page}`, import.meta.url));
}

/** Shortens the reason of a result to its first line, and removes paths of this machine. */
function shortened({works, version, reason}) {
  return {
    works,
    version,
    ...(reason && {reason: reason.split('\n')[0].replace(/(?:\/[\w.@+-]+){3,}/g, '…')}),
  };
}

function tableOf(results, plugins) {
  const rows = plugins.map((entry) => {
    const {version} = results[entry.name];
    return `| ${linkTo(entry)} | ${version} | ${entry.feature} | ${stateOf(results, entry)} |`;
  });
  return ['| Package | Version | What is tried | Result |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Tables of plugins by purpose, with the line of the config that was tried. */
function groupedTables(results, plugins) {
  const names = new Set(plugins.map(({name}) => name));
  const working = plugins.filter(({name}) => results[name].works).length;
  const sections = groups.map(({id, title, plugins: all}) => {
    const rows = all
      .filter(({name}) => names.has(name))
      .map((entry) => `| ${linkTo(entry)} | ${lineOf(entry)} | ${featureOf(results, entry)} |`);
    return [
      `## ${title} {#${id}}\n`,
      '| Package | In the config | What works |',
      '| --- | --- | --- |',
      ...rows,
    ].join('\n');
  });
  return [`Of ${plugins.length} packages that were tried, ${working} work.`, ...sections].join('\n\n');
}

/** The line of the config that was tried, as code; in words where it is long, or no field of `plugins` or `themes`. */
function lineOf({plugins, themes}) {
  const fields = Object.entries({plugins, themes}).filter(([, value]) => value !== undefined);
  const code = fields.map(([field, value]) => `${field}: [${value}]`).join(', ');
  const isShort = code !== '' && code.length <= 90 && !/[\n|`]/.test(code);
  return isShort ? `\`${code}\`` : 'see its page';
}

function linkTo({name}) {
  return `[\`${name}\`](https://www.npmjs.com/package/${name})`;
}

function stateOf(results, {name, note, why}) {
  const {works, reason} = results[name];
  if (!works) return `does not work: ${why ?? reason}`;
  return note ? `works: ${note}` : 'works';
}

/** Feature that was tried, with its restriction: "finds a page (with `indexPages`)". */
function featureOf(results, {name, feature, note, why}) {
  const {works, reason} = results[name];
  if (!works) return `does not work: ${feature} (${why ?? reason})`;
  return note ? `${feature} (${note})` : feature;
}

import fs from 'node:fs';
import {fileURLToPath} from 'node:url';

const resultsFile = fileURLToPath(new URL('results.json', import.meta.url));
const page = fileURLToPath(new URL('../website/docs/migration/plugin-compatibility.md', import.meta.url));
const BEGIN = '<!-- The table is written by "pnpm ecosystem". -->';
const END = '<!-- End of the table. -->';

/** Reads the stored results. @returns name of a plugin → `{works, version, reason}` */
export function readResults() {
  return fs.existsSync(resultsFile) ? JSON.parse(fs.readFileSync(resultsFile, 'utf8')) : {};
}

/** Writes the results to their JSON file and to the table on the website, in the order of `plugins`. */
export function writeResults(results, plugins) {
  const known = plugins.filter(({name}) => results[name]);
  const sorted = Object.fromEntries(known.map(({name}) => [name, shortened(results[name])]));
  fs.writeFileSync(resultsFile, `${JSON.stringify(sorted, undefined, 2)}\n`);
  const text = fs.readFileSync(page, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${page} has no place for the table.`);
  fs.writeFileSync(page, `${before}${BEGIN}\n\n${tableOf(sorted, known)}\n\n${END}${after}`);
}

/** Shortens the reason of a result to its first line, and removes paths of this machine. */
function shortened({works, version, reason}) {
  return {
    works,
    version,
    ...(reason && {reason: reason.split('\n')[0].replace(/(?:\/[\w.@+-]+){3,}/g, '…')}),
  };
}

export function tableOf(results, plugins) {
  const rows = plugins.map(({name, feature, note, why}) => {
    const {works, version, reason} = results[name];
    const state = works ? (note ? `works: ${note}` : 'works') : `does not work: ${why ?? reason}`;
    return `| [\`${name}\`](https://www.npmjs.com/package/${name}) | ${version} | ${feature} | ${state} |`;
  });
  return ['| Package | Version | What is tried | Result |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

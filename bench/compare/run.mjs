#!/usr/bin/env node
// node bench/compare/run.mjs --docusaurus <folder> --lectern <folder> [--min 0.99]
//   [--ignore search.html]… [--kinds headings,links,text]
//
// Compares builds of one site by Docusaurus and Lectern, page by page: files, titles, descriptions, ids of headings,
// links, and the text of the article. Exits with 1 if the share of identical pages is below --min.
import fs from 'node:fs';
import {parseArgs} from 'node:util';
import {comparePages, KINDS} from './comparePages.mjs';
import {readBuild} from './readBuild.mjs';
import {report} from './report.mjs';

const USAGE =
  'Usage: node bench/compare/run.mjs --docusaurus <folder> --lectern <folder> [--min 0.99] [--ignore <path>]… [--kinds <list>]';

function fail(message) {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}

const {values} = parseArgs({
  options: {
    docusaurus: {type: 'string'},
    lectern: {type: 'string'},
    min: {type: 'string', default: '0.99'},
    ignore: {type: 'string', multiple: true, default: []},
    kinds: {type: 'string', default: Object.keys(KINDS).join()},
  },
});
const min = Number(values.min);
if (!(min >= 0 && min <= 1)) fail(`--min must be a number from 0 to 1, but is "${values.min}".`);
const kinds = values.kinds.split(',');
for (const kind of kinds) {
  if (!Object.hasOwn(KINDS, kind))
    fail(`--kinds can hold ${Object.keys(KINDS).join(', ')}, but not "${kind}".`);
}
for (const name of ['docusaurus', 'lectern']) {
  if (values[name] === undefined) fail(`--${name} is missing.`);
  if (!fs.existsSync(values[name])) fail(`There is no folder ${values[name]}.`);
}

const result = comparePages(
  readBuild(values.docusaurus, values.ignore),
  readBuild(values.lectern, values.ignore),
  kinds,
);
console.log(report(result));
if (result.share < min) process.exitCode = 1;

// pnpm pages:check [--static] [folder]: checks each page of a built site, of the website by default. Without a browser:
// HTML, alternative texts, order of headings, spelling of names. In Chromium, unless --static is given: accessibility in
// both colour modes, width on a phone, the console. `site check` checks links and anchors.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureChromium, headlessShellOf} from '../chromium.mjs';
import {withServer} from '../docs/startShell.mjs';
import {root} from '../setup.mjs';
import {findBrowserFaults} from './browserFaults.mjs';
import {isExpected} from './expectedFaults.mjs';
import {findHtmlFaults} from './htmlFaults.mjs';
import {readPages} from './readPages.mjs';
import {findStaticFaults} from './staticFaults.mjs';

/** Time for all pages in Chromium, on a slow machine. */
const LIMIT_MS = 40 * 60_000;

const {values, positionals} = parseArgs({options: {static: {type: 'boolean'}}, allowPositionals: true});
const folder = path.resolve(positionals[0] ?? path.join(root, 'website/build'));
// Pages that only lead to another one are empty.
const pages = readPages(folder).filter(({html}) => !html.includes('http-equiv="refresh"'));
if (pages.length === 0) {
  console.error(`${folder} has no pages. Build the site first: "pnpm build" builds the website.`);
  process.exit(1);
}
console.log(`${pages.length} pages in ${folder}`);

const found = [...findStaticFaults(pages), ...(await findHtmlFaults(pages))];
if (!values.static) found.push(...(await checkInBrowser()));
const faults = found.filter((fault) => !isExpected(fault));
for (const [text, urls] of groupByText(faults)) {
  const more = urls.length > 3 ? ` and ${urls.length - 3} more` : '';
  console.log(`${text}\n    ${urls.slice(0, 3).join(' ')}${more}`);
}
console.log(faults.length === 0 ? 'No fault found.' : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function checkInBrowser() {
  const chromium = ensureChromium();
  if (!chromium) process.exit(1);
  const executablePath = headlessShellOf(chromium);
  const onProgress = (done) => {
    if (done % 100 === 0) console.log(`  ${done} opened`);
  };
  let faults = [];
  const bin = path.join(root, 'packages/core/bin/site.mjs');
  await withServer({
    command: `node ${JSON.stringify(bin)} serve --host 127.0.0.1 --dir ${JSON.stringify(folder)}`,
    dir: path.dirname(folder),
    env: {},
    limit: LIMIT_MS,
    use: async (address) => {
      const urls = pages.map(({url}) => new URL(url, address).href);
      faults = await findBrowserFaults({urls, executablePath, onProgress});
    },
  });
  return faults;
}

function groupByText(faults) {
  const groups = new Map();
  for (const {url, text} of faults) groups.set(text, [...(groups.get(text) ?? []), url]);
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

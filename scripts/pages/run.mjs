// pnpm pages:check [--static] [folder]: checks each page of a built site, of the website by default. Without a browser:
// HTML, links, anchors, alternative texts, order of headings, spelling of names. In Chromium, unless --static is given:
// accessibility in both colour modes, width on a phone, the console.
import {spawn} from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureChromium, headlessShellOf} from '../chromium.mjs';
import {root} from '../setup.mjs';
import {findBrowserFaults} from './browserFaults.mjs';
import {isExpected} from './expectedFaults.mjs';
import {findHtmlFaults} from './htmlFaults.mjs';
import {readPages} from './readPages.mjs';
import {findStaticFaults} from './staticFaults.mjs';

const {values, positionals} = parseArgs({options: {static: {type: 'boolean'}}, allowPositionals: true});
const folder = path.resolve(positionals[0] ?? path.join(root, 'website/build'));
// Pages that only lead to another one are empty.
const pages = readPages(folder).filter(({html}) => !html.includes('http-equiv="refresh"'));
if (pages.length === 0) {
  console.error(`${folder} has no pages. Build the site first: "pnpm build" builds the website.`);
  process.exit(1);
}
console.log(`${pages.length} pages in ${folder}`);

const found = [...findStaticFaults(pages, folder), ...(await findHtmlFaults(pages))];
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
  const server = await serve();
  try {
    const urls = pages.map(({url}) => server.url + url);
    const onProgress = (done) => {
      if (done % 100 === 0) console.log(`  ${done} opened`);
    };
    return await findBrowserFaults({urls, executablePath, onProgress});
  } finally {
    server.close();
  }
}

async function serve() {
  const port = await freePort();
  const bin = path.join(root, 'packages/core/bin/site.mjs');
  const args = [bin, 'serve', '--no-open', '--host', '127.0.0.1', '--port', String(port), '--dir', folder];
  const child = spawn(process.execPath, args, {cwd: path.dirname(folder), stdio: 'ignore'});
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (await fetch(url).catch(() => undefined)) return {url, close: () => child.kill()};
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error('site serve does not answer.');
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address();
      server.close(() => resolve(port));
    });
  });
}

function groupByText(faults) {
  const groups = new Map();
  for (const {url, text} of faults) groups.set(text, [...(groups.get(text) ?? []), url]);
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {createSite, type Edit, openPage, type Site, serveSite, startSite} from './harness/index.js';

/** What sites made for Docusaurus have in their code. */
const asElsewhere: Edit = (files) => {
  files.write(
    'tsconfig.json',
    '{\n  "extends": "@docusaurus/tsconfig",\n  "compilerOptions": {"baseUrl": "."}\n}\n',
  );
  files.write(
    'src/pages/code.js',
    `import React, {useEffect, useState} from 'react';
import env from 'acme-env';
import host from 'acme-host';
import '../styles.css';
export default function Code() {
  const [sum, setSum] = useState('');
  const [next, setNext] = useState('');
  useEffect(() => {
    const worker = new Worker(new URL('../workers/sum.js', import.meta.url));
    worker.onmessage = ({data}) => setSum(String(data));
    worker.postMessage([1, 2]);
    const shared = new SharedWorker(new URL('../workers/shared.ts', import.meta.url), {name: 'counter'});
    shared.port.onmessage = ({data}) => setNext(String(data));
    shared.port.postMessage(20);
    return () => worker.terminate();
  }, []);
  return <main><p id="sum">{sum}</p><p id="next">{next}</p><p id="env">{env}, {host}</p></main>;
}
`,
  );
  files.write(
    'src/workers/sum.js',
    `import {add} from './add';
export const KIND = 'sum';
self.onmessage = async ({data: [a, b]}) => {
  const {twice} = await import('./twice');
  self.postMessage(twice(add(a, b)));
};
`,
  );
  files.write('src/workers/add.js', 'export const add = (a, b) => a + b;\n');
  files.write('src/workers/twice.js', 'export const twice = (a) => a * 2;\n');
  files.write(
    'src/workers/shared.ts',
    `import {add} from './add';
(self as unknown as {onconnect: (event: MessageEvent) => void}).onconnect = ({ports: [port]}) => {
  if (port) port.onmessage = ({data}) => port.postMessage(add(data, 1));
};
`,
  );
  files.write('static/fonts/x.woff2', 'x'.repeat(20_000));
  files.write('static/fonts/y.woff2', 'y'.repeat(20_000));
  files.write(
    'src/styles.css',
    `@font-face { font-family: X; src: url("/static/fonts/x.woff2"); }
@font-face { font-family: Y; src: url("/fonts/y.woff2"); }
`,
  );
  const env = {
    name: 'acme-env',
    version: '1.0.0',
    main: 'index.js',
    browser: {'./node.js': false, fs: false},
  };
  files.write('node_modules/acme-env/package.json', JSON.stringify(env));
  files.write(
    'node_modules/acme-env/index.js',
    `const node = require('./node'); require('fs'); module.exports = node.host ? 'node' : 'browser';\n`,
  );
  files.write('node_modules/acme-env/node.js', `exports.host = require('os').hostname();\n`);
  const host = {name: 'acme-host', version: '1.0.0', main: './lib', browser: 'browser.js'};
  files.write('node_modules/acme-host/package.json', JSON.stringify(host));
  files.write('node_modules/acme-host/lib/index.js', `module.exports = require('./host');\n`);
  files.write('node_modules/acme-host/lib/host.js', `module.exports = require('node:os').hostname();\n`);
  files.write('node_modules/acme-host/browser.js', `module.exports = 'no host';\n`);
};

async function expectWorkers(url: string): Promise<void> {
  const {page, console: messages, failedRequests, close} = await openPage(`${url}/code`);
  await expect.poll(() => page.locator('#sum').textContent()).toBe('6');
  await expect.poll(() => page.locator('#next').textContent()).toBe('21');
  expect(await page.locator('#env').textContent()).toBe('browser, no host');
  expect({messages, failedRequests}).toEqual({messages: [], failedRequests: []});
  await close();
}

describe('code of existing sites', () => {
  let site: Site;
  let printed = '';

  beforeAll(async () => {
    site = createSite('minimal', asElsewhere);
    const {code, stdout, stderr} = await site.build();
    printed = stdout + stderr;
    expect(code, printed).toBe(0);
  });

  test('workers are published, with what they import, and packages give the browser their part for it', async () => {
    await expectWorkers((await serveSite(site.dir)).url);
  });

  test('a tsconfig.json that extends a package which is gone is one warning', () => {
    expect(printed.match(/TSCONFIG_UNREADABLE/g)).toHaveLength(1);
    expect(printed).toContain('tsconfig.json:2 extends "@docusaurus/tsconfig", which does not exist.');
  });

  test('root URLs of stylesheets are found in the site folder and in static folders', () => {
    const files = fs.readdirSync(path.join(site.outDir, 'assets/fonts'));
    expect(files.map((file) => file.replace(/-\w+\./, '.')).sort()).toEqual(['x.woff2', 'y.woff2']);
  });
});

test('workers run on the dev server', async () => {
  const {url} = await startSite(createSite('minimal', asElsewhere).dir);
  await expectWorkers(url);
});

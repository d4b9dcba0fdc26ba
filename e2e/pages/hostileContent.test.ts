import path from 'node:path';
import {expect, test} from 'vitest';
import {createBundledSite, useBuiltSite} from '../harness/index.js';

const HEADINGS = [
  '__lectern_payload',
  '__docusaurus',
  '__docusaurus_skipToContent_fallback',
  '__REACT_DEVTOOLS_GLOBAL_HOOK__',
  'docusaurus',
  'docusaurusRoot',
  'constructor',
  'location',
];

const NAMES = [
  'body',
  'head',
  'createElement',
  'getElementById',
  'querySelectorAll',
  'scripts',
  'defaultView',
];

const PAGE = `# Clobbering

${HEADINGS.map((id) => `## Heading ${id} {#${id}}\n\nText.\n`).join('\n')}

<script type="application/json" id="__lectern_payload">{"path": "/"}</script>

${NAMES.map((name) => `<form name="${name}"><input name="${name}" aria-label="x" /></form>`).join('\n\n')}

${NAMES.map((name) => `<img name="${name}" id="${name}" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" />`).join('\n\n')}

<iframe name="documentElement" title="frame"></iframe>

<object id="title" name="cookie"></object>

<form name="contact"><input name="mail" aria-label="Mail" /></form>

See the [usage](./usage.md).
`;

const visit = useBuiltSite(async () => {
  const site = createBundledSite('minimal', (files) => files.write('docs/clobber.md', PAGE));
  const built = await site.build();
  expect(built.code, built.stdout + built.stderr).toBe(0);
  return site;
});

test('ids and names of content take the place of nothing that the page needs', () =>
  visit('/docs/clobber', async (page) => {
    expect(await page.evaluate(() => document.body.tagName)).toBe('BODY');
    await page.getByRole('link', {name: 'usage', exact: true}).click();
    await page.getByRole('heading', {name: 'Usage', level: 1}).waitFor();
    await page.goBack();
    await page.getByRole('heading', {name: 'Clobbering', level: 1}).waitFor();
    await page.getByRole('link', {name: 'Heading constructor', exact: true}).click();
    expect(new URL(page.url()).hash).toBe('#constructor');
    await page
      .getByRole('button', {name: /dark|light|mode/i})
      .first()
      .click();
  }));

test('the page can be navigated to, as well', () =>
  visit('/docs/usage', async (page) => {
    await page.getByRole('link', {name: 'Clobbering', exact: true}).first().click();
    await page.getByRole('heading', {name: 'Clobbering', level: 1}).waitFor();
    expect(await page.evaluate(() => document.createElement('p').tagName)).toBe('P');
    await page.getByRole('link', {name: 'usage', exact: true}).click();
    await page.getByRole('heading', {name: 'Usage', level: 1}).waitFor();
  }));

test('the names of ordinary forms stay', () =>
  visit('/docs/clobber', async (page) => {
    expect(await page.locator('form[name=contact] input[name=mail]').count()).toBe(1);
  }));

const UNSAFE = `# Unsafe

[a](javascript:alert(1)) [b](<java\tscript:alert(1)>) [c](pathname://javascript:alert(1)) ![d](data:text/html,x)

<a href="java&#10;script:alert(1)">e</a> <form action="javascript:alert(1)"><button formaction="javascript:alert(1)">f</button></form>

<iframe src="javascript:alert(1)" title="g"></iframe> <svg><a xlink:href="javascript:alert(1)"><text>h</text></a></svg>
`;

const UNSAFE_MDX = `# Unsafe MDX

import Link from '@docusaurus/Link';

<a href="javascript:alert(1)">a</a> <a href={'java\\nscript:alert(1)'}>b</a> <Link to="javascript:alert(1)">c</Link>
`;

test.each(['18', '19'])('URLs that run code are in no page: React %s', async (version) => {
  const site = createBundledSite('minimal', (files) => {
    files.write('docs/unsafe.md', UNSAFE);
    files.write('docs/more.mdx', UNSAFE_MDX);
    const modules = path.join(import.meta.dirname, '../sites/react18/node_modules');
    if (version === '19') return;
    for (const name of ['react', 'react-dom']) files.link(path.join(modules, name), `node_modules/${name}`);
  });
  const built = await site.build();
  expect(built.code, built.stdout + built.stderr).toBe(0);
  expect(built.stderr).toMatch(/\[UNSAFE_URL\] docs\/more\.mdx.*docs\/unsafe\.md:3/s);
  for (const page of ['unsafe', 'more']) {
    const html = site.files.read(`build/docs/${page}/index.html`);
    expect(html.match(/(?:href|src|action)="[^"]*(?:script:|data:text|React has blocked)[^"]*/gi)).toBeNull();
    expect(html.match(/<a[^>]*>[ae]<\/a>/)).not.toBeNull();
  }
});

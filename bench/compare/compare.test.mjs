import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {comparePages} from './comparePages.mjs';
import {addressOf, readPage} from './readPage.mjs';

const script = fileURLToPath(new URL('run.mjs', import.meta.url));

function page(article, {title = 'T', description = 'D'} = {}) {
  return `<!doctype html><html><head><title>${title}</title><meta name="description" content="${description}"></head>
<body><nav><a href="/elsewhere">Menu</a></nav><main><article>${article}</article></main></body></html>`;
}

function compared(docusaurus, lectern) {
  const file = 'docs/a/index.html';
  return comparePages([readPage(docusaurus, file)], [readPage(lectern, file)]);
}

test('markup, white space, scripts and icons do not count as text', () => {
  const a = page(
    '<h2 id="x">A  title<a href="#x">\u200B</a></h2><p>one <b>tw</b>o<br>three</p><pre>a\nb</pre>',
  );
  const b = page(
    '<header><h2 id="x">A <!-- -->title<a href="#x"></a></h2></header><div>one two</div> three <script>x</script><svg><title>i</title></svg><span>a</span><div>b</div>',
  );
  expect(readPage(a, 'a.html').text).toBe('A title one two three a b');
  expect(compared(a, b)).toMatchObject({identical: 1, share: 1, different: []});
});

test('links are compared by where they lead; hashes of files do not count', () => {
  const a = page('<a href="../b">b</a><a href="/assets/files/x-0123456789abcdef0123456789abcdef.pdf">x</a>');
  const b = page('<a href="/docs/b">b</a><a href="/assets/files/x-01234567.pdf">x</a>');
  expect(compared(a, b).share).toBe(1);
  expect(readPage(a, 'docs/a/index.html').links).toEqual(['/docs/b', '/assets/files/x.pdf']);
  expect(readPage(page('<a href="https://x.test/a#b">x</a>'), 'a.html').links).toEqual([
    'https://x.test/a#b',
  ]);
});

test('pages that redirect are compared by where they lead', () => {
  const a = '<head><meta http-equiv="refresh" content="0; url=/docs/b"></head>';
  const b =
    '<title>Moved</title><meta http-equiv="Refresh" content="0; URL=../b"><body><a href="/docs/b">b</a></body>';
  expect(compared(a, b).share).toBe(1);
  expect(compared(a, b.replace('../b', '../c')).different[0].differences).toEqual([
    {kind: 'links', docusaurus: '/docs/b', lectern: '/docs/c'},
  ]);
});

test('what is compared can be chosen', () => {
  const file = 'a.html';
  const [a, b] = [page('x'), page('x', {description: 'E'})].map((html) => readPage(html, file));
  expect(comparePages([a], [b]).share).toBe(0);
  expect(comparePages([a], [b], ['title', 'headings', 'links', 'text']).share).toBe(1);
});

test('each kind of difference is named, with what is around it', () => {
  const a = page('<h1 id="a">A</h1><p>one two <a href="/x">three</a></p>');
  const b = page('<h1 id="b">A</h1><p>one 2 <a href="/y">three</a></p>', {title: 'U', description: 'E'});
  expect(compared(a, b)).toMatchObject({
    identical: 0,
    different: [
      {
        file: 'docs/a/index.html',
        differences: [
          {kind: 'title', docusaurus: 'T', lectern: 'U'},
          {kind: 'description', docusaurus: 'D', lectern: 'E'},
          {kind: 'headings', docusaurus: 'h1#a', lectern: 'h1#b'},
          {kind: 'links', docusaurus: '/x', lectern: '/y'},
          {kind: 'text', docusaurus: 'A one two three', lectern: 'A one 2 three'},
        ],
      },
    ],
  });
});

test('pages that only one build has count as different', () => {
  const read = (file) => readPage(page('x'), file);
  expect(
    comparePages(['a.html', 'b.html'].map(read), ['b.html', 'c.html', 'd.html'].map(read)),
  ).toMatchObject({
    missing: ['a.html'],
    extra: ['c.html', 'd.html'],
    identical: 1,
    total: 4,
    share: 0.25,
  });
});

test('without an article the main part counts, without that the body', () => {
  expect(readPage('<body><p>all</p></body>', 'a.html').text).toBe('all');
  expect(readPage('<body>not<main>this</main></body>', 'a.html').text).toBe('this');
});

test('addresses follow from files', () => {
  expect(['index.html', 'a/index.html', 'a/b.html', '404.html'].map(addressOf)).toEqual([
    '/',
    '/a/',
    '/a/b',
    '/404',
  ]);
});

test('the command prints a report; its exit code follows --min', {timeout: 60_000}, () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-compare-'));
  onTestFinished(() => fs.rmSync(dir, {recursive: true}));
  const write = (name, text) => {
    fs.mkdirSync(path.join(dir, path.dirname(name)), {recursive: true});
    fs.writeFileSync(path.join(dir, name), text);
  };
  for (const name of ['a/index.html', 'a/x.html', 'a/search/index.html', 'b/index.html'])
    write(name, page('x'));
  write('b/x.html', page('y'));
  // The folder "old.html" contains the redirect from /old.html.
  for (const build of ['a', 'b']) write(`${build}/old.html/index.html`, page('x'));
  const args = ['--docusaurus', path.join(dir, 'a'), '--lectern', path.join(dir, 'b'), '--ignore', 'search/'];
  const run = (...more) => spawnSync(process.execPath, [script, ...args, ...more], {encoding: 'utf8'});
  expect(run()).toMatchObject({
    status: 1,
    stdout: `2 of 3 pages are identical (66.7%).

Pages with another text: 1
  x.html
    docusaurus: x
    lectern:    y
`,
  });
  expect(run('--min', '0.5').status).toBe(0);
  expect(run('--kinds', 'title,headings').status).toBe(0);
  expect(run('--kinds', 'title,heading')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(
      '--kinds can hold title, description, headings, links, text, but not "heading".',
    ),
  });
  expect(run('--min', 'all')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--min must be a number'),
  });
  expect(() => execFileSync(process.execPath, [script], {stdio: 'pipe'})).toThrow('--docusaurus is missing');
});

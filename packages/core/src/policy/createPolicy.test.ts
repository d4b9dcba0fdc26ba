import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {configText, tempSite} from '../../test/tempSite.js';
import {resolveConfig} from '../config/resolveConfig.js';
import type {PolicySources} from '../plugins/PolicySources.js';
import {createPolicy} from './createPolicy.js';
import {FoundSources, hashSource} from './FoundSources.js';
import {scanHtml} from './scanHtml.js';
import {POLICY_FILE, readPolicy, writePolicy} from './writePolicy.js';

function scan(html: string): FoundSources {
  const found = new FoundSources();
  scanHtml(html, 'https://t.test', found);
  return found;
}

function directivesOf(html: string, ...added: Parameters<typeof createPolicy>[1]) {
  return createPolicy(scan(html), added).directives;
}

test('elements and relations with the names of properties of objects load nothing', () => {
  const html =
    '<constructor style="color:red"></constructor><link rel="constructor" href="https://x.test/a">';
  expect(scan(html).origins).toEqual(new Map());
});

test('a page of files alone gets the strict policy', () => {
  expect(
    createPolicy(scan('<script src="/x.js"></script><link rel="stylesheet" href="/x.css">'), []).value,
  ).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'self'",
  );
});

test('each inline script has its hash, as browsers compute it; data blocks have none', () => {
  const html = `<script>a<b</script><SCRIPT type="module" data-x="a>b">\nb\n</SCRIPT>
<script type="application/json">{}</script><script type="application/ld+json">{}</script><!-- <script>no</script> -->`;
  const hashes = [hashSource('a<b'), hashSource('\nb\n')].sort();
  expect(directivesOf(html)['script-src']).toEqual(["'self'", ...hashes]);
  // The example of the specification: https://www.w3.org/TR/CSP3/#external-hash
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('numeric references are decoded as in browsers', () => {
  const found = scan('<p style="a&#x110000;b&#99999999999;c&#0;d&#65;e&#x0000041;f&#150;"></p>');
  expect([...found.styleAttributes]).toEqual([hashSource('a\ufffdb\ufffdc\ufffddAeAf\u2013')]);
});

test('hosts are named in the directive of what they deliver; that of the site is not', () => {
  const directives = directivesOf(`<script async src="https://tags.test/x.js?id=1"></script>
<img src="https://img.test/a.png" srcset="https://b.test/1.png 1x, https://c.test/2.png 2x"><img src="https://t.test/own.png">
<iframe src="//video.test/1"></iframe><link rel="preconnect" href="https://api.test"><link rel="canonical" href="https://other.test/">
<link rel="stylesheet" href="http://fonts.test:8080/x.css"><video src="blob:x"></video><a href="https://nowhere.test">x</a>`);
  expect(directives).toMatchObject({
    'script-src': ["'self'", 'https://tags.test'],
    'style-src': ["'self'", 'http://fonts.test:8080'],
    'img-src': ["'self'", 'data:', 'https://b.test', 'https://c.test', 'https://img.test'],
    'frame-src': ["'self'", 'https://video.test'],
    'connect-src': ["'self'", 'https://api.test'],
    'media-src': ["'self'", 'blob:'],
  });
  expect(JSON.stringify(directives)).not.toContain('nowhere');
});

test.each([
  ['script src', 'script-src'],
  ['img src', 'img-src'],
  ['img srcset', 'img-src'],
  ['source src', 'media-src'],
  ['source srcset', 'img-src'],
  ['video src', 'media-src'],
  ['video poster', 'img-src'],
  ['audio src', 'media-src'],
  ['track src', 'media-src'],
  ['iframe src', 'frame-src'],
  ['embed src', 'object-src'],
  ['object data', 'object-src'],
])('the host of <%s> is allowed by %s alone', (attribute, directive) => {
  const directives = Object.entries(directivesOf(`<${attribute}="https://host.test/x"></${attribute}>`));
  const allowed = directives.filter(([, sources]) => sources.includes('https://host.test'));
  expect(allowed.map(([name]) => name)).toEqual([directive]);
});

test('style attributes and elements are allowed by their hashes', () => {
  const directives = directivesOf('<p style="background:url(&quot;a&#x27;b&quot;)"></p><style>p{}</style>');
  expect(directives['style-src']).toEqual(["'self'", hashSource('p{}')]);
  expect(directives['style-src-attr']).toEqual(["'unsafe-hashes'", hashSource('background:url("a\'b")')]);
});

test('where all inline styles are allowed, there are no hashes, which would take that back', () => {
  const directives = directivesOf('<p style="x:y"></p><style>p{}</style>', {
    'style-src': ["'unsafe-inline'"],
  });
  expect(directives['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
  expect(directives).not.toHaveProperty('style-src-attr');
});

test('sources of plugins and of the configuration are added', () => {
  const directives = directivesOf(
    '',
    {'object-src': ['https://o.test'], 'frame-ancestors': ["'none'"]},
    {'x-src': ['https://x.test']},
  );
  expect(directives).toMatchObject({
    'object-src': ['https://o.test'],
    'frame-ancestors': ["'none'"],
    'x-src': ["'self'", 'https://x.test'],
  });
});

test('what no policy can allow well is warned about', () => {
  const html = Array.from({length: 41}, (_, at) => `<script>${at}</script><p style="top:${at}px">`).join('');
  const {warnings, directives} = createPolicy(scan(`${html}<b onclick="x()">`), []);
  expect(directives['style-src-attr']).toEqual(["'unsafe-inline'"]);
  expect(warnings).toEqual([
    expect.stringContaining('41 different inline scripts'),
    expect.stringContaining('41 different style attributes'),
    expect.stringContaining('attributes with code (onclick)'),
  ]);
});

test('a page that is cut off, and one of many signs, end the scan', () => {
  expect(scan('<script>x').scripts.size).toBe(1);
  expect(scan('<p "'.repeat(300_000)).scripts.size).toBe(0);
  expect(scan('<'.repeat(100_000)).scripts.size).toBe(0);
});

function write(
  files: {readonly [name: string]: string},
  option: unknown,
  plugins: readonly {plugin: string; sources: PolicySources}[] = [],
  untrusted: readonly string[] = [],
) {
  const outDir = tempSite(files);
  const warnings: string[] = [];
  const printer = {warn: (text: string) => void warnings.push(text)} as never;
  const config = {url: 'https://t.test', contentSecurityPolicy: option} as never;
  const untrustedFiles = new Set(untrusted.map((name) => path.join(outDir, name)));
  writePolicy({config, baseUrl: '/base/', outDir, cacheDir: tempSite({}), plugins, untrustedFiles, printer});
  const read = (name: string) =>
    fs.existsSync(path.join(outDir, name)) ? fs.readFileSync(path.join(outDir, name), 'utf8') : undefined;
  return {outDir, warnings, headers: read('_headers'), json: read(POLICY_FILE)};
}

test('the policy of all pages is written for hosts, below the headers of the site', () => {
  const files = {'a.html': '<script>1</script>', 'fr/b.html': '<script>2</script>', _headers: '/x\n  A: b\n'};
  const {headers, json = '', outDir, warnings} = write(files, true);
  const policy = readPolicy(outDir);
  expect(policy?.header).toBe('Content-Security-Policy');
  for (const text of ['1', '2']) expect(policy?.value).toContain(hashSource(text));
  expect(headers).toBe(`/x\n  A: b\n\n/base/*\n  Content-Security-Policy: ${policy?.value}\n`);
  expect(JSON.parse(json)).toHaveProperty('directives.default-src', ["'self'"]);
  expect(warnings).toEqual([]);
});

test('inline styles of the style of a feed are allowed, those of files that content brings along are not', () => {
  const xsl = (text: string) =>
    `<xsl:stylesheet><style>${text}</style><p style="color:red">x</p></xsl:stylesheet>`;
  const {outDir} = write(
    {
      'blog/rss.xsl': xsl('a &gt; b{}<![CDATA[c > d{}]]>'),
      'assets/files/x-1.xsl': xsl('evil'),
    },
    true,
  );
  const {value = ''} = readPolicy(outDir) ?? {};
  expect(value).toContain(`style-src 'self' ${hashSource('a > b{}c > d{}')};`);
  expect(value).toContain(`style-src-attr 'unsafe-hashes' ${hashSource('color:red')}`);
  expect(value).not.toContain(hashSource('evil'));
});

test('hosts that only untrusted content names are not allowed, but named in a warning', () => {
  const image = (host: string) => `<img src="https://${host}/a.png">`;
  const files = {
    'docs/a.html': `<script>theme</script>${image('own.test')}${image('evil.test')}${image('added.test')}<video src="https://evil.test/v"></video>`,
    '404.html': image('own.test'),
  };
  const option = {directives: {'img-src': ['https://added.test']}};
  const {headers, warnings} = write(files, option, [], ['docs/a.html']);
  expect(headers).toContain("img-src 'self' data: https://own.test https://added.test;");
  expect(headers).toContain(hashSource('theme'));
  expect(headers).not.toContain('evil.test');
  expect(warnings).toEqual([
    'Untrusted content loads from hosts that the Content-Security-Policy does not allow: img-src https://evil.test, media-src https://evil.test. To allow a host, add it to "contentSecurityPolicy.directives".',
  ]);
});

test('a policy that only reports has another header', () => {
  expect(write({}, {directives: {}, reportOnly: true}).headers).toContain(
    '  Content-Security-Policy-Report-Only: default-src',
  );
});

test('a policy of the site in _headers stays, and plugins that weaken it are named', () => {
  const own = "/*\n  Content-Security-Policy: default-src 'none'\n";
  const {headers, warnings} = write({_headers: own}, true, [
    {plugin: 'live', sources: {'script-src': ["'unsafe-eval'"]}},
  ]);
  expect(headers).toBe(own);
  expect(warnings).toEqual([
    "The Content-Security-Policy protects less because of plugins: live needs script-src 'unsafe-eval'.",
    'The file _headers of the site has a Content-Security-Policy already. It stays as it is; the policy of the build is in content-security-policy.json.',
  ]);
});

test('without the option nothing is written', () => {
  expect(write({'a.html': ''}, false)).toMatchObject({headers: undefined, json: undefined});
});

test.each([
  [
    "{directives: {'img-src': ['a b']}}",
    'A source of "contentSecurityPolicy" cannot contain spaces, ";" or ","',
  ],
  ["{directives: {'img src': ['a']}}", '"img src" is not the name of a directive, such as "img-src".'],
  ['{reportonly: true}', '"contentSecurityPolicy" has no field "reportonly".'],
])('the option %s is refused, with its line', async (option, message) => {
  const siteDir = tempSite({'site.config.js': configText(`\n  contentSecurityPolicy: ${option}`)});
  const resolved = resolveConfig({siteDir, mode: 'production'});
  await expect(resolved).rejects.toMatchObject({
    message: expect.stringContaining(message),
    location: {line: 2},
  });
});

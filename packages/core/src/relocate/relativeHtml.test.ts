import {expect, test} from 'vitest';
import {prefixOf, relativeAddress} from '../shared/relativeAddress.js';
import {relativeHtml} from './relativeHtml.js';

const FILES: ReadonlySet<string> = new Set([
  'index.html',
  'docs/intro/index.html',
  'docs/config.js/index.html',
  'docs/plain.html',
  'de/index.html',
  'img/a.png',
  "docs/it's & more/index.html",
]);

/** Finds a file as a build does. */
function fileOf(path: string): string {
  const name = decodeURI(path);
  if (FILES.has(name)) return path;
  if (FILES.has(`${name}.html`)) return `${path}.html`;
  const index = path === '' || path.endsWith('/') ? 'index.html' : '/index.html';
  return FILES.has(decodeURI(path + index)) ? path + index : path;
}

/** Converts the HTML of the document "docs/here/index.html", or of another one, of a site below "/base/". */
function convert(html: string, file = 'docs/here/index.html', siteBase = '/base/'): string {
  const prefix = prefixOf(file);
  return relativeHtml(html, (url) => relativeAddress(url, prefix, {siteBase, fileOf}));
}

test('links to pages lead to their files, with query and anchor', () => {
  expect(convert('<a href="/base/docs/intro?a=1#part">x</a>')).toBe(
    '<a href="../../docs/intro/index.html?a=1#part">x</a>',
  );
  expect(convert('<a href="/base/docs/intro/">')).toBe('<a href="../../docs/intro/index.html">');
  expect(convert('<a href="/base/docs/plain#x">')).toBe('<a href="../../docs/plain.html#x">');
  expect(convert('<a href="/base/docs/config.js">')).toBe('<a href="../../docs/config.js/index.html">');
  expect(convert('<a href="/base/de/">')).toBe('<a href="../../de/index.html">');
});

test('the home page links to itself and to files beside it', () => {
  const html = '<a href="/base/"><a href="/base"><img src="/base/img/a.png">';
  const expected = '<a href="./index.html"><a href="./index.html"><img src="./img/a.png">';
  expect(convert(html, 'index.html')).toBe(expected);
});

test('other URLs stay as they are', () => {
  const html =
    '<a href="https://example.com/base/"><a href="//host/base/"><a href="/other/"><a href="#x"><a href="../x">' +
    '<a href="/basement/"><a href="data:,/base/"><a href="javascript:/base/">';
  expect(convert(html)).toBe(html);
  const host = '<a href="//host/x"><a href="/\\host/x">';
  expect(convert(host, 'docs/here/index.html', '/')).toBe(host);
});

test('all attributes with URLs are converted, in any spelling', () => {
  expect(convert('<img src=/base/img/a.png srcset="/base/img/a.png 1x, /base/img/a.png 2x">')).toBe(
    '<img src=../../img/a.png srcset="../../img/a.png 1x, ../../img/a.png 2x">',
  );
  expect(convert('<source srcset="/base/img/a.png,/base/img/b.png, /base/x.png,">')).toBe(
    '<source srcset="../../img/a.png,/base/img/b.png, ../../x.png,">',
  );
  expect(convert("<VIDEO Poster = '/base/img/a.png' controls>")).toBe(
    "<VIDEO Poster = '../../img/a.png' controls>",
  );
  expect(convert('<script defer src="/base/a.js" data-scripts="/base/b.js /base/c.js"></script>')).toBe(
    '<script defer src="../../a.js" data-scripts="../../b.js ../../c.js"></script>',
  );
  expect(convert('<meta http-equiv="refresh" content="0; url=/base/docs/intro">')).toBe(
    '<meta http-equiv="refresh" content="0; url=../../docs/intro/index.html">',
  );
  expect(convert('<use xlink:href="/base/img/a.png#b"/>')).toBe('<use xlink:href="../../img/a.png#b"/>');
});

test('styles are converted, scripts and other texts are not', () => {
  expect(convert('<p style="background:url(&quot;/base/img/a.png&quot;)">')).toBe(
    '<p style="background:url(&quot;../../img/a.png&quot;)">',
  );
  expect(convert('<style>a{background:url(/base/img/a.png)}</style>')).toBe(
    '<style>a{background:url(../../img/a.png)}</style>',
  );
  const texts =
    '<script>var a = \'<a href="/base/">\'</script><!-- <a href="/base/"> --><title><a href="/base/"></title>' +
    '<textarea><a href="/base/"></textarea><p title="<a href=/base/>">&lt;a href="/base/">';
  expect(convert(texts)).toBe(texts);
  expect(convert('<noscript><img src="/base/img/a.png"></noscript>')).toBe(
    '<noscript><img src="../../img/a.png"></noscript>',
  );
});

test('character references are read and written again', () => {
  expect(convert('<a href="/base/docs/it&#x27;s%20&amp;%20more?a&amp;b#c&quot;">')).toBe(
    '<a href="../../docs/it&#39;s%20&amp;%20more/index.html?a&amp;b#c&quot;">',
  );
  expect(convert('<a href="/base/docs/intro?a=&eacute;&amp;eacute;">')).toBe(
    '<a href="../../docs/intro/index.html?a=&eacute;&amp;eacute;">',
  );
  expect(convert('<a href="/base/docs/intro?&frac12;&constructor;">')).toBe(
    '<a href="../../docs/intro/index.html?&frac12;&constructor;">',
  );
});

test('no value ends its attribute, whatever its author has written', () => {
  expect(convert('<a href="/base/&quot;onclick=&quot;x()">')).toBe(
    '<a href="../../&quot;onclick=&quot;x()">',
  );
  expect(convert("<a href='/base/\"&#39;>'>")).toBe("<a href='../../&quot;&#39;&gt;'>");
});

test('HTML that is cut off, and long HTML, is read in linear time', () => {
  for (const html of [
    '<a href="/base/',
    '<a href=',
    '<a ',
    '<',
    '<!--',
    '<script>',
    '<a href="/base/" x',
    '<a/',
  ]) {
    expect(convert(html).length).toBeGreaterThanOrEqual(html.length);
  }
  const long = [
    '<a '.repeat(200_000),
    '<script>'.repeat(100_000),
    `<img srcset="${'a '.repeat(200_000)}">`,
    `<p style="${'url( '.repeat(100_000)}">`,
    `<a${' '.repeat(500_000)}`,
    '<!--'.repeat(200_000),
  ];
  const started = performance.now();
  for (const html of long) convert(html);
  expect(performance.now() - started).toBeLessThan(5000);
});

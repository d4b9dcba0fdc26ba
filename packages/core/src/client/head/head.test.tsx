import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, test} from 'vitest';
import Head from '../Head.js';
import {Helmet} from '../libraries/reactHelmetAsync.js';
import {ConnectedHead} from './ConnectedHead.js';
import type {HeadPart} from './combineHeads.js';
import {renderHead} from './renderHead.js';
import {ServerHeadsContext} from './ServerHeadsContext.js';

function headOf(children: ReactNode) {
  const parts: HeadPart[] = [];
  renderToString(<ServerHeadsContext.Provider value={parts}>{children}</ServerHeadsContext.Provider>);
  return renderHead(parts);
}

test('later instances override earlier ones, Helmets of other packages among them', () => {
  const head = headOf(
    <>
      <Head>
        <html lang="en" dir="ltr" />
        <title>Site</title>
        <meta name="description" content="site" />
        <meta property="og:image" content="a.png" />
        <link rel="canonical" href="/a" />
      </Head>
      <Helmet>
        <html lang="fr" className="inner" />
        <title>Page</title>
        <meta name="description" content="page" />
      </Helmet>
      <Head>
        <link rel="canonical" href="/b" />
      </Head>
    </>,
  );
  expect(head.title).toBe('<title data-rh="true">Page</title>');
  expect(head.htmlAttributes).toBe('lang="fr" dir="ltr" class="inner"');
  expect(head.meta).toBe(
    '<meta data-rh="true" property="og:image" content="a.png"/><meta data-rh="true" name="description" content="page"/>',
  );
  expect(head.link).toBe('<link data-rh="true" rel="canonical" href="/b"/>');
});

test('tags of one instance do not override each other', () => {
  const {link} = headOf(
    <Head>
      <link rel="alternate" hrefLang="en" href="/" />
      <link rel="alternate" hrefLang="x-default" href="/" />
    </Head>,
  );
  expect(link.match(/<link/g)).toHaveLength(2);
});

test('text and attributes are escaped, those of html and body too; scripts and styles are not', () => {
  const head = headOf(
    <Head>
      <title>{'a < b & "c"'}</title>
      <html lang="en" className={'x" onload="alert(1)'} />
      <body className={'"><script>'} />
      <script type="application/ld+json">{'{"a":"<b>"}'}</script>
      <style>{'a>b{}'}</style>
    </Head>,
  );
  expect(head.title).toContain('a &lt; b &amp; &quot;c&quot;');
  expect(head.htmlAttributes).toBe('lang="en" class="x&quot; onload=&quot;alert(1)"');
  expect(head.bodyAttributes).toBe('class="&quot;&gt;&lt;script&gt;"');
  expect(head.script).toContain('>{"a":"<b>"}</script>');
  expect(head.style).toContain('>a>b{}</style>');
});

test('a robots tag with noindex is reported, whatever stands around it', () => {
  const isFound = (...tags: ReactNode[]) => headOf(<Head>{tags}</Head>).noIndex;
  expect(isFound(<meta key="a" name="robots" content="noindex, nofollow" />)).toBe(true);
  expect(isFound(<meta key="a" content="NoIndex" name="robots" />)).toBe(true);
  expect(isFound(<meta key="a" name="robots" content="nofollow" />)).toBe(false);
  const two = [
    <meta key="a" name="robots" content="nofollow" />,
    <meta key="b" name="x" content="noindex" />,
  ];
  expect(isFound(...two)).toBe(false);
  expect(isFound(<meta key="a" name="description" content='name="robots" content="noindex"' />)).toBe(false);
});

test('each attempt to render has a head of its own', () => {
  expect(headOf(<Head title="A" />).title).toContain('>A<');
  expect(headOf(null).title).not.toContain('>A<');
});

test('titleTemplate applies to the title, defaultTitle where there is none', () => {
  expect(headOf(<Head titleTemplate="%s – Site" title="Page" />).title).toContain('>Page – Site<');
  expect(headOf(<Head titleTemplate="%s – Site" defaultTitle="Site" />).title).toContain('>Site<');
});

/** Tags that plugins have set, between those of the theme and those of the page. */
const planned = (
  <>
    <Head>
      <meta property="og:image" content="theme.png" />
      <meta name="twitter:image" content="theme.png" />
    </Head>
    <ConnectedHead yieldsImages>
      <meta property="og:image" content="planned.png" />
      <meta property="og:image:width" content="1200" />
      <meta name="twitter:image" content="planned.png" />
      <meta name="author" content="Ada" />
    </ConnectedHead>
  </>
);

test('tags of images that plugins have set replace those of the theme', () => {
  const {meta} = headOf(
    <>
      {planned}
      <Head>
        <meta property="og:title" content="Page" />
      </Head>
    </>,
  );
  expect([...meta.matchAll(/content="(.*?)"/g)].map(([, content]) => content).sort()).toEqual([
    '1200',
    'Ada',
    'Page',
    'planned.png',
    'planned.png',
  ]);
});

test('an image of the page replaces all tags of images that plugins have set', () => {
  const {meta} = headOf(
    <>
      {planned}
      <Head>
        <meta property="og:image" content="page.png" />
      </Head>
    </>,
  );
  expect(meta).toContain('property="og:image" content="page.png"');
  expect(meta).toContain('name="author" content="Ada"');
  expect(meta).not.toMatch(/planned|1200/);
  // The tag of the theme that the page does not set stays, as in a site without plugins.
  expect(meta).toContain('name="twitter:image" content="theme.png"');
});

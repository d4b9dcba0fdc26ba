import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, test} from 'vitest';
import Head from '../Head.js';
import {createHeadCollector, HeadContext} from './HeadContext.js';
import {renderHead} from './renderHead.js';

function headOf(children: ReactNode) {
  const head = createHeadCollector();
  renderToString(<HeadContext.Provider value={head}>{children}</HeadContext.Provider>);
  return renderHead(head.state());
}

function Tag(): ReactNode {
  return <meta name="x" />;
}

test('inner and later instances override, by what a tag is about', () => {
  const head = headOf(
    <>
      <Head>
        <html lang="en" dir="ltr" className="outer" />
        <title>Site</title>
        <meta name="description" content="site" />
        <meta property="og:image" content="a.png" />
        <link rel="canonical" href="/a" />
      </Head>
      <Head>
        <html lang="fr" className="inner outer" />
        <title>Page</title>
        <meta content="page" name="Description" />
        <link rel="canonical" href="/b" />
      </Head>
    </>,
  );
  expect(head.title).toBe('<title data-rh="true">Page</title>');
  expect(head.htmlAttributes).toBe('lang="fr" dir="ltr" class="outer inner"');
  expect(head.meta).toBe(
    '<meta data-rh="true" property="og:image" content="a.png"><meta data-rh="true" content="page" name="Description">',
  );
  expect(head.link).toBe('<link data-rh="true" rel="canonical" href="/b">');
});

test('tags of one instance do not override each other', () => {
  const head = headOf(
    <Head>
      <link rel="alternate" hrefLang="en" href="/" />
      <link rel="alternate" hrefLang="x-default" href="/" />
    </Head>,
  );
  expect(head.link.match(/<link/g)).toHaveLength(2);
  expect(head.link).toContain('hreflang="x-default"');
});

test('text is escaped, scripts and styles are not', () => {
  const head = headOf(
    <Head>
      <title>{'a < b & "c"'}</title>
      <script type="application/ld+json">{'{"a":"<b>"}'}</script>
      <style>{'a>b{}'}</style>
    </Head>,
  );
  expect(head.title).toContain('a &lt; b &amp; &quot;c&quot;');
  expect(head.script).toContain('>{"a":"<b>"}</script>');
  expect(head.style).toContain('>a>b{}</style>');
});

test('fragments, conditions and prop names of React are understood', () => {
  const head = headOf(
    <Head>
      {false}
      {/* biome-ignore lint/complexity/noUselessFragments: what is tested */}
      <>
        <meta charSet="utf-8" />
        <script async defer={false} src="/a.js" crossOrigin="anonymous" />
      </>
    </Head>,
  );
  expect(head.meta).toBe('<meta data-rh="true" charset="utf-8">');
  expect(head.script).toBe('<script data-rh="true" async src="/a.js" crossorigin="anonymous"></script>');
});

test('children may be in lists and in other iterables', () => {
  const metas = ['a', 'b'].map((name) => <meta key={name} name={name} />);
  const {meta} = headOf(
    <Head>
      {metas}
      {[[<meta key="c" name="c" />, null], new Set([<meta key="d" name="d" />])]}
    </Head>,
  );
  expect([...meta.matchAll(/name="(.)"/g)].map(([, name]) => name)).toEqual(['a', 'b', 'c', 'd']);
  expect(() => headOf(<Head>{[metas, ['text']]}</Head>)).toThrow('not the string "text"');
});

test('a robots tag with noindex is reported', () => {
  const robots = (content: string) =>
    headOf(
      <Head>
        <meta name="robots" content={content} />
      </Head>,
    ).noIndex;
  expect([robots('noindex, nofollow'), robots('nofollow')]).toEqual([true, false]);
});

test('a child that is no head tag is an error', () => {
  expect(() =>
    headOf(
      <Head>
        <div />
      </Head>,
    ),
  ).toThrow('It was given <div>.');
  expect(() =>
    headOf(
      <Head>
        <Tag />
      </Head>,
    ),
  ).toThrow('It was given the component <Tag>.');
  expect(() => headOf(<Head>text</Head>)).toThrow('not the string "text"');
});

test('a title that is no string is an error; several strings make one', () => {
  expect(() =>
    headOf(
      <Head>
        <title>
          <b>x</b>
        </title>
      </Head>,
    ),
  ).toThrow('The <title> in <Head> must be a string.');
  expect(() =>
    headOf(
      <Head>
        <title>{1}</title>
      </Head>,
    ),
  ).toThrow('The <title> in <Head> must be a string.');
  expect(
    headOf(
      <Head>
        <title>
          {'a'} | {'b'}
        </title>
      </Head>,
    ).title,
  ).toContain('>a | b<');
});

test('titleTemplate applies to the title, defaultTitle where there is none', () => {
  expect(headOf(<Head titleTemplate="%s – Site" title="Page" />).title).toContain('>Page – Site<');
  expect(headOf(<Head titleTemplate="%s – Site" defaultTitle="Site" />).title).toContain('>Site<');
});

import {expect, test} from 'vitest';
import {readHtmlText} from './readHtmlText.js';

const page = (body: string, head = '') =>
  `<!doctype html><html><head><title>Home | My site</title>${head}</head><body>${body}</body></html>`;

const read = (body: string, head = '') => readHtmlText(page(body, head), 'My site');

test('text is cut at headings with an id, and code is apart', () => {
  const body = `<nav>Menu</nav><main><h1>Welcome</h1><p>To <b>bo</b>th<br>of
    us.</p><ul><li>one</li><li>two</li></ul><h3>Not cut</h3><h2 id="more">More <a class="hash-link" href="#more">#</a></h2>
    <pre><code>a  b<br>c</code></pre><p>Text</p></main><footer>Foot</footer>`;
  expect(read(body)?.sections).toEqual([
    {id: null, heading: 'Welcome', level: 1, text: 'To both of us. one two Not cut', code: ''},
    {id: 'more', heading: 'More', level: 2, text: 'Text', code: 'a  b\nc'},
  ]);
});

test('what is no text of the page is left out', () => {
  const body = `<main><script>a()</script><style>b{}</style><p hidden>c</p><p aria-hidden="true">d</p><button>e</button>
    <svg><title>f</title></svg><template>g</template><noscript>h</noscript><!-- i --><p>Shown</p></main>`;
  expect(read(body)?.sections).toEqual([{id: null, heading: '', level: 1, text: 'Shown', code: ''}]);
});

test('the layout of a theme decides what belongs to a page, else the main element, else the body', () => {
  const hero = '<header><h1>Hero</h1></header><main>Main</main>';
  const layout = `<div id="__docusaurus_skipToContent_fallback">${hero}</div>`;
  expect(read(`<p>Around</p>${layout}`)?.sections[0]).toMatchObject({heading: 'Hero', text: 'Main'});
  expect(read(`<p>Around</p>${hero}`)?.sections[0]).toMatchObject({heading: '', text: 'Main'});
  expect(read('<p>All</p>')?.sections[0]?.text).toBe('All');
});

test('title, description and keywords are those of the page', () => {
  const head =
    '<meta name="description" content="About &amp; more"><meta name="keywords" content="a, b c,,">';
  expect(read('<main><h1>Welcome</h1></main>', head)).toMatchObject({
    title: 'Welcome',
    description: 'About & more',
    keywords: ['a', 'b c'],
    noIndex: false,
  });
  expect(read('<main>Text</main>')?.title).toBe('Home');
  expect(readHtmlText(page(''), '')).toMatchObject({title: 'Home | My site', sections: []});
});

test('pages that search engines are to leave out, or that lead elsewhere, are recognised', () => {
  expect(read('', '<meta name="robots" content="noindex, nofollow">')?.noIndex).toBe(true);
  expect(read('', '<meta http-equiv="refresh" content="0; url=/x">')).toBeUndefined();
});

test('HTML may nest as deep as it likes', () => {
  const deep = `<main>${'<div>'.repeat(4000)}Text`;
  expect(read(deep)?.sections[0]?.text).toBe('Text');
});

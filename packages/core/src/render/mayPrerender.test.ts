import {expect, test} from 'vitest';
import {mayPrerender} from './mayPrerender.js';

test.each([
  ['tags without scripts', '<link rel="icon" href="/a.svg"><meta name="a"><style>a{}</style>'],
  [
    'a script with the attribute',
    '<script data-prerender>a()</script><script src="/a.js" data-prerender=""></script>',
  ],
  ['data', '<script type="application/ld+json">{"a": 1}</script>'],
])('a page with %s may be rendered before the visitor opens it', (_what, html) => {
  expect(mayPrerender(html)).toBe(true);
});

test.each([
  ['a script of another host', '<script src="https://example.com/a.js" async></script>'],
  ['an inline script', '<meta name="a"><SCRIPT>count()</SCRIPT>'],
  ['a module', '<script type="module" src="/a.js"></script>'],
  ['a script with an old type', '<script type="text/jscript">count()</script>'],
  ['a script that only mentions the attribute', '<script>count("data-prerender", "json")</script>'],
  ['a script behind one that may run', '<script data-prerender>a()</script><script>count()</script>'],
  ['an image', '<img src="https://example.com/count.gif" alt="">'],
  ['a frame', '<noscript><iframe src="https://example.com/count"></iframe></noscript>'],
])('a page with %s may not', (_what, html) => {
  expect(mayPrerender(html)).toBe(false);
});

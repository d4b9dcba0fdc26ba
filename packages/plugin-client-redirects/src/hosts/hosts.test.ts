import {expect, test} from 'vitest';
import {type HostRedirect, isLoop} from './HostRedirect.js';
import {cloudflare, netlify} from './redirectsList.js';
import {apache, nginx} from './servers.js';
import {vercel} from './vercel.js';

const PLAIN: HostRedirect = {from: '/old', target: '/docs/new/'};
const HOSTILE: readonly HostRedirect[] = [
  {from: '/a b"c', target: '/docs/a%20b#part'},
  {from: '/$x(y)*:z+', target: '/docs/$1?own=$2&x'},
  {from: '/grüße\\', target: 'https://example.org/gr%C3%BC%C3%9Fe?q=1'},
  {from: '/new\nline', target: '/docs/new'},
];

test('Netlify: one line for each redirect, before the lines of the user', () => {
  expect(netlify.add('/mine /docs 302\n', [PLAIN, {from: '/mine', target: '/x'}])).toEqual({
    text: '/old /docs/new/ 301!\n\n/mine /docs 302\n',
    problems: [],
  });
  expect(netlify.add(undefined, HOSTILE).text).toBe(
    [
      '/a%20b%22c /docs/a%20b#part 301!',
      '/$x(y)%2A%3Az+ /docs/$1?own=$2&x 301!',
      '/gr%C3%BC%C3%9Fe%5C https://example.org/gr%C3%BC%C3%9Fe?q=1 301!',
      '/new%0Aline /docs/new 301!\n',
    ].join('\n'),
  );
});

test('Cloudflare: both spellings of a path, and a report for what is above its limits', () => {
  expect(cloudflare.add(undefined, [PLAIN])).toEqual({
    text: '/old /docs/new/ 301\n/old/ /docs/new/ 301\n',
    problems: [],
  });
  const many = Array.from({length: 1001}, (_, at) => ({from: `/old${at}`, target: '/new'}));
  const {text, problems} = cloudflare.add('/own /x\n', [
    ...many,
    {from: `/${'a'.repeat(1000)}`, target: '/new'},
  ]);
  expect(text.split('\n').filter((line) => line.startsWith('/'))).toHaveLength(2000);
  expect(problems).toEqual([
    '2 lines are longer than 1000 characters',
    '3 of 2002 lines are more than Cloudflare reads (2000)',
  ]);
});

test('Vercel: the fields and redirects of the user stay, and no character of a path is a pattern', () => {
  const own = {cleanUrls: true, redirects: [{source: '/mine', destination: '/x'}]};
  const {text, problems} = vercel.add(JSON.stringify(own), [
    {from: '/mine', target: '/y'},
    PLAIN,
    ...HOSTILE,
  ]);
  expect(problems).toEqual([]);
  expect(JSON.parse(text)).toEqual({
    cleanUrls: true,
    redirects: [
      {source: '/mine', destination: '/x'},
      {source: '/old{/}?', destination: '/docs/new/', permanent: true},
      {source: '/a%20b%22c{/}?', destination: '/docs/a%20b#part', permanent: true},
      {source: '/\\$x\\(y\\)\\*\\:z\\+{/}?', destination: '/docs/%241?own=%242&x', permanent: true},
      {
        source: '/gr%C3%BC%C3%9Fe%5C{/}?',
        destination: 'https://example.org/gr%C3%BC%C3%9Fe?q=1',
        permanent: true,
      },
      {source: '/new%0Aline{/}?', destination: '/docs/new', permanent: true},
    ],
  });
});

test.each([
  ['{', 'is not valid JSON'],
  ['[]', 'is not an object'],
  ['{"redirects": {}}', 'has "redirects" that are not a list'],
  ['{"routes": []}', 'has "routes", which Vercel does not combine with "redirects"'],
])('Vercel: the file %s stays as it is, with a report', (before, problem) => {
  expect(vercel.add(before, [PLAIN])).toEqual({text: before, problems: [`the file of the site ${problem}`]});
});

test('nginx: keys are decoded and quoted, and a line that is there is not written again', () => {
  const {text, problems} = nginx.add(undefined, [PLAIN, ...HOSTILE]);
  expect(text.split('\n').filter((line) => line.startsWith('"'))).toEqual([
    '"/old" "/docs/new/$is_args$args";',
    '"/old/" "/docs/new/$is_args$args";',
    '"/a b\\"c" "/docs/a%20b$is_args$args#part";',
    '"/a b\\"c/" "/docs/a%20b$is_args$args#part";',
    '"/$x(y)*:z+" "/docs/%241?own=%242&x";',
    '"/$x(y)*:z+/" "/docs/%241?own=%242&x";',
    '"/grüße\\\\" "https://example.org/gr%C3%BC%C3%9Fe?q=1";',
    '"/grüße\\\\/" "https://example.org/gr%C3%BC%C3%9Fe?q=1";',
  ]);
  expect(problems).toEqual(['"/new\\nline" has a character that the file cannot have']);
  expect(nginx.add(text, [PLAIN]).text).toBe(text);
});

test('Apache: one pattern for each path, behind the lines of the user', () => {
  const {text, problems} = apache.add('# mine', [PLAIN, ...HOSTILE, {from: '/env', target: '/$%7BHOME}'}]);
  expect(text.split('\n')).toEqual([
    '# mine',
    'RedirectMatch 301 "^/old/?$" "/docs/new/"',
    'RedirectMatch 301 "^/a b\\"c/?$" "/docs/a b#part"',
    'RedirectMatch 301 "^/\\\\$x\\\\(y\\\\)\\\\*:z\\\\+/?$" "/docs/\\\\$1?own=\\\\$2\\\\&x"',
    'RedirectMatch 301 "^/grüße\\\\\\\\/?$" "https://example.org/grüße?q=1"',
    '',
  ]);
  expect(problems).toEqual([
    '"/new\\nline" has a character that the file cannot have',
    'the target "/$%7BHOME}" of "/env" cannot be written for Apache',
  ]);
  expect(apache.add(text, [PLAIN]).text).toBe(text);
});

test('a redirect to the other spelling of its own path would be a loop', () => {
  expect(isLoop({from: '/a b', target: '/a%20b/#x'})).toBe(true);
  expect(isLoop({from: '/a', target: '/b/a'})).toBe(false);
});

import {expect, test} from 'vitest';
import {belongsToBuild} from './belongs.js';

const OWN = '<html>{"code":"__LECTERN_CODE__"}</html>';
const OTHER = '<html>{"code":"of another build"}</html>';

async function belongs(path: string, type: string, body: string): Promise<boolean> {
  const response = new Response(body, {headers: {'content-type': type}});
  return belongsToBuild(new URL(path, 'https://example.com/base/'), response);
}

test.each(['docs/', 'docs', 'docs.html', 'docs/index.html'])(
  'the page %s belongs if it names the build',
  async (path) => {
    expect(await belongs(path, 'text/html; charset=utf-8', OWN)).toBe(true);
    expect(await belongs(path, 'text/html', OTHER)).toBe(false);
  },
);

test('a payload belongs if it names the build', async () => {
  expect(await belongs('docs/index.payload.json', 'application/json', OWN)).toBe(true);
  expect(await belongs('docs/index.payload.json', 'application/json', OTHER)).toBe(false);
});

test('a page in the place of a file does not belong, whatever it names', async () => {
  for (const file of ['assets/js/main.0123abcd.js', 'img/logo.svg', 'docs/index.payload.json'])
    expect(await belongs(file, 'text/html', OWN), file).toBe(false);
});

test('all other files belong, and stay readable', async () => {
  expect(await belongs('img/logo.svg', 'image/svg+xml', '<svg/>')).toBe(true);
  const response = new Response(OWN, {headers: {'content-type': 'text/html'}});
  await belongsToBuild(new URL('https://example.com/base/'), response);
  expect(await response.text()).toBe(OWN);
});

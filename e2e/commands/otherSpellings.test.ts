import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {createSite, openPage, serveFolder} from '../harness/index.js';

let url = '';

beforeAll(async () => {
  const site = createSite('minimal');
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
  url = await serveFolder(path.join(site.dir, 'build'), '/');
});

test.each([
  ['docs/usage.html#usage', 'Usage'],
  ['Docs/Usage/', 'Usage'],
  ['docs/USAGE.html', 'Usage'],
  ['docs/nothing.html', 'Page Not Found'],
  ['docs/nothing', 'Page Not Found'],
])('on a host that answers with 404.html, %s shows "%s"', async (address, heading) => {
  const {page, console: messages, close} = await openPage(url + address);
  await page.getByRole('heading', {level: 1, name: heading}).waitFor();
  expect(page.url()).toBe(url + address);
  expect(await page.title()).toContain(heading);
  // The only console messages are the browser's about status 404.
  expect(messages.filter((message) => !message.includes('404'))).toEqual([]);
  await close();
});

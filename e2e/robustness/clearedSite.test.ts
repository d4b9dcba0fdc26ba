import {expect, test} from 'vitest';
import {runCli, useDevSite} from '../harness/index.js';

const dev = useDevSite('basic');

test('`site clear` under a running dev server costs a restart of the site, not of the server', async () => {
  const page = await dev.open('/docs/intro');
  const restarts = () => dev.server.output().split('loaded again').length - 1;
  expect((await runCli(dev.site.dir, ['clear'])).code).toBe(0);
  await expect.poll(restarts).toBe(1);
  await page.waitForFunction(() => !('sameDocument' in window));
  await page.getByText('This is the first page.').waitFor();
  dev.site.files.replace('docs/intro.md', 'This is the first page.', 'This is the edited page.');
  await page.getByText('This is the edited page.').waitFor();
  await page.goto(`${dev.server.url}/docs/markdown`);
  await page.getByRole('button', {name: 'Clicked 3 times'}).waitFor();
  expect(restarts()).toBe(1);
  expect(dev.server.output()).not.toMatch(/\[[A-Z]+_[A-Z_]+\]|mistake in Lectern/);
});

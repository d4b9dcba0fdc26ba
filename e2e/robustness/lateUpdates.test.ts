import {expect, test} from 'vitest';
import {useDevSite} from '../harness/index.js';

const dev = useDevSite('basic');

function htmlOf(path: string): Promise<string> {
  return fetch(dev.server.url + path).then((response) => response.text());
}

async function statusOf(path: string): Promise<number> {
  return (await fetch(dev.server.url + path)).status;
}

test('a page that was opened before the server knew its file is shown as soon as it does', async () => {
  const page = await dev.open('/docs/intro');
  dev.site.files.write('docs/guides/third.md', '# Third guide\n\nOpened at once.\n');
  await page.goto(`${dev.server.url}/docs/guides/third`);
  await page.getByText('Opened at once.').waitFor({timeout: 20_000});
});

test('a page whose HTML came before a change, and its scripts after it, shows the change', async () => {
  const path = '/docs/guides/fourth';
  const before = await htmlOf(path);
  expect(before).toContain('Page Not Found');
  dev.site.files.write('docs/guides/fourth.md', '# Fourth guide\n\nNot there at first.\n');
  await expect.poll(() => statusOf(path)).toBe(200);

  const page = await dev.open('/docs/intro');
  // On a slow machine the change is there before the HTML has been hydrated.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 10});
  await page.route(`**${path}`, (route) => route.fulfill({body: before, contentType: 'text/html'}));
  await page.goto(dev.server.url + path);
  await page.getByText('Not there at first.').waitFor({timeout: 20_000});
});

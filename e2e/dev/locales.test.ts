import {expect, test} from 'vitest';
import {findFreePort, useDevSite, waitForHydration} from '../harness/index.js';
import {startCli} from '../harness/runCli.js';

/** Tests `site start` with several locales: all are served, and the code is compiled once for all of them. */
const dev = useDevSite('locales');

test('the dropdown leads to the same page in another language, and navigation stays there', async () => {
  const page = await dev.open('/base/docs/next');
  expect(await page.locator('#from-doc').innerText()).toBe('Welcome');
  await page.locator('.navbar .dropdown', {hasText: 'English'}).hover();
  await page.locator('.dropdown__link[lang="ar"]').click();
  await page.waitForURL(`${dev.server.url}/base/ar/docs/next`);
  await waitForHydration(page);
  expect(await page.locator('#from-doc').innerText()).toBe('أهلا');
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await page.locator('.navbar__brand').click();
  await page.locator('#greeting').waitFor();
  expect(await page.locator('#greeting').innerText()).toBe('مرحبا');
  expect(await page.locator('#base').innerText()).toBe('/base/ar/ /base/ar/ /base/ar/x');
  dev.expectQuiet();
});

test('an edited translation shows in its language, without a load', async () => {
  const page = await dev.open('/base/fr/docs/intro');
  await page.getByRole('heading', {name: 'Introduction'}).waitFor();
  dev.site.files.replace(
    'i18n/fr/docusaurus-plugin-content-docs/current/intro.md',
    'Continuez avec',
    'Allez ensuite à',
  );
  await page.getByText('Allez ensuite à').waitFor();
  expect(await dev.isSameDocument(page)).toBe(true);
  dev.expectQuiet();
});

test('an edited component shows in every language', async () => {
  const page = await dev.open('/base/fr/');
  expect(await page.locator('#manual').innerText()).toBe('PDF');
  dev.site.files.replace('src/pages/index.jsx', 'PDF', 'Manual');
  await page.locator('#manual', {hasText: 'Manual'}).waitFor();
  expect(await page.locator('h1').innerText()).toBe('Bienvenue');
  const href = await page.locator('#manual').getAttribute('href');
  const answer = await fetch(new URL(href ?? '', dev.server.url));
  expect(await answer.text()).toContain('%PDF');
  dev.expectQuiet();
});

test('an edited string shows after the page has loaded itself again', async () => {
  const page = await dev.open('/base/fr/');
  expect(await page.locator('#greeting').innerText()).toBe('Bonjour');
  dev.site.files.replace('i18n/fr/code.json', 'Bonjour', 'Salut');
  await page.locator('#greeting', {hasText: 'Salut'}).waitFor();
});

test('a mistake in the translations of one language is shown there alone, until it is mended', async () => {
  const before = dev.site.files.read('i18n/ar/code.json');
  dev.site.files.write('i18n/ar/code.json', '{');
  const statusOf = async (path: string) => (await fetch(dev.server.url + path)).status;
  await expect.poll(() => statusOf('/base/ar/')).toBe(500);
  expect(await statusOf('/base/')).toBe(200);
  const page = await dev.open('/base/');
  await page.goto(`${dev.server.url}/base/ar/`);
  expect(await page.locator('h1').innerText()).toBe('TRANSLATION_FILE_INVALID');
  dev.site.files.write('i18n/ar/code.json', before);
  await page.locator('#greeting', {hasText: 'مرحبا'}).waitFor();
});

test('--locale serves one language', async () => {
  const port = await findFreePort();
  const flags = `start --no-open --host 127.0.0.1 --port ${port} --locale fr`;
  const cli = startCli(dev.site.dir, flags.split(' '));
  const statusOf = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, {redirect: 'manual'}).then(
      ({status}) => status,
      () => 0,
    );
  await expect.poll(() => statusOf('/base/fr/')).toBe(200);
  expect(await statusOf('/base/ar/')).toBe(302);
  cli.child.kill('SIGTERM');
  await cli.ended;
});

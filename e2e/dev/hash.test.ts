import {describe, expect, test} from 'vitest';
import {loadedWidth, useDevSite} from '../harness/index.js';

const dev = useDevSite('basic', (files) => {
  files.replace(
    'docusaurus.config.ts',
    "baseUrl: '/',",
    "baseUrl: '/base/',\n  future: {experimental_router: 'hash'},",
  );
  files.write('docs/guides/third.mdx', '# Third guide\n\n<div>\n');
});

const at = (path: string) => `/base/#${path}`;

describe('with the hash router, in development', () => {
  test('pages, images and links are those of the build', async () => {
    const page = await dev.open(at('/docs/intro'));
    await page.getByRole('link', {name: 'Markdown', exact: true}).first().click();
    await page.getByRole('button', {name: 'Clicked 3 times'}).waitFor();
    expect(page.url()).toBe(`${dev.server.url}/base/#/docs/markdown`);
    const image = page.locator('img[alt="The logo of the site"]');
    expect(await image.getAttribute('src')).toMatch(/^\.\/assets\//);
    await image.scrollIntoViewIfNeeded();
    expect(await loadedWidth(image)).toBeGreaterThan(0);
    expect(await dev.isSameDocument(page)).toBe(true);
    dev.expectQuiet();
  });

  test('there is one document, and other paths say where the page is', async () => {
    const html = await (await fetch(`${dev.server.url}/base/`)).text();
    expect(html).toContain('<div id="__docusaurus"></div>');
    expect((await fetch(`${dev.server.url}/base/index.html`)).status).toBe(200);
    const response = await fetch(`${dev.server.url}/base/docs/intro`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('There is no such file. The page is at /base/#/docs/intro');
  });

  test('an edited text and an edited component appear, and state is kept', async () => {
    const page = await dev.open(at('/docs/markdown'));
    await page.getByRole('button', {name: 'Clicked 3 times'}).click();
    dev.site.files.replace('docs/markdown.mdx', 'A tip with', 'Another tip with');
    await page.getByText('Another tip with').waitFor();
    dev.site.files.replace('src/components/Counter.tsx', 'Clicked {count} times', 'Pressed {count} times');
    await page.getByRole('button', {name: 'Pressed 4 times'}).waitFor();
    dev.site.files.replace('src/components/Counter.tsx', 'Pressed {count} times', 'Clicked {count} times');
    await page.getByRole('button', {name: 'Clicked 4 times'}).waitFor();
    expect(await dev.isSameDocument(page)).toBe(true);
    dev.expectQuiet();
  });

  test('a mistake in the code is shown over the page until it is mended', async () => {
    const page = await dev.open(at('/docs/markdown'));
    dev.site.files.replace('src/components/Counter.tsx', 'return (', 'return ((');
    const overlay = page.getByRole('alertdialog');
    await overlay
      .getByText(/src\/components\/Counter\.tsx:\d+/)
      .first()
      .waitFor();
    dev.site.files.replace('src/components/Counter.tsx', 'return ((', 'return (');
    await overlay.waitFor({state: 'detached'});
    await page.getByRole('button', {name: 'Clicked 3 times'}).waitFor();
  });

  test('a page with a mistake shows it over the page, and the page itself once it is mended', async () => {
    const page = await dev.open(at('/docs/intro'));
    await page.goto('about:blank');
    await page.goto(dev.server.url + at('/docs/guides/third'));
    const overlay = page.getByRole('alertdialog');
    await overlay.getByText(/^docs\/guides\/third\.mdx:\d+/).waitFor();
    dev.site.files.write('docs/guides/third.mdx', '# Third guide\n\n<div>Mended.</div>\n');
    await page.getByText('Mended.').waitFor();
    await overlay.waitFor({state: 'detached'});
  });
});

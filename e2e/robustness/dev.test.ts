import {beforeAll, describe, expect, test} from 'vitest';
import {
  createSite,
  expectQuietConsole,
  openPage,
  type Site,
  type SiteServer,
  startSite,
} from '../harness/index.js';

let site: Site;
let server: SiteServer;

beforeAll(async () => {
  site = createSite('basic');
  server = await startSite(site.dir);
});

describe('the dev server', () => {
  test('shows every kind of page with an empty console, and has nothing to say of them itself', async () => {
    const printed = server.output();
    for (const url of ['/', '/docs/intro', '/docs/markdown', '/docs/guides']) {
      const opened = await openPage(server.url + url);
      expect(await opened.page.locator('h1').count()).toBe(1);
      expectQuietConsole(opened);
      await opened.close();
    }
    expect(server.output()).toBe(printed);
  });

  test('brings an edited paragraph to the open page without loading it again', async () => {
    const {page, close} = await openPage(`${server.url}/docs/intro`);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    site.files.replace('docs/intro.md', 'This is the first page.', 'This is the edited page.');
    await page.getByText('This is the edited page.').waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await close();
  });

  test('brings an edited component to the open page', async () => {
    const {page, close} = await openPage(`${server.url}/docs/markdown`);
    site.files.replace('src/components/Counter.tsx', 'Clicked {count} times', 'Pressed {count} times');
    await page.getByRole('button', {name: 'Pressed 3 times'}).waitFor();
    await close();
  });

  test('adds, renames and removes pages', async () => {
    const url = `${server.url}/docs/guides/third`;
    const status = async () => (await fetch(url)).status;
    site.files.write('docs/guides/third.md', '# Third guide\n\nNew.\n');
    // Waits before opening the page: opened earlier it would show the new text too, but its console would contain a
    // 404.
    await expect.poll(status).toBe(200);
    const opened = await openPageWith(url, 'Third guide');
    await opened.close();
    site.files.remove('docs/guides/third.md');
    const gone = await openPageWith(url, 'Page Not Found');
    await gone.close();
  });

  test('shows a mistake with its file and line, and goes on when it is mended', async () => {
    const {page, close} = await openPage(`${server.url}/docs/markdown`);
    const good = site.files.read('docs/markdown.mdx');
    site.files.write('docs/markdown.mdx', `${good}\n\n<div>\n`);
    await page
      .getByText(/docs\/markdown\.mdx:\d+/)
      .first()
      .waitFor();
    site.files.write('docs/markdown.mdx', `${good}\n\nMended.\n`);
    await page.getByText('Mended.').waitFor();
    await close();
  });

  test('prints a mistake once, whichever stage ran into it', async () => {
    const {page, close} = await openPage(`${server.url}/docs/intro`);
    const good = site.files.read('docs/intro.md');
    site.files.write('docs/intro.md', `---\ntitle: [a\n---\n\n${good.replace(/^---[\s\S]*?\n---\n/, '')}`);
    await page.getByText('FRONT_MATTER_SYNTAX').first().waitFor();
    await page.reload();
    await page.getByText('FRONT_MATTER_SYNTAX').first().waitFor();
    site.files.write('docs/intro.md', good);
    await page.locator('h1').waitFor();
    expect(server.output().split('FRONT_MATTER_SYNTAX')).toHaveLength(2);
    await close();
  });

  test('refuses requests that name another host', async () => {
    const {request} = await import('node:http');
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${server.url}/docs/intro`, {headers: {host: 'evil.example'}}, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject);
      sent.end();
    });
    expect(status).toBe(403);
  });
});

/** Reloads a page until it has the expected heading, since the server needs a moment to notice a new file. */
async function openPageWith(url: string, heading: string) {
  for (let tries = 0; ; tries += 1) {
    const opened = await openPage(url);
    const text = await opened.page.locator('h1').first().innerText();
    if (text === heading) {
      if (heading !== 'Page Not Found') expectQuietConsole(opened);
      return opened;
    }
    await opened.close();
    if (tries === 20) throw new Error(`${url} shows "${text}".`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

import {setTimeout as wait} from 'node:timers/promises';
import {describe, expect, test} from 'vitest';
import {useDevSite} from '../harness/index.js';
import {expectFileAddresses} from '../sites/basic/fileAddresses.js';

const dev = useDevSite('basic', (files) => {
  const filler = Array.from({length: 60}, (_, index) => `Paragraph ${index}.`).join('\n\n');
  files.write('docs/long.md', `---\ntitle: Long\n---\n\n${filler}\n\nThe last words.\n`);
  files.write('docs/guides/a%20b.md', '# Spaced\n\n[Slashed](./c%252Fd.md)\n');
  files.write('docs/guides/c%2Fd.md', '# Slashed\n');
  files.replace('sidebars.ts', "'markdown',", "'markdown',\n    'long',");
});

describe('pages in development', () => {
  test('come rendered from the server', async () => {
    const html = await (await fetch(`${dev.server.url}/docs/intro`)).text();
    expect(html).toContain('This is the first page.');
    expect(html).toContain('<title data-rh="true">Introduction | Basic</title>');
  });

  test('hydrate with an empty console, images and static files included', async () => {
    for (const path of ['/', '/docs/intro', '/docs/markdown', '/docs/guides', '/about']) {
      await dev.open(path);
      dev.expectQuiet();
      await dev.close();
    }
    expect((await fetch(`${dev.server.url}/img/logo.svg`)).headers.get('content-type')).toContain(
      'image/svg',
    );
  });

  test('are found by navigation without a load', async () => {
    const page = await dev.open('/docs/intro');
    await page.getByRole('link', {name: 'Markdown', exact: true}).first().click();
    await page.getByRole('button', {name: 'Clicked 3 times'}).waitFor();
    expect(await page.locator('img[alt="The logo of the site"]').getAttribute('src')).toMatch(/^\/assets\//);
    expect(await dev.isSameDocument(page)).toBe(true);
    dev.expectQuiet();
  });

  test('have the names of their files, percent signs included', async () => {
    const page = await dev.open('/docs/guides/a%2520b');
    await page.locator('article').getByRole('link', {name: 'Slashed'}).first().click();
    await page.getByRole('heading', {name: 'Slashed'}).waitFor();
    expect(new URL(page.url()).pathname).toBe('/docs/guides/c%252Fd');
    await page.goBack();
    await page.getByRole('heading', {name: 'Spaced'}).waitFor();
    expect(await dev.isSameDocument(page)).toBe(true);
    dev.expectQuiet();
  });

  test('have the addresses of files that code imports or requires', async () => {
    await expectFileAddresses(await dev.open('/files'));
    dev.expectQuiet();
  });

  test('that do not exist are answered with 404', async () => {
    const response = await fetch(`${dev.server.url}/docs/nowhere`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page Not Found');
  });
});

describe('an edited Markdown file', () => {
  test('shows its new text and keeps the scroll position', async () => {
    const page = await dev.open('/docs/long');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    const before = await page.evaluate(() => window.scrollY);
    dev.site.files.replace('docs/long.md', 'The last words.', 'The very last words.');
    await page.getByText('The very last words.').waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(await dev.isSameDocument(page)).toBe(true);
    dev.expectQuiet();
  });

  test('keeps the state of the components in it', async () => {
    const page = await dev.open('/docs/markdown');
    await page.getByRole('button', {name: 'Clicked 3 times'}).click();
    await page.getByRole('button', {name: 'Clicked 4 times'}).waitFor();
    dev.site.files.replace('docs/markdown.mdx', 'A tip with', 'Another tip with');
    await page.getByText('Another tip with').waitFor();
    await page.getByRole('button', {name: 'Clicked 4 times'}).waitFor();
  });

  test('keeps that state where an editor empties the file before it writes it', async () => {
    const page = await dev.open('/docs/markdown');
    await page.getByRole('button', {name: 'Clicked 3 times'}).click();
    const text = dev.site.files.read('docs/markdown.mdx');
    dev.site.files.write('docs/markdown.mdx', '');
    await wait(30);
    dev.site.files.write('docs/markdown.mdx', text.replace('Careful.', 'Very careful.'));
    await page.getByText('Very careful.').waitFor();
    await page.getByRole('button', {name: 'Clicked 4 times'}).waitFor();
    dev.site.files.write('docs/markdown.mdx', '');
    await page.getByText('Very careful.').waitFor({state: 'detached'});
    dev.site.files.write('docs/markdown.mdx', text);
    await page.getByText('Careful.').waitFor();
  });

  test('is shown by pages that are open, though a request has read it before the change was noticed', async () => {
    const page = await dev.open('/docs/intro');
    const text = dev.site.files.read('docs/intro.md');
    // The server reads an empty file again after 80 ms, since editors empty a file before they write it. The request
    // comes before that.
    dev.site.files.write('docs/intro.md', '');
    await wait(10);
    dev.site.files.write('docs/intro.md', `${text}\nRead by a request.\n`);
    const html = await (await fetch(`${dev.server.url}/docs/intro`)).text();
    expect(html).toContain('Read by a request.');
    await page.getByText('Read by a request.').waitFor();
    dev.site.files.write('docs/intro.md', text);
    await page.getByText('Read by a request.').waitFor({state: 'detached'});
  });

  test('may be saved twice at once', async () => {
    const page = await dev.open('/docs/intro');
    const text = dev.site.files.read('docs/intro.md');
    dev.site.files.write('docs/intro.md', `${text}\nSaved once.\n`);
    await page.getByText('Saved once.').waitFor();
    dev.site.files.write('docs/intro.md', `${text}\nSaved twice.\n`);
    await page.getByText('Saved twice.').waitFor();
    dev.site.files.write('docs/intro.md', text);
    await page.getByText('Saved twice.').waitFor({state: 'detached'});
  });

  test('changes its title in the tab and in the sidebar', async () => {
    const page = await dev.open('/docs/intro');
    dev.site.files.replace('docs/intro.md', 'title: Introduction', 'title: Welcome');
    await page.locator('.menu__link', {hasText: 'Welcome'}).waitFor();
    await page.waitForFunction(() => document.title === 'Welcome | Basic');
    expect(await dev.isSameDocument(page)).toBe(true);
    dev.site.files.replace('docs/intro.md', 'title: Welcome', 'title: Introduction');
    await page.locator('.menu__link', {hasText: 'Introduction'}).waitFor();
  });

  test('that others import is shown by them', async () => {
    const page = await dev.open('/docs/markdown');
    dev.site.files.replace('docs/_partial.mdx', 'was written once', 'was written twice');
    await page.getByText('This sentence was written twice and is shown on the page.').waitFor();
    expect(await dev.isSameDocument(page)).toBe(true);
  });

  test('may import a component that no page used before', async () => {
    const page = await dev.open('/docs/guides/second');
    dev.site.files.write(
      'src/components/Late.tsx',
      'export default function Late() {\n  return <strong>Late, but there.</strong>;\n}\n',
    );
    dev.site.files.remove('docs/guides/second.md');
    dev.site.files.write(
      'docs/guides/second.mdx',
      "---\nsidebar_position: 2\n---\n\nimport Late from '@site/src/components/Late';\n\n# Second guide\n\n<Late />\n",
    );
    await page.getByText('Late, but there.').waitFor();
  });

  test('shows a mistake over the page, with place and lines, until it is mended', async () => {
    const page = await dev.open('/docs/markdown');
    dev.site.files.replace('docs/markdown.mdx', '## Code', '<div>\n\n## Code');
    const overlay = page.getByRole('alertdialog');
    await overlay.getByText(/^docs\/markdown\.mdx:\d+/).waitFor();
    await overlay.getByText('<div>').first().waitFor();
    const mentions = () => dev.server.output().match(/\[MDX_SYNTAX\]|\[MARKDOWN_\w+\]|\[MDX_\w+\]/g) ?? [];
    await expect.poll(() => mentions().length).toBe(1);
    dev.site.files.replace('docs/markdown.mdx', '<div>\n\n## Code', '## Code');
    await overlay.waitFor({state: 'detached'});
    expect(mentions()).toHaveLength(1);
    expect(await dev.isSameDocument(page)).toBe(true);
  });

  test('with a mistake is shown in the place of its page, too', async () => {
    dev.site.files.replace('docs/markdown.mdx', '## Code', '<div>\n\n## Code');
    await expect.poll(async () => (await fetch(`${dev.server.url}/docs/markdown`)).status).toBe(500);
    const page = await dev.open('/about');
    await page.goto(`${dev.server.url}/docs/markdown`);
    await page.getByText(/docs\/markdown\.mdx:\d+/).waitFor();
    dev.site.files.replace('docs/markdown.mdx', '<div>\n\n## Code', '## Code');
    await page.getByRole('button', {name: 'Clicked 3 times'}).waitFor();
  });
});

test('what leads nowhere is told of: a link once in the terminal, an image over the page until it is mended', async () => {
  const page = await dev.open('/docs/intro');
  const overlay = page.getByRole('alertdialog');
  dev.site.files.replace('docs/intro.md', 'Read on.', 'Read on [there](./nowhere.md).');
  await page.getByText('Read on there.').waitFor();
  const mentions = () =>
    dev.server.output().match(/docs\/intro\.md:\d+:\d+ The link "\.\/nowhere\.md"/g) ?? [];
  await expect.poll(() => mentions().length).toBe(1);
  await fetch(`${dev.server.url}/docs/intro`);
  expect(mentions()).toHaveLength(1);
  dev.site.files.replace('docs/intro.md', '[there](./nowhere.md).', '![there](./nowhere.png)');
  await overlay.getByText(/^docs\/intro\.md:\d+/).waitFor();
  expect((await fetch(`${dev.server.url}/docs/intro`)).status).toBe(500);
  dev.site.files.replace('docs/intro.md', ' ![there](./nowhere.png)', '.');
  await overlay.waitFor({state: 'detached'});
  await page.getByText('Read on.').waitFor();
});

test.each(['docs/guides/second.mdx', 'src/pages/about.md'])(
  'a mistake in the front matter of %s is shown until the very same text is back',
  async (file) => {
    const page = await dev.open('/docs/intro');
    const good = dev.site.files.read(file);
    dev.site.files.write(file, `---\ndraft: maybe\n---\n\n${good.replace(/^---[\s\S]*?\n---\n/, '')}`);
    const overlay = page.getByRole('alertdialog');
    await overlay.getByText(`${file}:2`).first().waitFor();
    dev.site.files.write(file, good);
    await overlay.waitFor({state: 'detached'});
    expect(await dev.isSameDocument(page)).toBe(true);
  },
);

describe('the set of Markdown files', () => {
  test('grows: the new page is in the sidebar and can be opened', async () => {
    const page = await dev.open('/docs/guides/first');
    dev.site.files.write('docs/guides/third.md', '---\nsidebar_position: 3\n---\n\n# Third guide\n\nNew.\n');
    await page.locator('.menu__link', {hasText: 'Third guide'}).click();
    await page.getByText('New.').waitFor();
    expect(await dev.isSameDocument(page)).toBe(true);
  });

  test('shrinks: the open page gives way to the not-found page', async () => {
    const page = await dev.open('/docs/guides/third');
    dev.site.files.remove('docs/guides/third.md');
    await page.getByRole('heading', {name: 'Page Not Found'}).waitFor();
    expect((await fetch(`${dev.server.url}/docs/guides/third`)).status).toBe(404);
  });

  test('is renamed: the page is at its new address only', async () => {
    const page = await dev.open('/docs/guides/second');
    const text = dev.site.files.read('docs/guides/first.md');
    dev.site.files.remove('docs/guides/first.md');
    dev.site.files.write('docs/guides/moved.md', text.replace('# First guide', '# Moved guide'));
    await page.locator('.menu__link', {hasText: 'Moved guide'}).click();
    await page.waitForURL('**/docs/guides/moved');
    expect(await dev.isSameDocument(page)).toBe(true);
    expect((await fetch(`${dev.server.url}/docs/guides/first`)).status).toBe(404);
    dev.site.files.remove('docs/guides/moved.md');
    dev.site.files.write('docs/guides/first.md', text);
    await page.getByRole('heading', {name: 'Page Not Found'}).waitFor();
  });
});

describe('the sidebar', () => {
  test('follows category files', async () => {
    const page = await dev.open('/docs/guides/first');
    dev.site.files.write('docs/guides/deep/inner.md', '# Inner guide\n');
    await page.locator('.menu__link', {hasText: 'deep'}).waitFor();
    dev.site.files.write('docs/guides/deep/_category_.json', '{"label": "Deep guides"}');
    await page.locator('.menu__link', {hasText: 'Deep guides'}).waitFor();
    expect(await dev.isSameDocument(page)).toBe(true);
  });

  test('follows the sidebars file, whose mistakes are shown', async () => {
    const page = await dev.open('/docs/intro');
    dev.site.files.replace('sidebars.ts', "label: 'Guides'", "label: 'How-tos'");
    await page.locator('.menu__link', {hasText: 'How-tos'}).waitFor();
    dev.site.files.replace('sidebars.ts', "'long',", "'lonk',");
    const overlay = page.getByRole('alertdialog');
    await overlay.getByText(/lonk/).first().waitFor();
    dev.site.files.replace('sidebars.ts', "'lonk',", "'long',");
    await overlay.waitFor({state: 'detached'});
    expect(await dev.isSameDocument(page)).toBe(true);
  });
});

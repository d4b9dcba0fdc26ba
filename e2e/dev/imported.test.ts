import {expect, test} from 'vitest';
import {loadedWidth, useDevSite} from '../harness/index.js';

/** Tests Markdown that components import. webpack watches it, and the files that it refers to. */
const dev = useDevSite('options');

const HOME = '/base/';

test('an edit is shown in place', async () => {
  const page = await dev.open(HOME);
  const readme = page.locator('main article');
  await readme.locator('.theme-admonition-tip em', {hasText: /marked/i}).waitFor();
  const image = readme.locator('img');
  expect(await loadedWidth(image)).toBe(1);
  dev.site.files.replace('README.md', 'Text of the tip.', 'Edited tip.');
  await readme.getByText('Edited tip.').waitFor();
  dev.site.files.replace('src/components/notes.mdx', "author = 'Ada'", "author = 'Grace'");
  await page.getByText('From the theme, by Grace').waitFor();
  await page.getByText('Notes on options by Grace').waitFor();
  dev.site.files.replace('src/components/_more.mdx', '### More notes', '### Other notes');
  await page.getByRole('heading', {name: 'Other notes'}).waitFor();
  expect(await dev.isSameDocument(page)).toBe(true);
  dev.expectQuiet();
});

test('a link follows a page that moves', async () => {
  dev.site.files.write('docs/_note.md', 'Back to the [start](./start.md).\n');
  dev.site.files.write(
    'src/pages/note.jsx',
    "import Note from '../../docs/_note.md';\n\nexport default () => <main><Note /></main>;\n",
  );
  await expect.poll(async () => (await fetch(`${dev.server.url}/base/note`)).status).toBe(200);
  const page = await dev.open('/base/note');
  const link = page.getByRole('link', {name: 'start'});
  expect(await link.getAttribute('href')).toBe('/base/docs');
  dev.site.files.replace('docs/start.md', 'slug: /', 'slug: /begin');
  await page.locator('a[href="/base/docs/begin"]').waitFor();
});

test('a mistake is shown over the page with its file and line, until it is corrected', async () => {
  const page = await dev.open(HOME);
  const overlay = page.getByRole('alertdialog');
  dev.site.files.replace('src/components/notes.mdx', '{1 + 1} ways', '{1 + 1 ways');
  await overlay
    .getByText(/src\/components\/notes\.mdx:12/)
    .first()
    .waitFor();
  expect((await fetch(dev.server.url + HOME)).status).toBe(500);
  dev.site.files.replace('src/components/notes.mdx', '{1 + 1 ways', '{1 + 2} ways');
  await overlay.waitFor({state: 'detached'});
  await page.getByText('To the docs: 3 ways.').waitFor();
});

test('a missing image is a mistake until it exists', async () => {
  const page = await dev.open(HOME);
  const overlay = page.getByRole('alertdialog');
  dev.site.files.replace('README.md', './src/components/dot.png', './src/components/late.png');
  await overlay.getByText('The image "./src/components/late.png" was not found.').first().waitFor();
  dev.site.files.write(
    'src/components/late.png',
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR4nGP4z8DwH4QZYAwAR8oH+Rq28akAAAAASUVORK5CYII=',
      'base64',
    ),
  );
  await overlay.waitFor({state: 'detached'});
  const image = page.locator('main article img[src*="late-"]');
  await image.waitFor();
  expect(await image.getAttribute('width')).toBe('2');
});

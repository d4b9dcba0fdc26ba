import {expect, test} from 'vitest';
import {useDevSite} from '../harness/index.js';

const dev = useDevSite('blog');

test('an edited post is shown on its page and in the lists', async () => {
  const page = await dev.open('/base/blog/page/2');
  await page.getByText('Excerpt of the third post.').waitFor();
  dev.site.files.replace(
    'blog/2022-05-01-third.md',
    'Excerpt of the third post.',
    'New excerpt of the third post.',
  );
  await page.getByText('New excerpt of the third post.').waitFor();
  await page.getByRole('link', {name: 'The third post'}).last().click();
  await page.getByText('Rest of the third post.').waitFor();
  dev.site.files.replace('blog/2022-05-01-third.md', 'Rest of the', 'New rest of the');
  await page.getByText('New rest of the third post.').waitFor();
  expect(await dev.isSameDocument(page)).toBe(true);
  dev.expectQuiet();
});

test('titles, authors, tags and new posts reach lists that are open', async () => {
  let page = await dev.open('/base/blog/page/2');
  dev.site.files.replace('blog/2022-05-01-third.md', 'title: The third post', 'title: The renamed post');
  await page.getByRole('heading', {name: 'The renamed post'}).waitFor();
  dev.site.files.replace('blog/authors.yml', 'name: Linus', 'name: Linus the second');
  await page.getByText('Linus the second').first().waitFor();
  dev.site.files.replace('blog/tags.yml', 'label: Releases', 'label: Versions');
  await page.getByRole('link', {name: 'Versions'}).first().waitFor();
  expect(await dev.isSameDocument(page)).toBe(true);
  await dev.close();
  page = await dev.open('/base/blog');
  dev.site.files.write('blog/2025-01-01-new.md', '---\ntitle: The new post\n---\n\nJust written.\n');
  await page.getByRole('heading', {name: 'The new post'}).waitFor();
  dev.site.files.remove('blog/2025-01-01-new.md');
  await page.getByRole('heading', {name: 'The new post'}).waitFor({state: 'detached'});
  expect(await dev.isSameDocument(page)).toBe(true);
});

test('drafts and unlisted posts are shown', async () => {
  const page = await dev.open('/base/blog');
  await page.getByRole('heading', {name: 'The draft'}).waitFor();
  await page.getByRole('heading', {name: 'The hidden post'}).waitFor();
});

test('a mistake in a post is shown, and the page comes back once it is corrected', async () => {
  const page = await dev.open('/base/blog/2023/01/01/short');
  const text = dev.site.files.read('blog/2023-01-01-short.md');
  dev.site.files.write('blog/2023-01-01-short.md', `---\nauthors: adaa\n---\n\n${text}`);
  await page.getByText('Did you mean "ada"?').first().waitFor();
  dev.site.files.write('blog/2023-01-01-short.md', text.replace('All of', 'Everything of'));
  await page.getByText('Everything of the short post.').waitFor();
});

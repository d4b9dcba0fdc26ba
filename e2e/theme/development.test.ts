import {describe, expect, test} from 'vitest';
import {createSite, useBuiltSite} from '../harness/index.js';

/**
 * Builds the site with React's development build, which reports wrong attributes, missing keys and hydration errors.
 */
const useDevelopmentBuild = (name: string) =>
  useBuiltSite(async () => {
    const site = createSite(name);
    const {code, stdout, stderr} = await site.build(['--dev']);
    expect(code, stdout + stderr).toBe(0);
    return site;
  });

describe('every kind of page is hydrated without a message of React', () => {
  const visitFrame = useDevelopmentBuild('theme-frame');
  const frame = [
    '/',
    '/after',
    '/hero',
    '/crash',
    '/docs/code',
    '/docs/tabs',
    '/docs/blocks',
    '/docs/short',
    '/search?q=a',
  ];
  const blog = ['/blog', '/blog/2024/01/01/first', '/blog/archive', '/blog/tags', '/blog/tags/one'];

  test.each([...frame, ...blog, '/404.html'])('%s', (path) =>
    visitFrame(path, async (page) => {
      await page.locator('main').first().waitFor();
      await page
        .getByRole('button', {name: /^Switch between/})
        .first()
        .click();
    }),
  );

  test('the drawer of small screens and the search box, too', () =>
    visitFrame(
      '/docs/tabs',
      async (page) => {
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
        await page.getByRole('button', {name: 'Back to main menu'}).click();
        await page.keyboard.press('Escape');
        await page
          .getByRole('button', {name: /^Search/})
          .first()
          .click();
        await page.locator('.DocSearch-Modal').waitFor();
      },
      {width: 375},
    ));

  const visitDocs = useDevelopmentBuild('theme-docs');

  test.each([
    ...['/docs', '/docs/1.0.0/old', '/docs/next', '/docs/linked/deep/two', '/docs/contents', '/docs/hidden'],
    ...['/docs/all-generated', '/docs/tags', '/docs/tags/beta', '/community/support', '/about'],
  ])('%s', (path) => visitDocs(path, async (page) => page.locator('main').first().waitFor()));
});

import {describe, expect, test} from 'vitest';
import {useDevSite} from '../harness/index.js';
import {LANGUAGES} from './threeLanguages.js';

/** Tests that `site start` serves all languages of a site. */
const dev = useDevSite('three-languages');
const INTRO = 'i18n/ja/docusaurus-plugin-content-docs/current/intro.md';

describe.each(LANGUAGES)('$locale', (language) => {
  const {locale, base, dir} = language;

  test('docs, their versions, posts, tags and pages are those of the locale', async () => {
    const page = await dev.open(`${base}docs/intro`);
    const html = page.locator('html');
    expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual([locale, dir]);
    expect(await page.locator('h1').innerText()).toBe(language.intro);
    expect(await page.locator('.navbar').innerText()).toContain(language.docs);
    const shows = async (path: string, text: string) => {
      await page.goto(`${dev.server.url}${base}${path}`);
      await page.getByText(text).first().waitFor();
    };
    await shows('docs/1.0/intro', language.oldText);
    await shows('docs/tags/start', language.taggedDocs);
    await shows('blog', language.date);
    await shows('blog/tags/release', language.posts);
    await shows('about', language.aboutTitle);
    await shows('docs/no-such-page', language.notFound);
  });
});

test('a page loses its notice when it is translated, and has it again when the translation is removed', async () => {
  const page = await dev.open('/base/ja/docs/tools');
  const notice = page.locator('.theme-untranslated-notice');
  await notice.waitFor();
  const file = INTRO.replace('intro', 'tools');
  dev.site.files.write(file, '# 道具\n\n皆のための道具。\n');
  await page.getByRole('heading', {name: '道具'}).waitFor();
  await notice.waitFor({state: 'detached'});
  dev.site.files.remove(file);
  await notice.waitFor();
});

test('an edited message of the navbar and of the sidebar shows in its language', async () => {
  const page = await dev.open('/base/ar/docs/intro');
  dev.site.files.replace('i18n/ar/docusaurus-theme-classic/navbar.json', 'الوثائق', 'الكتب');
  await page.locator('.navbar', {hasText: 'الكتب'}).waitFor();
  dev.site.files.replace('i18n/ar/docusaurus-plugin-content-docs/current.json', 'الأدلة', 'الشروح');
  await page.locator('.theme-doc-sidebar-menu', {hasText: 'الشروح'}).waitFor();
});

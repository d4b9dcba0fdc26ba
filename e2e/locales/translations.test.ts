import {expect, test} from 'vitest';
import {createBundledSite, runCli} from '../harness/index.js';

/** Tests the commands for translations, with a site that is partly translated. */
const ARABIC = 'i18n/ar/code.json';
const INTRO = 'i18n/ar/docusaurus-plugin-content-docs/current/intro.md';

const TAGS = 'i18n/ar/docusaurus-plugin-content-blog/tags.yml';

test('a translator gets the texts of code, theme, navbar and docs, and sees what is left to do', async () => {
  const site = createBundledSite('three-languages');
  const run = async (...args: readonly string[]) => {
    const {code, stdout, stderr} = await runCli(site.dir, args);
    expect(code, stdout + stderr).toBe(0);
    return stdout + stderr;
  };
  site.files.write(
    'src/pages/dynamic.jsx',
    "import {translate} from '@docusaurus/Translate';\n\nexport default ({text}) => translate({message: text});\n",
  );

  const written = await run('write-translations', '--locale', 'ar', '--messagePrefix', '(ar) ');
  expect(written).toMatch(/i18n\/ar\/code\.json: \d+ of \d+ messages written/);
  expect(written).toContain('src/pages/dynamic.jsx:3 The message of this translation is no constant text');
  const messages = JSON.parse(site.files.read(ARABIC));
  expect(messages['home.heading']).toEqual({message: 'مرحبا', description: 'The heading of the home page'});
  for (const id of [
    'theme.common.skipToMainContent',
    'theme.blog.authorsList.viewAll',
    'theme.SearchBar.label',
  ]) {
    expect(messages).toHaveProperty([id]);
  }
  expect(JSON.parse(site.files.read('i18n/ar/docusaurus-theme-classic/navbar.json')).title.message).toBe(
    '(ar) Languages',
  );

  const status = await run('translations', '--locale', 'ar');
  expect(status).toMatch(/^العربية \(ar\): \d+ of \d+ messages and 7 of 11 files are translated\.$/m);
  expect(status).toMatch(/missing {3}i18n\/ar\/docusaurus-theme-classic\/navbar\.json:\d+#title/);
  expect(status).toContain('missing   i18n/ar/docusaurus-plugin-content-docs/current/guide.md');

  site.files.remove('i18n/ar/docusaurus-plugin-content-blog/authors.yml');

  await run('translations', '--mark');
  site.files.replace('docs/intro.md', 'for a bicycle', 'for a car');
  site.files.write('blog/tags.yml', `${site.files.read('blog/tags.yml')}later:\n  label: Later\n`);
  site.files.write('i18n/ar/docusaurus-plugin-content-blog/gone.md', 'ذهب\n');
  const after = await run('translations', '--locale', 'ar');
  expect(after).toContain(`stale     ${INTRO} (docs/intro.md has changed since)`);
  expect(after).toContain(`stale     ${TAGS} (blog/tags.yml has changed since)`);
  // Authors need no translation, so a missing file is not reported.
  expect(after).not.toContain('authors.yml');
  expect(after).toContain('orphaned  i18n/ar/docusaurus-plugin-content-blog/gone.md');
  expect(await run('translations', '--locale', 'ar', '--status', '--mark', INTRO)).not.toContain(INTRO);
});

test('a mistake in a translation file is reported with its line, and the file stays', async () => {
  const site = createBundledSite('three-languages');
  const broken = '{\n  "home.title": {"message": "x",}\n}\n';
  site.files.write(ARABIC, broken);
  const {code, stderr} = await runCli(site.dir, ['write-translations', '--locale', 'ar']);
  expect(code).toBe(1);
  expect(stderr).toContain('[TRANSLATION_FILE_INVALID]');
  expect(stderr).toContain(`${ARABIC}:2`);
  expect(site.files.read(ARABIC)).toBe(broken);
});

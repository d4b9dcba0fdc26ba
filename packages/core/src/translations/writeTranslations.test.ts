import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {targetOf} from './markTranslations.js';
import {reviewTranslations} from './reviewTranslations.js';
import type {Translation} from './translationStatus.js';
import {writeTranslations} from './writeTranslations.js';

const CONFIG = `export default {
  title: 'T', url: 'https://t.test', baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'de'], localeConfigs: {de: {translate: false}}},
  plugins: ['./plugin.mjs'],
};
`;

/** Source code of a plugin that has messages, one default translation, and translatable files. */
const PLUGIN = `import fs from 'node:fs';
import path from 'node:path';
export default ({siteDir, localizationDir, i18n}) => ({
  name: 'test-plugin',
  loadContent: () => fs.readdirSync(path.join(siteDir, 'docs')),
  getTranslationFiles: () => [
    {path: 'labels', content: {'label.docs': {message: 'Docs', description: 'A label'}, 'label.v': {message: '2.0'}}},
  ],
  getTranslatableFiles: ({content}) => content.map((name) => ({
    original: path.join(siteDir, 'docs', name),
    translation: path.join(localizationDir, 'test-plugin', 'docs', name),
  })),
  getDefaultCodeTranslationMessages: () => (i18n.currentLocale === 'fr' ? {'page.close': 'Fermer'} : {}),
});
`;

const PAGE = `import Translate, {translate} from '@docusaurus/Translate';
export const a = <Translate id="page.title" description="Above the page">Welcome</Translate>;
export const b = translate({id: 'page.close', message: 'Close'});
`;

function site(files: {readonly [name: string]: string} = {}): string {
  return tempSite({
    'site.config.mjs': CONFIG,
    'plugin.mjs': PLUGIN,
    'docs/intro.md': '# Intro\n',
    'src/pages/index.jsx': PAGE,
    ...files,
  });
}

const flags = {locale: 'fr', override: false, messagePrefix: ''};
const CODE = 'i18n/fr/code.json';
const LABELS = 'i18n/fr/test-plugin/labels.json';

function readJson(siteDir: string, file: string): Record<string, {message: string; description?: string}> {
  return JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8'));
}

function write(siteDir: string, file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
}

describe('site write-translations', () => {
  test('writes the messages of code and plugins; translations that a theme brings are in place', async () => {
    const siteDir = site();
    const {files, problems} = await writeTranslations({...flags, siteDir});
    expect(readJson(siteDir, CODE)).toMatchObject({
      'page.close': {message: 'Fermer'},
      'page.title': {message: 'Welcome', description: 'Above the page'},
    });
    expect(readJson(siteDir, LABELS)).toEqual({
      'label.docs': {message: 'Docs', description: 'A label'},
      'label.v': {message: '2.0'},
    });
    expect(files.map(({file}) => path.relative(siteDir, file))).toEqual([CODE, LABELS]);
    expect(problems).toEqual([]);
  });

  test('keeps translations, their order and unknown messages, and refreshes descriptions', async () => {
    const siteDir = site({
      [LABELS]:
        '{\n\t"old": {"message": "vieux"},\n\t"label.docs": {"message": "Documents", "description": "before"}\n}\n',
    });
    const {problems} = await writeTranslations({...flags, siteDir});
    const text = fs.readFileSync(path.join(siteDir, LABELS), 'utf8');
    expect(Object.entries(JSON.parse(text))).toEqual([
      ['old', {message: 'vieux'}],
      ['label.docs', {message: 'Documents', description: 'A label'}],
      ['label.v', {message: '2.0'}],
    ]);
    expect(text).toContain('\n\t"old"');
    expect(problems).toEqual([
      {
        file: path.join(siteDir, LABELS),
        line: 2,
        message: 'The site has no message "old". It was kept; remove it if nothing else needs it.',
      },
    ]);
  });

  test('a file without news stays as it is, byte for byte', async () => {
    const text =
      '{"label.v":{"message":"2.0"},\n"label.docs":{"message":"Documents","description":"A label"}}';
    const siteDir = site({[LABELS]: text});
    await writeTranslations({...flags, siteDir});
    expect(fs.readFileSync(path.join(siteDir, LABELS), 'utf8')).toBe(text);
  });

  test('--override writes all messages anew, --messagePrefix marks what is written', async () => {
    const siteDir = site({[LABELS]: '{"label.docs": {"message": "Documents"}}'});
    await writeTranslations({...flags, siteDir, messagePrefix: '(fr) '});
    expect(readJson(siteDir, LABELS)['label.docs']?.message).toBe('Documents');
    expect(readJson(siteDir, LABELS)['label.v']?.message).toBe('(fr) 2.0');
    await writeTranslations({...flags, siteDir, override: true});
    expect(readJson(siteDir, LABELS)['label.docs']?.message).toBe('Docs');
    expect(readJson(siteDir, LABELS)['label.v']?.message).toBe('2.0');
  });

  test('without a locale, the files are those of the default locale, and there is no record', async () => {
    const siteDir = site();
    await writeTranslations({siteDir, override: false, messagePrefix: ''});
    expect(readJson(siteDir, 'i18n/en/code.json')['page.close']?.message).toBe('Close');
    expect(fs.existsSync(path.join(siteDir, 'i18n/en/translated-from.json'))).toBe(false);
  });

  test.each([
    ['no JSON', '{"label.docs":\n  }', `it is not JSON`, 2],
    ['another shape', '{\n  "label.docs": {"message": 5}\n}', '"label.docs.message"', 2],
    ['an unknown field', '{\n  "label.docs": {"message": "D", "text": "x"}\n}', '"text"', 2],
  ])(
    'a file with %s is an error with its line, and no file is written',
    async (_what, text, reason, line) => {
      const siteDir = site({[LABELS]: text});
      const error = await writeTranslations({...flags, siteDir}).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({
        code: 'TRANSLATION_FILE_INVALID',
        location: {file: path.join(siteDir, LABELS), line},
      });
      expect((error as Error).message).toContain(reason);
      expect(fs.readFileSync(path.join(siteDir, LABELS), 'utf8')).toBe(text);
      expect(fs.existsSync(path.join(siteDir, CODE))).toBe(false);
    },
  );

  test('an unknown locale, and one whose translations are turned off, are errors', async () => {
    const siteDir = site();
    await expect(writeTranslations({...flags, siteDir, locale: 'fe'})).rejects.toMatchObject({
      code: 'LOCALE_UNKNOWN',
    });
    await expect(writeTranslations({...flags, siteDir, locale: 'de'})).rejects.toMatchObject({
      code: 'LOCALE_NOT_TRANSLATED',
    });
  });

  test('a plugin cannot write out of its folder', async () => {
    const siteDir = site({'plugin.mjs': PLUGIN.replace("path: 'labels'", "path: '../../../labels'")});
    await expect(writeTranslations({...flags, siteDir})).rejects.toMatchObject({code: 'PLUGIN_INVALID'});
  });
});

describe('site translations', () => {
  /**
   * Returns the state of each translation of the site, by its name for `--mark`, without those of Lectern's own
   * components.
   */
  async function states(siteDir: string, mark?: true | readonly string[]): Promise<Record<string, string>> {
    const [review] = await reviewTranslations({siteDir, status: true, ...(mark && {mark})});
    const own = (review?.translations ?? []).filter(({id}: Translation) => !id?.startsWith('theme.'));
    return Object.fromEntries(own.map((one: Translation) => [targetOf(one), one.state]));
  }

  const LABEL = 'test-plugin/labels.json#label.docs';
  const DOC = 'test-plugin/docs/intro.md';

  test('what is not there is missing, unless a theme brings it or it has no letters', async () => {
    expect(await states(site())).toEqual({
      'code.json#page.close': 'current',
      'code.json#page.title': 'missing',
      [LABEL]: 'missing',
      'test-plugin/labels.json#label.v': 'current',
      [DOC]: 'missing',
    });
  });

  test('a message is missing until it is translated, and stale once its source has changed', async () => {
    const siteDir = site();
    await writeTranslations({...flags, siteDir, messagePrefix: '(fr) '});
    expect(await states(siteDir)).toMatchObject({[LABEL]: 'missing'});
    const text = fs.readFileSync(path.join(siteDir, LABELS), 'utf8');
    write(siteDir, LABELS, text.replace('(fr) Docs', 'Documents'));
    expect(await states(siteDir)).toMatchObject({[LABEL]: 'current'});
    write(siteDir, 'plugin.mjs', PLUGIN.replace("'Docs'", "'Handbook'"));
    const other = site({'plugin.mjs': PLUGIN.replace("'Docs'", "'Handbook'")});
    fs.cpSync(path.join(siteDir, 'i18n'), path.join(other, 'i18n'), {recursive: true});
    expect(await states(other)).toMatchObject({[LABEL]: 'stale'});
    expect(await states(other, [`i18n/fr/test-plugin/labels.json:3#label.docs`])).toMatchObject({
      [LABEL]: 'current',
    });
  });

  test('a translated file without a record can be marked, and is stale once its original has changed', async () => {
    const siteDir = site({[`i18n/fr/${DOC}`]: '# Introduction\n'});
    expect(await states(siteDir)).toMatchObject({[DOC]: 'unrecorded'});
    expect(await states(siteDir, true)).toMatchObject({[DOC]: 'current'});
    write(siteDir, 'docs/intro.md', '# Intro\n\nMore.\n');
    expect(await states(siteDir)).toMatchObject({[DOC]: 'stale'});
    expect(await states(siteDir, true)).toMatchObject({[DOC]: 'stale'});
    expect(await states(siteDir, [`i18n/fr/${DOC}`])).toMatchObject({[DOC]: 'current'});
  });

  test('without a record, git knows that the original was committed after the translation', async () => {
    const siteDir = site({[`i18n/fr/${DOC}`]: '# Introduction\n'});
    const git = (date: string, ...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...args], {
        cwd: siteDir,
        env: {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date},
      });
    git('', 'init', '--quiet');
    git('', 'add', '.');
    git('2026-01-01T00:00:00Z', 'commit', '--quiet', '-m', 'both');
    expect(await states(siteDir)).toMatchObject({[DOC]: 'unrecorded'});
    write(siteDir, 'docs/intro.md', '# Intro\n\nMore.\n');
    git('2026-02-01T00:00:00Z', 'commit', '--quiet', '-a', '-m', 'original');
    expect(await states(siteDir)).toMatchObject({[DOC]: 'stale'});
  });

  test('a copy of the original is missing, until it is marked as the translation', async () => {
    const siteDir = site({[`i18n/fr/${DOC}`]: '# Intro\r\n'});
    expect(await states(siteDir, true)).toMatchObject({[DOC]: 'missing'});
    expect(await states(siteDir, [`i18n/fr/${DOC}`])).toMatchObject({[DOC]: 'current'});
  });

  test('messages and files that nothing corresponds to are orphaned', async () => {
    const siteDir = site({
      [CODE]: '{"gone": {"message": "parti"}}',
      'i18n/fr/test-plugin/docs/gone.md': '# Parti\n',
      'i18n/fr/test-plugin/docs/_partial.md': 'x\n',
      'i18n/fr/other-plugin/x.json': '{}',
    });
    expect(await states(siteDir)).toMatchObject({
      'code.json#gone': 'orphaned',
      'test-plugin/docs/gone.md': 'orphaned',
      'other-plugin/x.json': 'orphaned',
    });
    expect(await states(siteDir)).not.toHaveProperty('test-plugin/docs/_partial.md');
  });

  test('an unknown translation, the default locale and a broken record are errors', async () => {
    const siteDir = site({'i18n/fr/translated-from.json': '{\n  "files": 5\n}'});
    const review = (options: object) => reviewTranslations({siteDir, status: true, ...options});
    await expect(review({})).rejects.toMatchObject({
      code: 'TRANSLATION_RECORD_INVALID',
      location: {file: path.join(siteDir, 'i18n/fr/translated-from.json'), line: 2},
    });
    await expect(review({locale: 'en'})).rejects.toMatchObject({code: 'LOCALE_IS_DEFAULT'});
    fs.rmSync(path.join(siteDir, 'i18n/fr/translated-from.json'));
    await expect(review({mark: ['docs/intro.md']})).rejects.toMatchObject({code: 'TRANSLATION_UNKNOWN'});
    await expect(review({mark: ['i18n/fr/code.json#page.titel']})).rejects.toMatchObject({
      code: 'TRANSLATION_UNKNOWN',
    });
  });
});

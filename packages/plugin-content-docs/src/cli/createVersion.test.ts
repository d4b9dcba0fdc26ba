import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {copySite, parseOptions, testContext, writeSite} from '../../test/testSite.js';
import {createVersion} from './createVersion.js';

/** A context whose site has English and other locales. */
function contextOfLocales(siteDir: string, others: readonly string[]) {
  const context = testContext(siteDir);
  const english = context.i18n.localeConfigs.en as (typeof context.i18n.localeConfigs)[string];
  const localeConfigs = Object.fromEntries(others.map((name) => [name, {...english, path: name}]));
  const i18n = {
    ...context.i18n,
    locales: ['en', ...others],
    localeConfigs: {...context.i18n.localeConfigs, ...localeConfigs},
  };
  return {...context, i18n};
}

test('a version is a copy of docs and sidebars, and the first in versions.json', async () => {
  const siteDir = copySite('basic');
  const input = {context: testContext(siteDir), options: parseOptions({sidebarPath: './sidebars.ts'})};
  await createVersion('1.0', input);
  await createVersion('2.0', input);
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  expect(JSON.parse(read('versions.json'))).toEqual(['2.0', '1.0']);
  expect(read('versioned_docs/version-1.0/reference/cli.md')).toBe(read('docs/reference/cli.md'));
  expect(JSON.parse(read('versioned_sidebars/version-1.0-sidebars.json')).docs[0]).toBe('introduction');
  await expect(createVersion('1.0', input)).rejects.toThrow('The docs version "1.0" exists already.');
  await expect(createVersion('a/b', input)).rejects.toMatchObject({code: 'DOCS_VERSION_NAME'});
});

test('an instance with an id of its own has its own files', async () => {
  const siteDir = copySite('categories');
  await createVersion('1.0', {context: testContext(siteDir), options: parseOptions({id: 'api'})});
  expect(fs.readdirSync(siteDir).sort()).toEqual([
    'api_versioned_docs',
    'api_versioned_sidebars',
    'api_versions.json',
    'docs',
  ]);
});

test('translations and their records are copied, but for the name of the current version', async () => {
  const messages = 'i18n/fr/docusaurus-plugin-content-docs';
  const guides = {'sidebar.docs.category.Guides': {message: 'Manuels'}};
  const siteDir = writeSite({
    'docs/a.md': 'Text.',
    [`${messages}/current/a.md`]: 'Texte.',
    [`${messages}/current.json`]: JSON.stringify({'version.label': {message: 'Prochaine'}, ...guides}),
  });
  const records = path.join(siteDir, 'i18n/fr/translated-from.json');
  const record = {source: 'abc'};
  const docs = 'docusaurus-plugin-content-docs';
  fs.writeFileSync(
    records,
    JSON.stringify({
      messages: {[`${docs}/current.json`]: {x: record}},
      files: {[`${docs}/current/a.md`]: record},
    }),
  );
  const input = {context: contextOfLocales(siteDir, ['fr']), options: parseOptions({})};
  await createVersion('1.0', input);
  const read = (file: string) => fs.readFileSync(path.join(siteDir, messages, file), 'utf8');
  expect(read('version-1.0/a.md')).toBe('Texte.');
  expect(JSON.parse(read('version-1.0.json'))).toEqual(guides);
  expect(JSON.parse(fs.readFileSync(records, 'utf8'))).toEqual({
    messages: {[`${docs}/current.json`]: {x: record}, [`${docs}/version-1.0.json`]: {x: record}},
    files: {[`${docs}/current/a.md`]: record, [`${docs}/version-1.0/a.md`]: record},
  });

  // An existing folder of translations is not overwritten.
  fs.mkdirSync(path.join(siteDir, messages, 'version-2.0'));
  await expect(createVersion('2.0', input)).rejects.toThrow(`${messages}/version-2.0 exists already`);

  for (const [text, line] of [
    ['null', 1],
    ['{\n  "a" {}\n}', 2],
  ] as const) {
    const file = path.join(siteDir, messages, 'current.json');
    fs.writeFileSync(file, text);
    const location = {file, line};
    await expect(createVersion('3.0', input)).rejects.toMatchObject({
      code: 'TRANSLATION_FILE_INVALID',
      location,
    });
  }
});

function create(siteDir: string, version: string, options = {}) {
  return createVersion(version, {context: testContext(siteDir), options: parseOptions(options)});
}

test('partials, category files and assets are part of a version, and links are followed', async () => {
  const siteDir = writeSite({
    'docs/guides/_category_.yml': 'label: Guides\n',
    'docs/guides/a.md': '![](./a.svg)\n',
    'docs/guides/a.svg': '<svg/>',
    'docs/_part.mdx': 'Part.',
    'shared/note.md': 'Shared.',
  });
  fs.symlinkSync('../shared/note.md', path.join(siteDir, 'docs/note.md'));
  await create(siteDir, '1.0');
  const folder = path.join(siteDir, 'versioned_docs/version-1.0');
  expect(fs.readdirSync(folder, {recursive: true}).sort()).toEqual([
    '_part.mdx',
    'guides',
    'guides/_category_.yml',
    'guides/a.md',
    'guides/a.svg',
    'note.md',
  ]);
  expect(fs.lstatSync(path.join(folder, 'note.md')).isFile()).toBe(true);
  expect(
    JSON.parse(fs.readFileSync(path.join(siteDir, 'versioned_sidebars/version-1.0-sidebars.json'), 'utf8')),
  ).toEqual({defaultSidebar: [{type: 'autogenerated', dirName: '.'}]});
});

test.each([
  ['', 'A version name must not be empty.'],
  ['current', '"current" means the docs that are still being written.'],
  ['..', '".." cannot be the name of a folder.'],
  ['a/b', '"a/b" holds a character that file names cannot have.'],
  [' 1.0', '" 1.0" starts or ends with a space.'],
  ['x'.repeat(33), 'is longer than 32 characters.'],
])('the name "%s" is refused', async (name, message) => {
  const siteDir = writeSite({'docs/a.md': 'Text.'});
  await expect(create(siteDir, name)).rejects.toThrow(message);
  expect(fs.readdirSync(siteDir)).toEqual(['docs']);
});

test('nothing is made of docs that a build would refuse', async () => {
  const siteDir = writeSite({
    'docs/a.md': '---\ntitle: [\n---\n',
    'good/a.md': 'Text.',
    'sidebars.json': {docs: ['b']},
  });
  await expect(create(siteDir, '1.0')).rejects.toMatchObject({code: 'FRONT_MATTER_SYNTAX'});
  await expect(create(siteDir, '1.0', {path: 'good', sidebarPath: 'sidebars.json'})).rejects.toMatchObject({
    code: 'SIDEBAR_UNKNOWN_DOC',
  });
  expect(fs.existsSync(path.join(siteDir, 'versioned_docs'))).toBe(false);
  expect(fs.existsSync(path.join(siteDir, 'versions.json'))).toBe(false);
});

test('nothing is left of a version that cannot be copied', async () => {
  const folder = (locale: string) => `i18n/${locale}/docusaurus-plugin-content-docs`;
  const siteDir = writeSite({
    'docs/a.md': 'Text.',
    [`${folder('fr')}/current/a.md`]: 'Texte.',
    [`${folder('fr')}/current.json`]: '{}',
    [`${folder('de')}/current/a.md`]: 'Text.',
    [`${folder('de')}/current.json`]: 'no JSON',
  });
  const files = () => fs.readdirSync(siteDir, {recursive: true, encoding: 'utf8'}).sort();
  const before = files();
  const input = {context: contextOfLocales(siteDir, ['fr', 'de']), options: parseOptions({})};
  await expect(createVersion('1.0', input)).rejects.toMatchObject({code: 'TRANSLATION_FILE_INVALID'});
  const left = files().filter((file) => !before.includes(file));
  expect(left.map((file) => file.replaceAll(path.sep, '/'))).toEqual([
    'versioned_docs',
    'versioned_sidebars',
  ]);
});

test('nothing is overwritten, and nothing is made of no docs or of wrong sidebars', async () => {
  const siteDir = writeSite({
    'docs/a.md': 'Text.',
    'versioned_docs/version-1.0/old.md': 'Old.',
    'sidebars.json': {docs: [{type: 'dok'}]},
    'empty/_part.md': 'Part.',
  });
  await expect(create(siteDir, '1.0')).rejects.toMatchObject({
    code: 'DOCS_VERSION_NAME',
    message: 'versioned_docs/version-1.0 exists already, though "1.0" is no version.',
  });
  await expect(create(siteDir, '2.0', {sidebarPath: 'sidebars.json'})).rejects.toMatchObject({
    code: 'SIDEBAR_INVALID',
  });
  await expect(create(siteDir, '2.0', {path: 'empty'})).rejects.toMatchObject({code: 'DOCS_EMPTY_VERSION'});
  await expect(create(siteDir, '2.0', {path: 'none'})).rejects.toMatchObject({code: 'DOCS_EMPTY_VERSION'});
  await expect(create(siteDir, '2.0', {disableVersioning: true})).rejects.toThrow(
    'Versions are switched off.',
  );
  expect(fs.readdirSync(path.join(siteDir, 'versioned_docs'))).toEqual(['version-1.0']);
  expect(fs.existsSync(path.join(siteDir, 'versions.json'))).toBe(false);
});

import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {gitSite} from '../../test/gitSite.js';
import {parseOptions, testContext} from '../../test/testSite.js';
import type {Options} from '../options.js';
import {freezeVersions, thawVersions} from './freezeVersions.js';

const TAGGED = {
  'docs/a.md': '# One',
  'docs/part/b.md': '# B',
  'sidebars.ts': "export default {docs: ['a', {Part: ['part/b']}]};",
  'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '# Un',
  'i18n/fr/docusaurus-plugin-content-docs/current.json': {
    'version.label': {message: 'Prochaine'},
    'sidebar.docs.category.Part': {message: 'Partie'},
  },
};

const FROZEN = [
  'i18n/fr/docusaurus-plugin-content-docs/version-1.0.json',
  'i18n/fr/docusaurus-plugin-content-docs/version-1.0/a.md',
  'versioned_docs/version-1.0/a.md',
  'versioned_docs/version-1.0/part/b.md',
  'versioned_sidebars/version-1.0-sidebars.json',
  'versions.json',
];

/** Site with the tags "v1.0" and "v2.0", and a folder of the version "0.9". */
function makeSite(options: Options = {}) {
  const siteDir = gitSite(
    {'v1.0': TAGGED, 'v2.0': {'docs/a.md': '# Two', 'sidebars.ts': "export default {docs: ['a']};"}},
    {
      'docs/a.md': '# Next',
      'sidebars.ts': "export default {docs: ['a']};",
      'versioned_docs/version-0.9/a.md': '# Old',
      'versioned_sidebars/version-0.9-sidebars.json': {},
      'versions.json': ['0.9'],
    },
  );
  const context = testContext(siteDir);
  const i18n = {...context.i18n, locales: ['en', 'fr']};
  const gitVersions = {refs: ['v*']};
  const input = {
    context: {...context, i18n},
    options: parseOptions({sidebarPath: './sidebars.ts', gitVersions, ...options}),
  };
  return {siteDir, input, read: (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8')};
}

/** Files of a site with "1.0" in their names, and versions.json. */
function filesOf(siteDir: string): string[] {
  return ['i18n', 'versioned_docs', 'versioned_sidebars', 'versions.json']
    .map((name) => path.join(siteDir, name))
    .filter((file) => fs.existsSync(file))
    .flatMap((file) =>
      fs.statSync(file).isFile()
        ? file
        : fs.readdirSync(file, {recursive: true, encoding: 'utf8'}).map((name) => path.join(file, name)),
    )
    .filter((file) => fs.statSync(file).isFile() && !file.includes('0.9'))
    .map((file) => path.relative(siteDir, file).replaceAll(path.sep, '/'))
    .sort();
}

test('a ref becomes folders with docs, sidebars and translations, and back', async () => {
  const {siteDir, input, read} = makeSite();
  expect(await freezeVersions(['1.0'], input)).toEqual(['1.0']);
  expect(filesOf(siteDir)).toEqual(FROZEN);
  expect(JSON.parse(read('versions.json'))).toEqual(['1.0', '0.9']);
  expect(JSON.parse(read('versioned_sidebars/version-1.0-sidebars.json'))).toEqual({
    docs: ['a', {Part: ['part/b']}],
  });
  expect(JSON.parse(read('i18n/fr/docusaurus-plugin-content-docs/version-1.0.json'))).toEqual({
    'sidebar.docs.category.Part': {message: 'Partie'},
  });
  await expect(freezeVersions(['1.0'], input)).rejects.toThrow('The docs version "1.0" exists already.');

  await expect(thawVersions(['1.0'], input, false)).rejects.toMatchObject({code: 'DOCS_FREEZE'});
  expect(filesOf(siteDir)).toEqual(FROZEN);
  expect(await thawVersions([], input, true)).toEqual(['1.0']);
  expect(filesOf(siteDir)).toEqual(['versions.json']);
  expect(JSON.parse(read('versions.json'))).toEqual(['0.9']);
});

test('without names, all refs become folders', async () => {
  const {input, read} = makeSite();
  expect(await freezeVersions([], input)).toEqual(['2.0', '1.0']);
  expect(JSON.parse(read('versions.json'))).toEqual(['2.0', '1.0', '0.9']);
  expect(await freezeVersions([], input)).toEqual([]);
});

test('files of the user are neither overwritten nor removed', async () => {
  const {siteDir, input} = makeSite();
  const mine = path.join(siteDir, 'versioned_docs/version-1.0/mine.md');
  fs.mkdirSync(path.dirname(mine));
  fs.writeFileSync(mine, 'Mine.');
  await expect(freezeVersions([], input)).rejects.toThrow('versioned_docs/version-1.0 exists already');
  expect(filesOf(siteDir)).toEqual(['versioned_docs/version-1.0/mine.md', 'versions.json']);
  fs.rmSync(path.dirname(mine), {recursive: true});

  await freezeVersions(['1.0'], input);
  fs.writeFileSync(path.join(siteDir, 'versioned_docs/version-1.0/a.md'), '# Corrected');
  fs.writeFileSync(mine, 'Mine.');
  fs.rmSync(path.join(siteDir, 'versioned_docs/version-1.0/part/b.md'));
  await expect(thawVersions(['1.0'], input, true)).rejects.toMatchObject({
    code: 'DOCS_FREEZE',
    message: [
      'The folders of the version "1.0" are not equal to its ref:',
      '- versioned_docs/version-1.0/a.md was changed.',
      '- versioned_docs/version-1.0/mine.md is not in the ref.',
      '- versioned_docs/version-1.0/part/b.md is missing.',
    ].join('\n'),
  });
  expect(fs.existsSync(mine)).toBe(true);
});

test('names of no ref and of no folder are errors', async () => {
  const {input} = makeSite();
  await expect(freezeVersions(['1.1'], input)).rejects.toThrow('becomes the version "1.1"');
  await expect(thawVersions(['1.0'], input, true)).rejects.toThrow('The version "1.0" is no folder');
  const {input: other} = makeSite({gitVersions: undefined});
  await expect(freezeVersions([], other)).rejects.toMatchObject({code: 'DOCS_VERSION_OPTION'});
});

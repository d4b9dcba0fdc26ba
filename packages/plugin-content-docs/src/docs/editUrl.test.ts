import path from 'node:path';
import {expect, test} from 'vitest';
import type {DocFile} from '../model/Doc.js';
import {type EditUrlContext, editUrlAtRef, resolveEditUrl} from './editUrl.js';

const siteDir = path.resolve('/site');
const folder = (name: string) => path.join(siteDir, name);
const translated = 'i18n/fr/docusaurus-plugin-content-docs';

function editUrl(options: object, isTranslated = false) {
  const originalFile = folder('versioned_docs/version-1.0/a.md');
  const doc = {
    path: 'a.md',
    originalFile,
    file: isTranslated ? folder(`${translated}/version-1.0/a.md`) : originalFile,
    frontMatter: {},
  } as unknown as DocFile;
  const editing = {
    context: {siteDir, i18n: {currentLocale: 'fr'}},
    options: {path: 'docs', editCurrentVersion: false, editLocalizedFiles: false, ...options},
    version: {
      versionName: '1.0',
      contentPath: folder('versioned_docs/version-1.0'),
      contentPathLocalized: folder(`${translated}/version-1.0`),
    },
  } as unknown as EditUrlContext;
  return resolveEditUrl(doc, '/docs/1.0/a', editing);
}

const URL = 'https://example.com/edit';
const own = ({versionDocsDirPath, docPath}: {versionDocsDirPath: string; docPath: string}) =>
  `${versionDocsDirPath}/${docPath}`;

test.each([
  [{editUrl: URL}, false, `${URL}/versioned_docs/version-1.0/a.md`],
  [{editUrl: URL, editCurrentVersion: true}, false, `${URL}/docs/a.md`],
  [{editUrl: URL, editLocalizedFiles: true}, true, `${URL}/${translated}/version-1.0/a.md`],
  [
    {editUrl: URL, editLocalizedFiles: true, editCurrentVersion: true},
    true,
    `${URL}/${translated}/current/a.md`,
  ],
  [{editUrl: URL}, true, `${URL}/versioned_docs/version-1.0/a.md`],
  // A function gets the folder of the version, whatever the options say about the current one.
  [{editUrl: own, editCurrentVersion: true}, false, 'versioned_docs/version-1.0/a.md'],
])('with %j, for a translated file: %s', (options, isTranslated, expected) => {
  expect(editUrl(options, isTranslated)).toBe(expected);
});

test.each([
  ['https://github.com/o/r/edit/main/website/', 'https://github.com/o/r/blob/v1.0/website/'],
  ['https://github.com/o/r/tree/main/', 'https://github.com/o/r/tree/v1.0/'],
  ['https://gitlab.com/group/sub/r/-/edit/main/docs/', 'https://gitlab.com/group/sub/r/-/blob/v1.0/docs/'],
  ['https://codeberg.org/o/r/_edit/main/', 'https://codeberg.org/o/r/src/tag/v1.0/'],
  ['https://codeberg.org/o/r/src/branch/main/', 'https://codeberg.org/o/r/src/tag/v1.0/'],
  ['https://github.com/edit/edit/edit/main/', 'https://github.com/edit/edit/blob/v1.0/'],
  ['https://cms.example.com/pages/', undefined],
])('the edit URL %s at a tag', (editUrl, expected) => {
  expect(editUrlAtRef(editUrl, {ref: 'v1.0', kind: 'tag'})).toBe(expected);
});

test('a remote branch is edited under its own name', () => {
  const ref = {ref: 'origin/release/2.x#a', kind: 'remote'} as const;
  expect(editUrlAtRef('https://github.com/o/r/edit/main/docs/', ref)).toBe(
    'https://github.com/o/r/edit/release/2.x%23a/docs/',
  );
});

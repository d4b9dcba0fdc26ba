import path from 'node:path';
import {expect, test} from 'vitest';
import type {DocFile} from '../model/Doc.js';
import {type EditUrlContext, resolveEditUrl} from './editUrl.js';

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

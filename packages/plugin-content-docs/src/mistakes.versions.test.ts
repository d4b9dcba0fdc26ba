import {expect, test} from 'vitest';
import {mistake, printed} from '../test/mistake.js';

test('versions without folder or docs are reported together', async () => {
  const files = {'versions.json': ['2.0', '1.0', '0.9'], 'versioned_docs/version-0.9/notes.txt': 'Text.'};
  expect(await mistake(files)).toMatchObject({
    code: 'DOCS_FOLDER_MISSING',
    message: [
      'Some versions of the docs have no document:',
      '- versioned_docs/version-1.0 The folder of version "1.0" does not exist.',
      '- versioned_docs/version-2.0 The folder of version "2.0" does not exist.',
    ].join('\n'),
    hint: 'Add a Markdown file, or correct the docs option "path" or the list in versions.json.',
  });
  expect(await mistake({...files, 'versions.json': ['0.9']})).toMatchObject({
    code: 'DOCS_EMPTY_VERSION',
    location: 'versioned_docs/version-0.9',
    message: 'Version "0.9" of the docs has no document.',
  });
});

test.each([
  [
    '[\n  "1.0",\n  2.0"\n]',
    /^The list of docs versions is not JSON: a string has no closing quotation mark\.$/,
    /^versions\.json:3$/,
  ],
  ['{"1.0": true}', /^Expected a list of version names, found an object\.$/, /^versions\.json:1$/],
  ['[\n  "1.0",\n  "a/b"\n]', /^"a\/b" holds a character/, /^versions\.json:3$/],
  ['["current"]', /^"current" means the docs that are still being written\.$/, /^versions\.json:1$/],
  ['[2]', /^Expected text, found 2\.$/, /^versions\.json:1$/],
])('versions.json with %s is an error', async (text, message, location) => {
  expect(await mistake({'versions.json': text})).toMatchObject({
    code: 'DOCS_VERSIONS_FILE',
    message: expect.stringMatching(message),
    location: expect.stringMatching(location),
    hint: 'The file holds version names, newest first: ["2.0", "1.0"].',
  });
});

test('a folder in the place of versions.json is an error that names it', async () => {
  expect(await mistake({'versions.json/notes.txt': 'Text.'})).toMatchObject({
    code: 'FILE_UNREADABLE',
    message: 'This is a folder.',
    location: 'versions.json',
  });
});

test('every wrong name of versions.json is reported', async () => {
  const {message} = await mistake({'versions.json': ['1.0', '..', '1.0', 'x'.repeat(33)]});
  expect(message.split('\n')).toEqual([
    'The list of docs versions is not valid:',
    '- versions.json:3 ".." cannot be the name of a folder.',
    '- versions.json:4 "1.0" is listed twice.',
    expect.stringContaining('is longer than 32 characters.'),
  ]);
});

test('two versions at one path are an error', async () => {
  const files = {'versions.json': ['1.0'], 'versioned_docs/version-1.0/old.md': 'Text.'};
  expect(await mistake(files, {versions: {current: {path: ''}}})).toMatchObject({
    code: 'DOCS_VERSION_OPTION',
    message: 'Docs option "versions": the versions "current" and "1.0" have the same path, /docs.',
  });
});

test('a version without sidebars file has no sidebar, and a warning says so', async () => {
  const files = {'versions.json': ['1.0'], 'versioned_docs/version-1.0/old.md': 'Text.'};
  expect((await printed(files)).warn).toEqual([
    expect.stringContaining(
      '[SIDEBARS_FILE_MISSING]\n- versioned_sidebars/version-1.0-sidebars.json does not exist: version "1.0" of the docs has no sidebar.',
    ),
  ]);
  expect((await printed(files, {sidebarPath: false})).warn).toEqual([]);
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {localeFile} from './localeFile.js';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-locale-file-'));
const original = path.join(dir, 'tags.yml');
const translation = path.join(dir, 'i18n/fr/tags.yml');
fs.writeFileSync(original, 'release:\n');

afterAll(() => fs.rmSync(dir, {recursive: true}));

test('the file of the site has an entry with its translation, which need not exist', () => {
  expect(localeFile([translation, original])).toEqual([{original, translation, optional: true}]);
});

test('a file that the site does not have has no entry', () => {
  expect(localeFile([translation, path.join(dir, 'authors.yml')])).toEqual([]);
});

test('a folder with the name of the file has no entry', () => {
  expect(localeFile([translation, dir])).toEqual([]);
});

test('without candidates there is no entry', () => {
  expect(localeFile([])).toEqual([]);
});

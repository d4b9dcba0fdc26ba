import {expect, test} from 'vitest';
import {addressLine, codedText} from './errorAddress.js';
import {formatError} from './printError.js';
import {SiteError} from './SiteError.js';

const ADDRESS = 'More: https://lectern.example/docs/errors/file-name/';

test('an error and a warning end with the address of the page about their code', () => {
  const error = new SiteError('FILE_NAME', 'It is wrong.', {hint: 'Rename it.'});
  expect(formatError(error, {siteDir: '/site'}).endsWith(`It is wrong.\nRename it.\n${ADDRESS}`)).toBe(true);
  expect(codedText('FILE_NAME', 'It is wrong.', undefined, 'Rename it.')).toBe(
    `[FILE_NAME] It is wrong.\nRename it.\n${ADDRESS}`,
  );
  expect(codedText('FILE_NAME', undefined, '- a.md')).toBe(`[FILE_NAME]\n- a.md\n${ADDRESS}`);
});

test('a code of a plugin that is not ours has no page', () => {
  expect(addressLine('MY_PLUGIN_FAILED')).toBeUndefined();
});

test('a code that no catalog has is a type error', () => {
  // @ts-expect-error The code is misspelt.
  expect(new SiteError('FILE_NAMES', 'It is wrong.').code).toBe('FILE_NAMES');
});

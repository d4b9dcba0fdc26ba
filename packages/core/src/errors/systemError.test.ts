import {expect, test} from 'vitest';
import {SiteError} from './SiteError.js';
import {systemError} from './systemError.js';

function errnoError(code: string, fields: object = {}): Error {
  return Object.assign(new Error(`${code}: no, open`), {code, ...fields});
}

test('a file that may not be written is named', () => {
  expect(systemError(errnoError('EACCES', {path: '/site/i18n/fr'}))).toMatchObject({
    code: 'FILE_ACCESS_DENIED',
    message: 'The system denies access to /site/i18n/fr (EACCES).',
  });
});

test('a full disk is named by the file that could not be written', () => {
  expect(systemError(errnoError('ENOSPC', {path: '/site/i18n/fr'}))).toMatchObject({
    code: 'NO_SPACE',
    message: 'There is no space left to write /site/i18n/fr.',
  });
});

test('a limit of open files is found behind the error of a plugin', () => {
  const error = new SiteError('PLUGIN_HOOK_FAILED', 'The plugin failed.', {cause: errnoError('EMFILE')});
  expect(systemError(error)).toMatchObject({
    code: 'TOO_MANY_FILES',
    hint: expect.stringContaining('ulimit -n'),
  });
});

test('other errors stay as they are', () => {
  for (const error of [errnoError('ENOENT'), new TypeError('x'), new SiteError('FILE_NAME', 'B'), 'text'])
    expect(systemError(error)).toBe(error);
});

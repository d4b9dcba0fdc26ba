import {expect, test} from 'vitest';
import {SiteError} from '../errors/SiteError.js';
import {outputError} from './outputError.js';

const folders = {outDir: '/site/build', cacheDir: '/site/node_modules/.cache/lectern'};

function systemError(code: string, path?: string): Error {
  return Object.assign(new Error(`${code}: no`), {code, ...(path && {path})});
}

test.each([
  ['ENOSPC', 'NO_OUTPUT_SPACE'],
  ['EACCES', 'OUTPUT_NOT_WRITABLE'],
  ['EROFS', 'OUTPUT_NOT_WRITABLE'],
])('%s is reported as %s', (code, expected) => {
  expect(outputError(systemError(code), folders)).toMatchObject({code: expected});
});

test('a full disk is found behind the error of another thread and of a plugin', () => {
  const sent = new Error('ENOSPC: no space left on device, write');
  const thrown = new SiteError('PLUGIN_HOOK_FAILED', 'The plugin failed.', {cause: systemError('ENOSPC')});
  for (const error of [sent, thrown])
    expect(outputError(error, folders)).toMatchObject({code: 'NO_OUTPUT_SPACE'});
});

test('a cache that may not be written is named', () => {
  const error = outputError(systemError('EACCES', `${folders.cacheDir}/pages-1.0.table`), folders);
  expect(error).toMatchObject({
    code: 'CACHE_NOT_WRITABLE',
    message: expect.stringContaining(folders.cacheDir),
  });
});

test('a file that a plugin may not write is its own error', () => {
  const error = new SiteError('PLUGIN_HOOK_FAILED', 'The plugin failed.', {cause: systemError('EACCES')});
  expect(outputError(error, folders)).toBe(error);
});

test('an output that was changed in part is reported so, whatever stopped it', () => {
  const cause = systemError('ENOSPC');
  const error = new SiteError('OUTPUT_INCOMPLETE', '/site/build could not be filled.', {cause});
  expect(outputError(error, folders)).toBe(error);
});

test('a source that may not be read is not the output', () => {
  const copied = Object.assign(systemError('EACCES', '/site/static/secret.png'), {
    dest: `${folders.outDir}/secret.png`,
  });
  const read = systemError('EACCES', '/elsewhere/secret.png');
  for (const error of [copied, read]) expect(outputError(error, folders)).toBe(error);
});

test('an error of renaming is about the new place', () => {
  const error = Object.assign(systemError('EXDEV', import.meta.filename), {dest: folders.outDir});
  expect(outputError(error, folders)).toMatchObject({code: 'OUTPUT_NOT_WRITABLE'});
});

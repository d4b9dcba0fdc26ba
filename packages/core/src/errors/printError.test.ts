import {stripVTControlCharacters} from 'node:util';
import {expect, test} from 'vitest';
import {errors} from './catalog.js';
import {formatError} from './printError.js';

function failed(cause: Error, frames: readonly string[]): string {
  cause.stack = [`${cause.name}: ${cause.message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n');
  const error = errors.uncaught({from: 'The plugin x', cause});
  return stripVTControlCharacters(formatError(error, {siteDir: '/site'}));
}

const ours = `async build (file://${import.meta.dirname}/../pipeline/build.ts:1:2)`;

test('an error of a plugin is printed with the lines of its own code, and with its causes', () => {
  const cause = new TypeError('fetch failed', {cause: new Error('getaddrinfo ENOTFOUND example.com')});
  const text = failed(cause, ['node:internal/deps/undici/undici:1:2', 'load (/site/plugin.js:3:4)', ours]);
  expect(text).toContain(
    'TypeError: fetch failed\n    at load (/site/plugin.js:3:4)\nCaused by: Error: getaddrinfo ENOTFOUND example.com',
  );
  expect(text).not.toContain('build.ts');
});

test('the stack is whole if it has no line of a plugin; an error may be its own cause', () => {
  const cause = new Error('odd');
  cause.cause = cause;
  const text = failed(cause, [ours]);
  expect(text).toContain('build.ts:1:2');
  expect(text.match(/Caused by/)).toBeNull();
});

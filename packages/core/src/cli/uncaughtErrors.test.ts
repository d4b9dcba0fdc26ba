import {expect, test} from 'vitest';
import {sourceOfError} from './uncaughtErrors.js';

function errorWith(...frames: readonly string[]): Error {
  const error = new Error('x');
  error.stack = ['Error: x', ...frames].map((line) => `    at ${line}`).join('\n');
  return error;
}

const core = 'callHook (file:///site/node_modules/@lectern/core/dist/chunks/chunk.js:30:20)';

test.each([
  [
    'a plugin that calls a package of its own',
    [
      'node:internal/deps/undici:1:2',
      'get (/site/node_modules/axios/index.js:3:4)',
      'async Object.loadContent (file:///site/node_modules/@acme/docusaurus-plugin/dist/index.js:9:66)',
      core,
    ],
    'The plugin "@acme/docusaurus-plugin"',
  ],
  [
    'a plugin in the store of pnpm',
    ['/site/node_modules/.pnpm/plugin-x@1.0.0_react@19/node_modules/plugin-x/lib/index.js:1:1'],
    'The plugin "plugin-x"',
  ],
  ['a file of the site', ['postBuild (/site/src/plugin.js:2:3)', core], 'src/plugin.js'],
  ['a file on Windows', ['run (C:\\site\\node_modules\\plugin-x\\index.js:2:3)'], 'The plugin "plugin-x"'],
  ['Lectern', [core, 'node:internal/process/task_queues:95:5'], undefined],
])('an error of %s has its name', (_name, frames, name) => {
  expect(sourceOfError(errorWith(...frames), '/site')).toBe(name);
});

test('what is thrown may be anything', () => {
  expect(sourceOfError('text', '/site')).toBeUndefined();
});

import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {stripVTControlCharacters} from 'node:util';
import {expect, test} from 'vitest';
import {configText, tempSite} from '../../test/tempSite.js';
import {callHook} from '../plugins/callHook.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import {sourceOfError} from './uncaughtErrors.js';

function errorWith(...frames: readonly string[]): Error {
  const error = new Error('x');
  error.stack = ['Error: x', ...frames].map((line) => `    at ${line}`).join('\n');
  return error;
}

const core = 'callHook (file:///site/node_modules/@lectern/core/dist/chunks/chunk.js:30:20)';
const commander = 'run (/site/node_modules/.pnpm/commander@5.1.0/node_modules/commander/index.js:3:4)';

test('an error has the name of the plugin in its stack, not of packages around it', () => {
  const dir = '/site/node_modules/@acme/docusaurus-plugin/dist';
  const plugin = {plugin: {name: 'acme'}, id: 'two', dir} as unknown as LoadedPlugin;
  callHook(plugin, 'loadContent', () => undefined);
  const error = errorWith(
    'get (/site/node_modules/axios/index.js:3:4)',
    `async Object.loadContent (file://${dir}/lib/index.js:9:66)`,
    commander,
    core,
  );
  expect(sourceOfError(error, '/site')).toBe('The plugin acme (two)');
});

test.each([
  ['a package', ['node:internal/deps/undici:1:2', commander, core], 'The package commander'],
  ['a package on Windows', ['run (C:\\site\\node_modules\\@a\\x\\index.js:2:3)'], 'The package @a/x'],
  ['a file of the site', ['postBuild (/site/src/plugin.js:2:3)', core], 'src/plugin.js'],
  ['Lectern', [core, 'node:internal/process/task_queues:95:5'], undefined],
])('an error of %s has its name', (_name, frames, name) => {
  expect(sourceOfError(errorWith(...frames), '/site')).toBe(name);
});

test('what is thrown may be anything', () => {
  expect(sourceOfError('text', '/site')).toBeUndefined();
});

const bin = fileURLToPath(new URL('../../bin/site.mjs', import.meta.url));

test('PLUGIN_ERROR_UNCAUGHT names the plugin whose promise nothing awaits, and ends the command', () => {
  const plugin = `module.exports = () => ({
  name: 'late',
  extendCli(cli) {
    cli.command('hello').action(() => {
      [1].forEach(async () => { throw new Error('nothing to greet'); });
      return new Promise((resolve) => setTimeout(resolve, 10_000));
    });
  },
});`;
  const dir = tempSite({
    'site.config.ts': configText("plugins: ['docusaurus-plugin-late']"),
    'node_modules/docusaurus-plugin-late/index.js': plugin,
  });
  const {status, stderr} = spawnSync(process.execPath, [bin, 'hello'], {cwd: dir, encoding: 'utf8'});
  const [first, second, third, fourth] = stripVTControlCharacters(stderr).split('\n');
  expect([status, first, second, third, fourth]).toEqual([
    1,
    '[PLUGIN_ERROR_UNCAUGHT] The plugin late failed where nothing catches it: nothing to greet',
    'Its code has a promise that is not awaited, or a callback that throws.',
    'More: https://lectern.example/docs/errors/plugin-error-uncaught/',
    'Error: nothing to greet',
  ]);
});

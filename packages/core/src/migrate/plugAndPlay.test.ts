import path from 'node:path';
import {expect, test} from 'vitest';
import {classic, config, json, migrate, plan} from '../../test/migration.js';
import {tempSite} from '../../test/tempSite.js';

const SITE = {
  'package.json': json({packageManager: 'yarn@4.12.0', dependencies: {'@lectern/core': '^0.1.0'}}),
  'docusaurus.config.js': config(classic),
};
const SETTING = 'nodeLinker: node-modules\n';

test("Yarn's Plug'n'Play is turned off, and a second run changes nothing", async () => {
  const dir = tempSite({...SITE, '.pnp.cjs': ''});
  expect((await plan(dir)).notes).toEqual([
    {
      location: {file: path.join(dir, '.yarnrc.yml')},
      what: "Yarn's Plug'n'Play is turned off for the whole workspace: with it, Node.js 20 and 22 do not load all plugins.",
      todo: 'Let git ignore "node_modules". If Node.js 24 or newer runs the site everywhere, you may take the setting out again.',
    },
  ]);
  expect(await migrate(dir)).toEqual({'.yarnrc.yml': SETTING});
  expect(await plan(dir)).toEqual({changes: [], notes: []});
});

test.each([
  ['added', 'yarnPath: .yarn/yarn.cjs # ours\n', `yarnPath: .yarn/yarn.cjs # ours\n\n${SETTING}`],
  ['added without a last line end', 'enableTelemetry: false', `enableTelemetry: false\n\n${SETTING}`],
  ['added with line ends of Windows', 'a: 1\r\n', 'a: 1\r\n\r\nnodeLinker: node-modules\r\n'],
  [
    'replaced',
    '# how\nnodeLinker: "pnp" # fast\n\nb: [1,2]\n',
    '# how\nnodeLinker: node-modules # fast\n\nb: [1,2]\n',
  ],
])('the setting is %s, and the rest of the file stays', async (_, before, after) => {
  expect(await migrate(tempSite({...SITE, '.yarnrc.yml': before}))).toEqual({'.yarnrc.yml': after});
});

test.each([
  ['node-modules is set', {'.yarnrc.yml': SETTING, '.pnp.cjs': ''}],
  ['pnpm is set', {'.yarnrc.yml': 'nodeLinker: pnpm\n'}],
  ['Yarn has installed to node_modules', {'.yarnrc.yml': '', 'node_modules/.yarn-state.yml': ''}],
  ['Yarn is of version 1', {'package.json': json({}), 'yarn.lock': '# yarn lockfile v1\n'}],
  ['another package manager is used', {'package.json': json({}), 'package-lock.json': '{}'}],
])('nothing changes where %s', async (_, files) => {
  expect(await plan(tempSite({...SITE, ...files}))).toEqual({changes: [], notes: []});
});

test('a lockfile of Yarn 4 is enough to know it', async () => {
  const dir = tempSite({...SITE, 'package.json': json({}), 'yarn.lock': '__metadata:\n  version: 8\n'});
  expect(await migrate(dir)).toEqual({'.yarnrc.yml': SETTING});
});

test('in a monorepo, the settings beside the lockfile change', async () => {
  const root = {'.git/HEAD': '', 'package.json': json({workspaces: ['site']}), 'yarn.lock': '__metadata:\n'};
  const site = {'site/package.json': json({}), 'site/docusaurus.config.js': config(classic)};
  const dir = tempSite({...root, ...site, '.yarnrc.yml': 'a: 1\n'});
  expect(await migrate(path.join(dir, 'site'))).toEqual({'../.yarnrc.yml': `a: 1\n\n${SETTING}`});
});

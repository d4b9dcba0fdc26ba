import path from 'node:path';
import {expect, test} from 'vitest';
import {classic, config, json, migrate, plan} from '../../test/migration.js';
import {tempSite} from '../../test/tempSite.js';
import {typescriptRange} from './editTypescript.js';

test.each([
  ['~5.2.2', '~5.6.3'],
  ['^5.2', '^5.6.3'],
  ['5.5.4', '5.6.3'],
  ['^4.7.4', '^5.6.3'],
  ['>=4.9', '>=5.6.3'],
  ['5.2', '~5.6.3'],
])('the range %s of TypeScript becomes %s', (before, after) => {
  expect(typescriptRange(before)).toBe(after);
});

test.each([
  '~5.6.2',
  '^5.7.0',
  '5.10.1',
  '~6.0.2',
  '^7',
  '*',
  'latest',
  '5',
  '5.x',
  '^4 || ^5',
  'catalog:',
  'workspace:*',
  'npm:other@4.0.0',
])('the range %s of TypeScript stays', (range) => {
  expect(typescriptRange(range)).toBe(range);
});

test('TypeScript is raised in package.json, and a second run changes nothing', async () => {
  const devDependencies = {typescript: '~5.5.2', 'typescript-eslint': '^5.0.0'};
  const dir = tempSite({'package.json': json({devDependencies}), 'docusaurus.config.js': config(classic)});
  const after = json({devDependencies: {...devDependencies, typescript: '~5.6.3'}});
  expect(await migrate(dir)).toEqual({'package.json': after});
  expect(await plan(dir)).toEqual({changes: [], notes: []});
});

test('that of the workspace is a note: other packages use it too', async () => {
  const dir = tempSite({
    '.git/HEAD': '',
    'package.json': json({workspaces: ['site'], devDependencies: {typescript: '~5.5.2'}}),
    'package-lock.json': '{}',
    'site/package.json': json({}),
    'site/docusaurus.config.js': config(classic),
    'site/tsconfig.json': '{}',
  });
  expect(await plan(path.join(dir, 'site'))).toEqual({
    changes: [],
    notes: [
      {
        location: {file: path.join(dir, 'package.json'), line: 6},
        what: 'The workspace has TypeScript ~5.5.2: the types of Lectern need 5.6 or newer.',
        todo: 'Write "~5.6.3", or add "typescript" in this version to the site.',
      },
    ],
  });
});

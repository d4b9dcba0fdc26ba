import {expect, test} from 'vitest';
import {installArgs, runningManager, scriptCommand} from './packageManagers.js';

test.each([
  ['npm/11.0.0 node/v20.19.0 linux x64 workspaces/false', 'npm'],
  ['pnpm/12.21.0 npm/? node/v22.0.0 linux x64', 'pnpm'],
  ['yarn/4.9.0 npm/? node/v20.19.0', 'yarn'],
  ['bun/1.2.0 npm/? node/v24.0.0', 'bun'],
  ['cnpm/9.0.0', undefined],
  [undefined, undefined],
])('"%s" is %s', (userAgent, manager) => expect(runningManager(userAgent)).toBe(manager));

test('commands are those that users type', () => {
  expect(['start', 'build'].map((script) => scriptCommand('npm', script))).toEqual([
    'npm start',
    'npm run build',
  ]);
  expect(scriptCommand('bun', 'test')).toBe('bun run test');
  expect(installArgs('yarn')).toEqual(['install']);
});

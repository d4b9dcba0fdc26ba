import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {nodeProblem} from '../../bin/nodeVersion.mjs';

const bin = fileURLToPath(new URL('../../bin/site.mjs', import.meta.url));

test('the oldest version of Node is that of the package', () => {
  const {engines} = JSON.parse(fs.readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    engines: {node: string};
  };
  expect(engines.node).toBe('>=20.19');
  expect(['20.19.0', '20.20.1', '22.0.0', '24.3.1'].map(nodeProblem)).toEqual(Array(4).fill(undefined));
});

test('older versions of Node are told what is needed before anything is loaded that they cannot load', () => {
  for (const version of ['14.21.3', '18.20.4', '20.10.0', '20.18.3']) {
    expect(nodeProblem(version)).toContain(`needs Node 20.19 or newer, but this is Node ${version}.`);
  }
  const fake = "Object.defineProperty(process, 'versions', {value: {...process.versions, node: '20.10.0'}})";
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(fake)}`, bin, '--version'],
    {encoding: 'utf8'},
  );
  expect({status, stdout}).toEqual({status: 1, stdout: ''});
  expect(stderr).toMatch(
    /^\[NODE_TOO_OLD\] Lectern needs Node 20\.19 or newer, but this is Node 20\.10\.0\.\n/,
  );
});

test('the command itself imports nothing before the check', () => {
  const text = fs.readFileSync(bin, 'utf8');
  expect(text.match(/^import .*$/gm)).toEqual(["import {nodeProblem} from './nodeVersion.mjs';"]);
  expect(execFileSync(process.execPath, ['--check', bin], {encoding: 'utf8'})).toBe('');
});

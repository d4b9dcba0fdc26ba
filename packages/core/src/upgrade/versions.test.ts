import {expect, test} from 'vitest';
import {compareVersions, isWithinUpgrade} from './versions.js';

test('versions are in the order of Semantic Versioning', () => {
  const ordered = [
    'no version',
    '0.9.0',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-rc.2',
    '1.0.0-rc.11',
    '1.0.0',
    '1.0.10',
    '1.2.0',
    '2.0.0',
  ];
  expect([...ordered].reverse().sort(compareVersions)).toEqual(ordered);
  expect(compareVersions('1.0.0', '1.0.0+build')).toBe(0);
});

test('an upgrade has the versions after the old one, up to the new one', () => {
  const range = {from: '0.1.0', to: '0.3.0'};
  const versions = ['0.1.0', '0.1.1', '0.2.0-rc.1', '0.3.0', '0.3.1'];
  expect(versions.filter((version) => isWithinUpgrade(version, range))).toEqual([
    '0.1.1',
    '0.2.0-rc.1',
    '0.3.0',
  ]);
});

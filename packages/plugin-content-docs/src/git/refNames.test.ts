import {expect, test} from 'vitest';
import {
  isBrokenRange,
  isExcluded,
  isPrerelease,
  matchesRef,
  minorOf,
  sortNames,
  versionNameOf,
} from './refNames.js';

test.each([
  ['v3.2.1', '3.2.1'],
  ['release/2.x', '2.x'],
  ['@lectern/core@1.0.0-rc.1', '1.0.0-rc.1'],
  ['vue', 'vue'],
  ['next', 'next'],
])('the ref "%s" becomes the version "%s"', (ref, name) => {
  expect(versionNameOf(ref)).toBe(name);
});

test('version numbers are sorted, newest first, and other names keep their places', () => {
  expect(
    sortNames(['next', '1.9', '1.10.0', 'old', '2.x', '2.0.0-rc.2', '2.0.0', '2.0.0-rc.10', '2.0.0-beta']),
  ).toEqual(['next', '2.x', '2.0.0', 'old', '2.0.0-rc.10', '2.0.0-rc.2', '2.0.0-beta', '1.10.0', '1.9']);
});

test.each([
  ['v3.*', 'v3.2.1', true],
  ['v3.*', 'v30.1', false],
  ['release/*', 'release/2.x', true],
  ['release/*', 'release/old/2.x', false],
  ['release/**', 'release/old/2.x', true],
  ['v?.0', 'v1.0', true],
  ['v1.0', 'v1x0', false],
  ['--upload-pack=*', '--upload-pack=x', true],
])('the pattern "%s" and the ref "%s"', (pattern, ref, expected) => {
  expect(matchesRef(pattern, ref)).toBe(expected);
});

test.each([
  ['<2.0', 'v1.9.9', true],
  ['<2.0', 'v2.0.0', false],
  ['>=1.2 <1.4', 'v1.3.0', true],
  ['>=1.2 <1.4', 'v1.4.0', false],
  ['*-rc*', 'v2.0.0-rc.1', true],
  ['1.9.9', 'v1.9.9', true],
  ['<2.0', 'next', false],
])('the entry "%s" of exclude and the ref "%s"', (entry, ref, expected) => {
  expect(isExcluded(entry, ref, versionNameOf(ref))).toBe(expected);
});

test('ranges that name no version, minor releases and pre-releases are recognised', () => {
  expect([isBrokenRange('<latest'), isBrokenRange('<2'), isBrokenRange('v1.*')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([minorOf('3.2.1'), minorOf('3.2'), minorOf('3.2.1-rc.1')]).toEqual(['3.2', undefined, undefined]);
  expect([isPrerelease('3.0.0-rc.1'), isPrerelease('3.0.0'), isPrerelease('next')]).toEqual([
    true,
    false,
    false,
  ]);
});

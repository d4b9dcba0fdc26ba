import {expect, test} from 'vitest';
import {knownVersion} from '../versions/knownVersion.js';
import {routeKeys} from './routeKeys.js';
import type {VersionContent} from './VersionContent.js';

const page = {id: 'a', path: '/docs/a'};
const unknown = (name: string) => ({versionName: name, docs: []}) as unknown as VersionContent;
const known = (name: string, key: string) => knownVersion(unknown(name), key);

function keyOfReleased({
  pluginId = 'default',
  current = 'current',
  pages = [page],
  key = 'k1',
  older = 'k0',
}: {
  pluginId?: string;
  current?: string;
  pages?: (typeof page)[];
  key?: string;
  older?: string;
} = {}) {
  const [, released] = routeKeys(pluginId, [
    {version: unknown(current), pages},
    {version: known('2.0', key), pages: [page]},
    {version: known('1.0', older), pages: [page]},
  ]);
  return released;
}

test('equal versions have equal keys', () => {
  expect(keyOfReleased()).toMatch(/^[0-9a-f]{64}$/);
  expect(keyOfReleased()).toBe(keyOfReleased());
});

test.each<[string, Parameters<typeof keyOfReleased>[0]]>([
  ['the instance', {pluginId: 'other'}],
  ['the name of another version', {current: 'next'}],
  ['the path of a page of another version', {pages: [{id: 'a', path: '/docs/b'}]}],
  ['the id of a page of another version', {pages: [{id: 'b', path: '/docs/a'}]}],
  ['the pages of another version', {pages: []}],
  ['the version', {key: 'k2'}],
  ['another released version', {older: 'k9'}],
])('%s is part of a key', (_what, change) => {
  expect(keyOfReleased(change)).not.toBe(keyOfReleased());
});

test('versions of which nobody can tell have none', () => {
  const shown = known('1.0', 'k');
  expect(shown.docs).toEqual([]);
  const versions = [unknown('current'), shown].map((version) => ({version, pages: [page]}));
  expect(routeKeys('default', versions)).toEqual([undefined, undefined]);
});

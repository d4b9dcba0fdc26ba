import {expect, test} from 'vitest';
import type {VersionContent} from '../plan/VersionContent.js';
import {keyOfVersion, knownVersion, ownVersion} from './knownVersion.js';

function setup() {
  const version = {
    versionName: '1.0',
    label: 'One',
    docs: [{id: 'a', title: 'A'}],
    drafts: [],
    sidebars: {},
    sidebarSource: {},
    sidebarFiles: [],
  } as unknown as VersionContent;
  return {version, shown: knownVersion(version, 'key')};
}

test('a version that nobody looked into has its key, and is itself', () => {
  const {version, shown} = setup();
  expect(shown.label).toBe('One');
  expect(keyOfVersion(shown)).toBe('key');
  expect(ownVersion(shown)).toBe(version);
  expect(keyOfVersion(version)).toBeUndefined();
  expect(ownVersion(version)).toBe(version);
});

test('others see all of it, and from then on nobody knows what it is', () => {
  const {version, shown} = setup();
  expect(shown).toEqual(version);
  expect(keyOfVersion(shown)).toBeUndefined();
  expect(ownVersion(shown)).toBe(shown);
});

test.each<[string, (shown: VersionContent) => unknown]>([
  ['a doc', ({docs}) => Object.assign(docs[0] ?? {}, {title: 'B'})],
  ['the docs', (shown) => Object.assign(shown, {docs: []})],
  ['the label', (shown) => Object.assign(shown, {label: 'Two'})],
  ['a field that is new', (shown) => Object.assign(shown, {more: 1})],
  ['a field that goes', (shown) => Reflect.deleteProperty(shown, 'label')],
])('a change of %s counts', (_what, change) => {
  const {shown} = setup();
  change(shown);
  expect(keyOfVersion(shown)).toBeUndefined();
  expect(ownVersion(shown)).toBe(shown);
});

test('a copy is another version', () => {
  const {shown} = setup();
  const copy = {...shown};
  expect(keyOfVersion(copy)).toBeUndefined();
  expect(ownVersion(copy)).toBe(copy);
});

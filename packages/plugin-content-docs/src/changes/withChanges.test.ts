import {expect, test} from 'vitest';
import type {Doc} from '../model/Doc.js';
import type {VersionContent} from '../model/VersionContent.js';
import {leftOutVersion} from '../VersionsOnRequest.js';
import type {DocTexts} from './DocTexts.js';
import {withChanges} from './withChanges.js';

test('a version that is left out so far is not compared: no doc is new since then', () => {
  const intro = {id: 'intro', slug: '/intro', frontMatter: {}} as Doc;
  const version = (versionName: string) => ({versionName, docs: [intro]}) as unknown as VersionContent;
  const texts = {compare: () => [true]} as unknown as DocTexts;
  const changesSince = (earlier: VersionContent) =>
    withChanges([version('2.0'), earlier], {versionDiff: true}, texts)[0]?.docs[0]?.changes;
  expect(changesSince(version('1.0'))).toEqual([{version: '1.0', state: 'same', id: 'intro'}]);
  expect(changesSince(leftOutVersion(version('1.0')))).toBeUndefined();
});

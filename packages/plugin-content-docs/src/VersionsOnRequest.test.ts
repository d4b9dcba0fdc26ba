import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {gitSite} from '../test/gitSite.js';
import {publishSite} from '../test/testSite.js';
import type {DocsPluginInput} from './DocsPluginInput.js';
import type {Doc} from './model/Doc.js';
import type {VersionContent} from './model/VersionContent.js';
import {leftOutVersion, VersionsOnRequest} from './VersionsOnRequest.js';

const inMode = (mode: 'development' | 'production') =>
  new VersionsOnRequest({context: {mode}} as unknown as DocsPluginInput);

const version = (versionName: string, path: string, facts: object = {}) =>
  ({
    versionName,
    path,
    isLast: false,
    docs: [],
    sidebars: {},
    git: {ref: versionName},
    ...facts,
  }) as unknown as VersionContent;

const intro = {id: 'intro', slug: '/intro', permalink: '/docs/1.0/intro'} as Doc;

test('versions from git are left out in site start until a page of them is requested', () => {
  const onRequest = inMode('development');
  const one = version('1.0', '/docs/1.0');
  const content = {loadedVersions: [version('2.0', '/docs', {isLast: true}), leftOutVersion(one)]};
  expect(onRequest.leavesOut(one)).toBe(true);
  expect(onRequest.find('/docs/none', content)).toBeUndefined();
  expect(onRequest.find('/docs/1.0.1', content)).toBeUndefined();
  expect(onRequest.leavesOut(one)).toBe(true);
  expect(onRequest.find('/docs/1.0/intro', content)).toBe(true);
  expect(onRequest.leavesOut(one)).toBe(false);
  // Two requests may come before the content is there.
  expect(onRequest.find('/docs/1.0/other/', content)).toBe(true);
});

test('the path of a version leads to its main doc once it is loaded', () => {
  const content = {loadedVersions: [version('1.0', '/docs/1.0', {docs: [intro]})]};
  const onRequest = inMode('development');
  expect(onRequest.find('/docs/1.0/', content)).toBe('/docs/1.0/intro');
  expect(onRequest.find('/docs/1.0/none', content)).toBeUndefined();
});

test('all other versions are always there: the last one, folders, and those of builds', () => {
  const onRequest = inMode('development');
  expect(onRequest.leavesOut(version('2.0', '/docs', {isLast: true}))).toBe(false);
  expect(onRequest.leavesOut(version('1.0', '/docs/1.0', {git: undefined}))).toBe(false);
  expect(inMode('production').leavesOut(version('1.0', '/docs/1.0'))).toBe(false);
  const folder = {loadedVersions: [version('1.0', '/docs/1.0', {git: undefined, docs: [intro]})]};
  expect(onRequest.find('/docs/1.0', folder)).toBeUndefined();
});

test('a version that is left out has no route and no files, and links to it have its path', async () => {
  const docs = {'docs/a.md': '# A'};
  const siteDir = gitSite({'v1.0.0': docs, 'v2.0.0': docs}, {...docs, '.gitignore': 'node_modules\n.site\n'});
  const options = {gitVersions: {refs: ['v*']}};
  const {routes, globalData, content} = await publishSite(siteDir, options, {mode: 'development'});
  expect(content.loadedVersions.map(({versionName, docs: {length}}) => [versionName, length])).toEqual([
    ['current', 1],
    ['2.0.0', 1],
    ['1.0.0', 0],
  ]);
  expect(routes[0]?.routes?.map((route) => route.path)).toEqual(['/docs/next', '/docs']);
  expect(fs.readdirSync(path.join(siteDir, '.site/git-versions/default'))).toEqual(['git~v2.0.0']);
  const {versions} = globalData as {readonly versions: readonly {readonly mainDocPath: string}[]};
  expect(versions.map(({mainDocPath}) => mainDocPath)).toEqual(['/docs/next/a', '/docs/a', '/docs/1.0.0']);
});

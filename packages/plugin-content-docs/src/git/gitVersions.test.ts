import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {commit, git, gitSite, replaceFiles} from '../../test/gitSite.js';
import {type PublishedDocs, publishSite, writeSite} from '../../test/testSite.js';
import type {Options} from '../options.js';

const CURRENT = {'docs/a.md': '# Next', '.gitignore': 'node_modules\n.site\n'};

/** Names of the versions that a site shows, with their paths. */
function versionsOf({content}: PublishedDocs) {
  return content.loadedVersions.map(({versionName, path: route}) => `${versionName} ${route}`);
}

async function names(siteDir: string, gitVersions: Options['gitVersions'], others: Options = {}) {
  const {content} = await publishSite(siteDir, {gitVersions, ...others});
  return content.loadedVersions.map(({versionName}) => versionName);
}

const docs = (title: string) => ({'docs/a.md': `# ${title}`});

test('tags become versions, newest first, with their own docs and sidebars', async () => {
  const siteDir = gitSite(
    {
      'v1.9.0': {
        'docs/a.md': '# One',
        'docs/guides/b.md': '# Only in one',
        'docs/guides/_category_.json': {label: 'Old guides'},
      },
      'v1.10.0': docs('Ten'),
    },
    CURRENT,
  );
  const published = await publishSite(siteDir, {versions: {from: 'git', refs: ['v1.*']}});
  expect(versionsOf(published)).toEqual(['current /docs/next', '1.10.0 /docs', '1.9.0 /docs/1.9.0']);
  const [, ten, nine] = published.content.loadedVersions;
  expect(ten?.docs.map(({title, source}) => [title, source])).toEqual([
    ['Ten', '@site/.site/git-versions/default/git~v1.10.0/docs/a.md'],
  ]);
  const labels = nine?.sidebars.defaultSidebar?.map((item) => ('label' in item ? item.label : item.type));
  expect(labels).toEqual(['doc', 'Old guides']);
  expect(JSON.stringify(published.routes)).toContain('/docs/1.9.0/guides/b');
  const folders = (name: string) => fs.readdirSync(path.join(siteDir, name)).sort();
  expect(folders('.')).toEqual(['.git', '.gitignore', '.site', 'docs', 'node_modules']);
  expect(folders('.site/git-versions/default')).toEqual(['git~v1.10.0', 'git~v1.9.0']);
});

test('branches and remote branches become versions; a local branch hides the remote one', async () => {
  const origin = gitSite({}, docs('Main'));
  for (const branch of ['release/1.x', 'release/2.x']) {
    git(origin, ['checkout', '--quiet', '-b', branch]);
    replaceFiles(origin, docs(`Remote ${branch}`));
    commit(origin);
  }
  const siteDir = writeSite({});
  git(siteDir, ['clone', '--quiet', origin, 'clone']);
  const clone = path.join(siteDir, 'clone');
  git(clone, ['checkout', '--quiet', '-b', 'release/1.x', 'origin/release/1.x']);
  replaceFiles(clone, docs('Local release/1.x'));
  commit(clone);
  const {content} = await publishSite(clone, {
    gitVersions: {refs: ['release/*']},
    includeCurrentVersion: false,
  });
  expect(content.loadedVersions.map(({docs: [doc]}) => doc?.title)).toEqual([
    'Remote release/2.x',
    'Local release/1.x',
  ]);
  const remote = await publishSite(clone, {
    gitVersions: {refs: ['origin/release/1.x']},
    includeCurrentVersion: false,
  });
  expect(remote.content.loadedVersions.map(({docs: [doc]}) => doc?.title)).toEqual(['Remote release/1.x']);
});

test('options choose and name versions: exclude, latestPatch, settings, lastVersion, onlyIncludeVersions', async () => {
  const tags = ['v1.0.0', 'v2.0.0', 'v2.0.1', 'v2.1.0', 'v3.0.0-rc.1'];
  const siteDir = gitSite(Object.fromEntries(tags.map((tag) => [tag, docs(tag)])), CURRENT);
  const refs = ['v*'];
  expect(await names(siteDir, {refs})).toEqual(['current', '3.0.0-rc.1', '2.1.0', '2.0.1', '2.0.0', '1.0.0']);
  expect(await names(siteDir, {refs, latestPatch: true})).toEqual([
    'current',
    '3.0.0-rc.1',
    '2.1',
    '2.0',
    '1.0',
  ]);
  expect(await names(siteDir, {refs, exclude: ['<2', '*-rc*']})).toEqual([
    'current',
    '2.1.0',
    '2.0.1',
    '2.0.0',
  ]);
  expect(await names(siteDir, {refs}, {onlyIncludeVersions: ['2.1.0']})).toEqual(['2.1.0']);
  expect(await names(siteDir, {refs}, {disableVersioning: true})).toEqual(['current']);
  expect(await names(siteDir, {refs}, {includeCurrentVersion: false})).not.toContain('current');

  // A pre-release is not the last version by default.
  const {content} = await publishSite(siteDir, {gitVersions: {refs}});
  expect(content.loadedVersions.find(({isLast}) => isLast)?.versionName).toBe('2.1.0');
  const options: Options = {
    versions: {
      from: 'git',
      refs,
      '2.0.0': {label: 'Two', path: 'two', banner: 'none', badge: false, noIndex: true},
    },
    lastVersion: '1.0.0',
  };
  const set = await publishSite(siteDir, options);
  expect(set.content.loadedVersions.find(({versionName}) => versionName === '2.0.0')).toMatchObject({
    label: 'Two',
    path: '/docs/two',
    banner: null,
    badge: false,
    noIndex: true,
  });
  expect(set.content.loadedVersions.find(({isLast}) => isLast)?.versionName).toBe('1.0.0');
  const unknown = publishSite(siteDir, {gitVersions: {refs}, lastVersion: '9.0.0'});
  await expect(unknown).rejects.toMatchObject({code: 'DOCS_VERSION_OPTION'});
});

test('a version that is called "from" keeps its settings', async () => {
  const siteDir = writeSite({
    'docs/a.md': 'Text.',
    'versioned_docs/version-from/a.md': 'Text.',
    'versions.json': ['from'],
  });
  const {content} = await publishSite(siteDir, {versions: {from: {label: 'From'}}, sidebarPath: false});
  expect(content.loadedVersions.map(({label}) => label)).toEqual(['Next', 'From']);
});

test('folders and refs are mixed; a folder replaces a ref with the same version', async () => {
  const siteDir = gitSite(
    {'v2.0': docs('Tag 2'), 'v3.0': docs('Tag 3')},
    {
      ...CURRENT,
      'versioned_docs/version-1.0/a.md': '# Folder 1',
      'versioned_docs/version-2.0/a.md': '# Folder 2',
      'versions.json': ['2.0', '1.0'],
    },
  );
  const {content} = await publishSite(siteDir, {gitVersions: {refs: ['v*']}, sidebarPath: false});
  expect(content.loadedVersions.map(({docs: [doc]}) => doc?.title)).toEqual([
    'Next',
    'Tag 3',
    'Folder 2',
    'Folder 1',
  ]);
});

test('a moved branch has new content, and its files that stay the same are not written again', async () => {
  const siteDir = gitSite({}, {...CURRENT, 'docs/b.md': 'Same.', 'docs/c.md': 'Removed later.'});
  git(siteDir, ['branch', 'release/1.x']);
  const options: Options = {gitVersions: {refs: ['release/1.x']}};
  await publishSite(siteDir, options);
  const folder = path.join(siteDir, '.site/git-versions/default/git~release~2f1.x/docs');
  const before = fs.statSync(path.join(folder, 'b.md'));
  git(siteDir, ['checkout', '--quiet', 'release/1.x']);
  replaceFiles(siteDir, {...CURRENT, 'docs/a.md': '# Moved', 'docs/b.md': 'Same.'});
  commit(siteDir);
  const {content} = await publishSite(siteDir, options);
  expect(content.loadedVersions[1]?.docs.map(({title}) => title)).toEqual(['Moved', 'b']);
  expect(fs.readdirSync(folder)).toEqual(['a.md', 'b.md']);
  expect(fs.statSync(path.join(folder, 'b.md')).ino).toBe(before.ino);

  // A file that something else has changed is written again.
  fs.writeFileSync(path.join(folder, 'b.md'), 'Other.');
  fs.writeFileSync(path.join(folder, 'strange.md'), 'Strange.');
  const again = await publishSite(siteDir, options);
  expect(again.content.loadedVersions[1]?.docs).toHaveLength(2);
  expect(fs.readFileSync(path.join(folder, 'b.md'), 'utf8')).toBe('Same.');
  git(siteDir, ['branch', '--quiet', 'release/2.x']);
  await publishSite(siteDir, {gitVersions: {refs: ['release/2.x']}});
  expect(fs.readdirSync(path.dirname(path.dirname(folder)))).toEqual(['git~release~2f2.x']);
});

test('a ref that does not exist is an error with its name', async () => {
  const siteDir = gitSite({'v1.0': docs('One')}, CURRENT);
  await expect(publishSite(siteDir, {gitVersions: {refs: ['v1.*', 'v1.1']}})).rejects.toMatchObject({
    code: 'DOCS_GIT_REF',
    message: expect.stringContaining('"v1.1"'),
    hint: expect.stringContaining('git fetch --tags'),
  });
});

test('a folder outside of a repository, and git that is missing, are errors', async () => {
  const siteDir = writeSite({'docs/a.md': 'Text.'});
  const options: Options = {gitVersions: {refs: ['v*']}};
  await expect(publishSite(siteDir, options)).rejects.toMatchObject({
    code: 'DOCS_GIT_UNAVAILABLE',
    message: expect.stringContaining('is not in a git repository'),
  });
  git(siteDir, ['init', '--quiet']);
  const {PATH} = process.env;
  process.env.PATH = '/nowhere';
  try {
    await expect(publishSite(siteDir, options)).rejects.toThrow('git is not installed');
  } finally {
    process.env.PATH = PATH;
  }
});

test('refs that become the same version, or no name of a version, are errors', async () => {
  const siteDir = gitSite(
    {'v1.0': docs('One'), 'old/1.0': docs('Old'), [`v${'1'.repeat(40)}`]: docs('Long')},
    CURRENT,
  );
  await expect(names(siteDir, {refs: ['v1.0', 'old/*']})).rejects.toThrow(
    'The refs "v1.0" and "old/1.0" both become the version "1.0".',
  );
  await expect(names(siteDir, {refs: ['v1*']})).rejects.toThrow('is longer than 32 characters');
  await expect(names(siteDir, {refs: ['v1.0'], exclude: ['<one']})).rejects.toMatchObject({
    code: 'DOCS_VERSION_OPTION',
  });
});

test('the folders of a ref may lie elsewhere than now', async () => {
  const siteDir = gitSite(
    {'v1.0': {'documentation/a.md': '# Elsewhere', 'sidebar.json': {old: ['a']}}},
    {'website/docs/a.md': '# Next', 'website/sidebars.json': {docs: ['a']}},
  );
  const site = path.join(siteDir, 'website');
  const missing = names(site, {refs: ['v1.0']});
  await expect(missing).rejects.toThrow('The ref "v1.0" has no folder "website/docs" with docs.');
  const moved = [{refs: ['v1.*'], site: '', path: 'documentation', sidebarPath: 'sidebar.json'}];
  const {content} = await publishSite(site, {
    sidebarPath: './sidebars.json',
    gitVersions: {refs: ['v1.0'], moved},
    editUrl: 'https://github.com/o/r/edit/main/website/',
  });
  expect(content.loadedVersions.map(({sidebars}) => Object.keys(sidebars))).toEqual([['docs'], ['old']]);
  expect(content.loadedVersions[1]?.docs[0]).toMatchObject({
    title: 'Elsewhere',
    editUrl: 'https://github.com/o/r/blob/v1.0/documentation/a.md',
  });
  await expect(names(site, {refs: ['v1.0']}, {path: '../../docs'})).rejects.toMatchObject({
    code: 'DOCS_VERSION_OPTION',
  });
});

test('edit links and last updates are of the ref', async () => {
  const siteDir = gitSite({}, CURRENT);
  replaceFiles(siteDir, docs('One'));
  commit(siteDir, '2020-05-06T00:00:00Z');
  git(siteDir, ['tag', 'v1.0']);
  git(siteDir, ['branch', 'release/1.x']);
  replaceFiles(siteDir, docs('Later'));
  commit(siteDir, '2024-05-06T00:00:00Z');
  const options: Options = {
    gitVersions: {refs: ['v1.0', 'release/*']},
    showLastUpdateTime: true,
    showLastUpdateAuthor: true,
    editUrl: 'https://github.com/o/r/edit/main/',
  };
  const shown = async (changes: Options = {}) => {
    const {content} = await publishSite(
      siteDir,
      {...options, ...changes},
      {future: {experimental_vcs: true}},
    );
    return content.loadedVersions.map(({versionName, docs: [doc]}) => [
      versionName,
      doc?.editUrl,
      new Date(doc?.lastUpdatedAt ?? 0).getUTCFullYear(),
      doc?.lastUpdatedBy,
    ]);
  };
  const expected = [
    ['current', 'https://github.com/o/r/edit/main/docs/a.md', 2024, 'Ada'],
    ['1.x', 'https://github.com/o/r/edit/release/1.x/docs/a.md', 2020, 'Ada'],
    ['1.0', 'https://github.com/o/r/blob/v1.0/docs/a.md', 2020, 'Ada'],
  ];
  expect(await shown()).toEqual(expected);
  // From the cache.
  expect(await shown()).toEqual(expected);
  const current = await shown({editCurrentVersion: true});
  expect(new Set(current.map(([, url]) => url))).toEqual(
    new Set(['https://github.com/o/r/edit/main/docs/a.md']),
  );
  const [, ofFunction] = await shown({
    editUrl: ({ref, refKind, versionDocsDirPath, docPath}) =>
      `${refKind} ${ref} ${versionDocsDirPath}/${docPath}`,
  });
  expect(ofFunction?.[1]).toBe('branch release/1.x docs/a.md');
  const [, unknown] = await shown({editUrl: 'https://cms.example.com/'});
  expect(unknown?.[1]).toBeUndefined();
});

import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {gitSite} from '../../test/gitSite.js';
import {publishSite} from '../../test/testSite.js';

const CURRENT = {'docs/a.md': '# Next', '.gitignore': 'node_modules\n.site\n'};

test('tags become versions, newest first, with their own docs and sidebars', async () => {
  const siteDir = gitSite(
    {
      'v1.9.0': {
        'docs/a.md': '# One',
        'docs/guides/b.md': '# Only in one',
        'docs/guides/_category_.json': {label: 'Old guides'},
      },
      'v1.10.0': {'docs/a.md': '# Ten'},
    },
    CURRENT,
  );
  const {content, routes} = await publishSite(siteDir, {versions: {from: 'git', refs: ['v1.*']}});
  expect(content.loadedVersions.map(({versionName, path: route}) => [versionName, route])).toEqual([
    ['current', '/docs/next'],
    ['1.10.0', '/docs'],
    ['1.9.0', '/docs/1.9.0'],
  ]);
  const [, ten, nine] = content.loadedVersions;
  expect(ten?.docs.map(({title, source}) => [title, source])).toEqual([
    ['Ten', '@site/.site/git-versions/default/git~v1.10.0/docs/a.md'],
  ]);
  expect(nine?.sidebars.defaultSidebar?.map((item) => ('label' in item ? item.label : item.type))).toEqual([
    'doc',
    'Old guides',
  ]);
  expect(JSON.stringify(routes)).toContain('/docs/1.9.0/guides/b');
  expect(fs.readdirSync(siteDir).sort()).toEqual(['.git', '.gitignore', '.site', 'docs', 'node_modules']);
  expect(fs.readdirSync(path.join(siteDir, '.site/git-versions/default')).sort()).toEqual([
    'git~v1.10.0',
    'git~v1.9.0',
  ]);
});

import {openPluginCache, splitSettings} from '@lectern/core/content-helpers';
import {expect, test} from 'vitest';
import {publishSite, testContext, writeSite} from '../../test/testSite.js';
import {CODE} from '../paths.js';

test('a second load of a site gives the same docs from the cache', async () => {
  const siteDir = writeSite({
    'docs/a.md':
      '---\ntags: [x]\nlast_update: {date: 2020-01-01}\ncustom: {deep: [1, null]}\n---\n\n# A\n\nText.\n',
  });
  const first = await publishSite(siteDir);
  const context = testContext(siteDir);
  const settings = splitSettings(context, {name: 'current', label: 'Next', path: '/docs'});
  const name = `docs-facts-default-current-${undefined}-${settings}`;
  expect(openPluginCache(context, name, CODE).readAll()).toMatchObject({'docs/a.md': {}});
  const second = await publishSite(siteDir);
  expect(JSON.stringify(second.content)).toBe(JSON.stringify(first.content));
});

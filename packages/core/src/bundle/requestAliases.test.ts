import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {hiddenPackages, packageAliases} from './requestAliases.js';

test('what Docusaurus calls its packages for the browser leads to ours, from wherever they can be seen', () => {
  const exports = {'.': './dist/index.js', './internal': './dist/internal.js', './dist/*': './dist/*'};
  const manifest = JSON.stringify({exports});
  const modules = 'node_modules/theme/node_modules/@lectern';
  const dir = tempSite({
    [`${modules}/theme-common/package.json`]: manifest,
    [`${modules}/theme-common/dist/index.js`]: '',
    [`${modules}/theme-common/dist/internal.js`]: '',
    [`${modules}/theme-classic/package.json`]: manifest,
    [`${modules}/theme-classic/dist/theme/Tag/styles.module.css`]: '',
    [`${modules}/plugin-content-blog/package.json`]: manifest,
    [`${modules}/plugin-content-blog/dist/index.js`]: '',
    'node_modules/@docusaurus/theme-common/index.js': '',
  });
  const aliasOf = packageAliases([path.join(dir, 'node_modules/theme'), dir]);
  const resolve = (request: string) => aliasOf(request)?.replace(`${dir}/${modules}/`, '');
  expect(resolve('@docusaurus/theme-common')).toBe('theme-common/dist/index.js');
  expect(resolve('@docusaurus/theme-common/internal')).toBe('theme-common/dist/internal.js');
  expect(resolve('@docusaurus/theme-classic/lib/theme/Tag/styles.module.css')).toBe(
    'theme-classic/dist/theme/Tag/styles.module.css',
  );
  expect(resolve('@docusaurus/plugin-content-blog')).toBe('plugin-content-blog/dist/index.js');
  expect(resolve('@docusaurus/theme-common/nothing')).toBeUndefined();
  expect(resolve('@docusaurus/theme-common-x')).toBeUndefined();
  expect(resolve('@docusaurus/utils')).toBeUndefined();
});

test('an ejected component finds packages of ours that only the theme sees', () => {
  const modules = 'node_modules/theme/node_modules/@lectern';
  const dir = tempSite({
    [`${modules}/theme-common/package.json`]: JSON.stringify({exports: {'./internal': './dist/internal.js'}}),
    [`${modules}/theme-common/dist/internal.js`]: '',
  });
  const aliasOf = hiddenPackages(dir, [path.join(dir, 'node_modules/theme'), dir]);
  const resolve = (request: string, issuer: string) => aliasOf(request, path.join(dir, issuer));
  const found = path.join(dir, modules, 'theme-common/dist/internal.js');
  expect(resolve('@lectern/theme-common/internal', 'src/theme/Footer.js')).toBe(found);
  expect(resolve('@lectern/theme-common/nothing', 'src/theme/Footer.js')).toBeUndefined();
  expect(resolve('@lectern/theme-common/internal', 'node_modules/theme/Footer.js')).toBeUndefined();
  expect(resolve('clsx', 'src/theme/Footer.js')).toBeUndefined();
});

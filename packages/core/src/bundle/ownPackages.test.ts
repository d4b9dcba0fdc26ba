import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {ownPackages} from './ownPackages.js';

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
    [`${modules}/plugin-content-blog/package.json`]: JSON.stringify({
      exports: {...exports, './client': './dist/client/index.js'},
    }),
    [`${modules}/plugin-content-blog/dist/client/index.js`]: '',
    [`${modules}/plugin-content-blog/dist/index.js`]: '',
    'node_modules/@docusaurus/theme-common/index.js': '',
  });
  const aliasOf = ownPackages([path.join(dir, 'node_modules/theme'), dir]);
  const resolve = (request: string) => aliasOf(request, '')?.replace(`${dir}/${modules}/`, '');
  expect(resolve('@docusaurus/theme-common')).toBe('theme-common/dist/index.js');
  expect(resolve('@docusaurus/theme-common/internal')).toBe('theme-common/dist/internal.js');
  expect(resolve('@docusaurus/theme-classic/lib/theme/Tag/styles.module.css')).toBe(
    'theme-classic/dist/theme/Tag/styles.module.css',
  );
  expect(resolve('@docusaurus/plugin-content-blog')).toBe('plugin-content-blog/dist/index.js');
  for (const file of ['lib/client', 'lib/client/index', 'lib/client/index.js']) {
    expect(resolve(`@docusaurus/plugin-content-blog/${file}`)).toBe(
      'plugin-content-blog/dist/client/index.js',
    );
  }
  expect(resolve('@docusaurus/theme-common/nothing')).toBeUndefined();
  expect(resolve('@docusaurus/theme-common-x')).toBeUndefined();
  expect(resolve('@docusaurus/utils')).toBeUndefined();
});

test('what only the theme sees is found from everywhere', () => {
  const modules = 'node_modules/theme/node_modules/@lectern';
  const dir = tempSite({
    [`${modules}/theme-common/package.json`]: JSON.stringify({exports: {'./internal': './dist/internal.js'}}),
    [`${modules}/theme-common/dist/internal.js`]: '',
  });
  const aliasOf = ownPackages([path.join(dir, 'node_modules/theme'), dir]);
  const found = path.join(dir, modules, 'theme-common/dist/internal.js');
  expect(aliasOf('@lectern/theme-common/internal', path.join(dir, 'src/theme/Footer.js'))).toBe(found);
  expect(aliasOf('@lectern/theme-common/nothing', path.join(dir, 'src/theme/Footer.js'))).toBeUndefined();
  expect(aliasOf('clsx', path.join(dir, 'src/theme/Footer.js'))).toBeUndefined();
});

const theme = (version: string) => ({
  'package.json': JSON.stringify({name: '@lectern/theme-common', version, exports: './dist/index.js'}),
  'dist/index.js': '',
});

function filesIn(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]));
}

test('of several copies of a package, all imports get one: the loaded one, else that of the site', () => {
  const dir = tempSite({
    ...filesIn('node_modules/@lectern/theme-common', theme('1.0.0')),
    ...filesIn('node_modules/@docusaurus/theme-common', theme('1.0.0')),
    ...filesIn('node_modules/preset/node_modules/@lectern/theme-common', theme('2.0.0')),
  });
  const ofSite = path.join(dir, 'node_modules/@lectern/theme-common');
  const nested = path.join(dir, 'node_modules/preset/node_modules/@lectern/theme-common');
  for (const request of ['@lectern/theme-common', '@docusaurus/theme-common']) {
    const issuer = path.join(dir, 'node_modules/preset/index.js');
    const bySite = ownPackages([dir, path.join(dir, 'node_modules/preset')]);
    expect(bySite(request, issuer)).toBe(path.join(ofSite, 'dist/index.js'));
    const byTheme = ownPackages([dir, path.join(nested, 'dist')]);
    expect(byTheme(request, issuer)).toBe(path.join(nested, 'dist/index.js'));
  }
});

test('core is the copy that is running, however many are installed', () => {
  const manifest = JSON.stringify({
    name: '@lectern/core',
    version: '9.0.0',
    exports: {'./client/*': './client/*.js'},
  });
  const dir = tempSite({
    'node_modules/@lectern/core/package.json': manifest,
    'node_modules/@lectern/core/client/Link.js': '',
    'node_modules/@docusaurus/core/package.json': manifest,
    'node_modules/@docusaurus/core/client/Link.js': '',
  });
  const aliasOf = ownPackages([dir]);
  const issuer = path.join(dir, 'index.js');
  const link = aliasOf('@lectern/core/client/Link', issuer);
  expect(link).toBe(fileURLToPath(import.meta.resolve('@lectern/core/client/Link')));
  expect(aliasOf('@docusaurus/core/client/Link', issuer)).toBe(link);
});

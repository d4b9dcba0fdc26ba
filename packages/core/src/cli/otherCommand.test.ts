import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';
import {otherCommand} from '../../bin/otherCommand.mjs';
import {tempSite} from '../../test/tempSite.js';

const core = (folder: string) => ({
  [`${folder}/package.json`]: JSON.stringify({
    name: '@lectern/core',
    exports: {'./package.json': './package.json'},
  }),
  [`${folder}/bin/site.mjs`]: '',
});

test.each([
  ['the copy for plugins', 'node_modules/@docusaurus/core', ['build'], '', 'node_modules/@lectern/core'],
  ['the right copy', 'node_modules/@lectern/core', ['build'], '', undefined],
  [
    'that of the root, with a site below',
    'node_modules/@lectern/core',
    ['build', 'website'],
    '',
    'website/node_modules/@lectern/core',
  ],
  [
    'that of the root, in a site',
    'node_modules/@lectern/core',
    ['build'],
    'website',
    'website/node_modules/@lectern/core',
  ],
  ['one that is installed elsewhere', 'node_modules/@lectern/core', ['build'], '..', undefined],
  ['one of a checkout', 'checkout', ['build'], '', undefined],
])(
  'the command of the core that the site resolves runs, if %s was started',
  (_name, own, args, cwd, expected) => {
    const dir = tempSite({
      ...core('node_modules/@lectern/core'),
      ...core('node_modules/@docusaurus/core'),
      ...core('website/node_modules/@lectern/core'),
      'website/site.config.js': '',
      'checkout/bin/site.mjs': '',
    });
    const url = (folder: string) => pathToFileURL(path.join(dir, folder, 'bin/site.mjs')).href;

    expect(otherCommand(url(own), args, path.join(dir, cwd))).toBe(expected && url(expected));
  },
);

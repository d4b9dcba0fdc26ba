import {expect, test} from 'vitest';
import {testPlugin} from '../../test/testPlugin.js';
import {siteMetadata} from './siteMetadata.js';

test('site data shows the version of the framework, of the site and of its plugins', () => {
  expect(
    siteMetadata({context: {siteVersion: '1.2.3'}, contents: [{plugin: testPlugin({name: 'a'})}]}),
  ).toEqual({
    docusaurusVersion: '3.0.0-alpha.0',
    siteVersion: '1.2.3',
    pluginVersions: {a: {type: 'local'}},
  });
});

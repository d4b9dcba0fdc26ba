import {expect, test} from 'vitest';
import {assumePeers} from './peerVersions.js';

test('packages of Docusaurus count as peers of the version whose interface Lectern has', () => {
  assumePeers();
  const {__ValidatePeerDependenciesAssumeProvided: assumed} = globalThis as unknown as {
    readonly __ValidatePeerDependenciesAssumeProvided: ReadonlyMap<string, string>;
  };
  for (const name of ['core', 'theme-classic', 'theme-search-algolia', 'utils', 'plugin-content-docs']) {
    expect(assumed.get(`@docusaurus/${name}`)).toMatch(/^3\.\d+\.\d+$/);
  }
});

import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {locationInSource, namesFolder} from './sourceStacks.js';

/** Source map from line 1 of the bundled file to line 3 of the source ("AAEA"). */
const map = JSON.stringify({
  version: 3,
  sources: ['webpack://x/./src/Chart.tsx?1a2b'],
  names: [],
  mappings: 'AAEA',
});

test.each(['plain', 'my site', 'site (1)+é'])(
  'a stack is followed into a site in the folder "%s"',
  (name) => {
    const siteDir = path.join(tempSite({[`${name}/src/Chart.tsx`]: 'a\nb\nc\n'}), name);
    const outputDir = path.join(siteDir, '.site', 'server');
    const file = path.join(outputDir, 'chunk.js');
    const readMap = (asked: string) => (asked === file ? map : undefined);
    for (const shown of [file, pathToFileURL(file).href]) {
      const stack = `Error: x\n    at Object.foo (/usr/lib/react.js:1:2)\n    at Chart (${shown}:1:1)\n    at async ${shown}:9:9`;
      expect(namesFolder(stack, outputDir)).toBe(true);
      expect(locationInSource({stack, outputDir, siteDir, cacheDir: '/cache', readMap})).toEqual({
        file: path.join(siteDir, 'src/Chart.tsx'),
        line: 3,
      });
    }
  },
);

test.each([
  ['a package', 'node_modules/x/Chart.tsx', '/cache'],
  ['the generated folder', 'cache/generated/Chart.tsx', 'cache'],
])('code of %s is not the source of the site', (_, source, cacheDir) => {
  const siteDir = tempSite({[source]: 'a\nb\nc\n'});
  const outputDir = path.join(siteDir, '.site', 'server');
  const readMap = () => JSON.stringify({...JSON.parse(map), sources: [`webpack://x/./${source}`]});
  const stack = `Error: x\n    at Chart (${path.join(outputDir, 'chunk.js')}:1:1)`;
  const input = {stack, outputDir, siteDir, cacheDir: path.resolve(siteDir, cacheDir), readMap};
  expect(locationInSource(input)).toBeUndefined();
});

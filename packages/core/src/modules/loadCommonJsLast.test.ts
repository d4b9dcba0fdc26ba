import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {loadCommonJsLast} from './loadCommonJsLast.js';

test('what may require other modules is loaded once all else is there, or has failed', async () => {
  const dir = tempSite({
    'package.json': '{}',
    'esm/package.json': '{"type": "module"}',
    'esm/a.js': '',
    'b.mjs': '',
  });
  const steps: string[] = [];
  const loader = loadCommonJsLast({
    resolve: () => undefined,
    loadedFiles: () => [],
    async load(file) {
      const name = path.relative(dir, file);
      steps.push(`begin ${name}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      steps.push(`end ${name}`);
      if (name === 'esm/a.js') throw new Error('it failed');
      return name;
    },
  });
  const files = ['c.js', 'esm/a.js', 'b.mjs', 'd.ts'].map((file) => path.join(dir, file));
  const loaded = await Promise.allSettled(files.map((file) => loader.load(file)));
  expect(loaded.map(({status}) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(steps.slice(0, 3).sort()).toEqual(['begin b.mjs', 'begin d.ts', 'begin esm/a.js']);
  expect(steps.slice(-2)).toEqual(['begin c.js', 'end c.js']);
});

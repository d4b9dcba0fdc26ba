import {expect, test} from 'vitest';
import {loadInTurn} from './loadInTurn.js';

test('a module is loaded once the one before is there, or has failed', async () => {
  const steps: string[] = [];
  const loader = loadInTurn({
    resolve: () => undefined,
    loadedFiles: () => [],
    async load(file) {
      steps.push(`begin ${file}`);
      await new Promise(setImmediate);
      steps.push(`end ${file}`);
      if (file === 'a') throw new Error('a failed');
      return file;
    },
  });
  const loaded = await Promise.allSettled(['a', 'b'].map((file) => loader.load(file)));
  expect(loaded.map(({status}) => status)).toEqual(['rejected', 'fulfilled']);
  expect(steps).toEqual(['begin a', 'end a', 'begin b', 'end b']);
});

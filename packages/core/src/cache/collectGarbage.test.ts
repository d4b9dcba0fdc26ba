import {setImmediate} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {collectGarbage} from './collectGarbage.js';

test('what is no longer used is freed', async () => {
  const reference = new WeakRef({unused: true});
  // A new `WeakRef` keeps its object alive until the current task ends.
  await setImmediate();
  collectGarbage();
  expect(reference.deref()).toBeUndefined();
});

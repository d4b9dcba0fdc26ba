import {expect, test} from 'vitest';
import type {Bundle} from './Bundle.js';
import type {CodePlan} from './planCode.js';
import {rebundleIfNeeded} from './rebundleIfNeeded.js';

function codeOf(requests: readonly string[], isGuess: boolean): CodePlan {
  const content = Promise.resolve({requests, requesters: new Map(), registry: '', isGuess});
  return {generated: new Map(), siteScript: {file: '', text: ''}, content};
}

/** A bundle whose hash is the list of its requests. */
async function bundleOf({content}: CodePlan): Promise<Bundle> {
  const {requests} = await content;
  return {codeHash: requests.join()} as unknown as Bundle;
}

function rebundled(
  codePlan: CodePlan,
  complete: readonly string[],
  lanes: {compiling?: Promise<unknown>; bundling?: Promise<Bundle>},
) {
  return rebundleIfNeeded({
    codePlan,
    bundling: lanes.bundling ?? bundleOf(codePlan),
    compiling: lanes.compiling ?? Promise.resolve(),
    replan: () => codeOf(complete, false),
    bundle: bundleOf,
  });
}

test('a bundle is kept unless it was made of a guess and something is missing', async () => {
  expect((await rebundled(codeOf(['a'], false), ['a', 'b'], {})).codeHash).toBe('a');
  expect((await rebundled(codeOf(['a', 'b'], true), ['a'], {})).codeHash).toBe('a,b');
  expect((await rebundled(codeOf(['a'], true), ['a', 'b'], {})).codeHash).toBe('a,b');
});

test('mistakes stay mistakes', async () => {
  const failed = () => {
    const promise = Promise.reject(new Error('no'));
    promise.catch(() => {});
    return promise;
  };
  expect((await rebundled(codeOf(['a'], true), ['a', 'b'], {compiling: failed()})).codeHash).toBe('a');
  await expect(rebundled(codeOf(['a'], true), ['a'], {bundling: failed()})).rejects.toThrow('no');
});

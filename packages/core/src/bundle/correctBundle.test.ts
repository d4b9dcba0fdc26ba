import {expect, test} from 'vitest';
import type {Bundle} from './Bundle.js';
import {correctBundle} from './correctBundle.js';
import type {CodePlan} from './planCode.js';

function codeOf(requests: readonly string[], isGuess: boolean): CodePlan {
  const siteScript = {file: '', text: ''};
  return {generated: new Map(), requests, requesters: new Map(), isGuess, siteScript};
}

/** A bundle that is told by its hash. */
const bundleOf = ({requests}: CodePlan) => ({code: requests.join()}) as unknown as Bundle;

function correct(
  code: CodePlan,
  complete: readonly string[],
  lanes: {compiling?: Promise<unknown>; bundling?: Promise<Bundle>},
) {
  return correctBundle({
    code,
    bundling: lanes.bundling ?? Promise.resolve(bundleOf(code)),
    compiling: lanes.compiling ?? Promise.resolve(),
    replan: async () => codeOf(complete, false),
    bundle: async (wanted) => bundleOf(wanted),
  });
}

test('a bundle is kept unless it was made of a guess and something is missing', async () => {
  expect((await correct(codeOf(['a'], false), ['a', 'b'], {})).code).toBe('a');
  expect((await correct(codeOf(['a', 'b'], true), ['a'], {})).code).toBe('a,b');
  expect((await correct(codeOf(['a'], true), ['a', 'b'], {})).code).toBe('a,b');
});

test('mistakes stay mistakes', async () => {
  const failed = () => {
    const promise = Promise.reject(new Error('no'));
    promise.catch(() => {});
    return promise;
  };
  expect((await correct(codeOf(['a'], true), ['a', 'b'], {compiling: failed()})).code).toBe('a');
  await expect(correct(codeOf(['a'], true), ['a'], {bundling: failed()})).rejects.toThrow('no');
});

import {expect, test} from 'vitest';
import {evaluateArtifact} from './evaluateArtifact.js';
import type {ArtifactRuntime} from './index.js';

const artifact = (...lines: string[]) =>
  ['export const imports=["code:a"];', 'export default function($r,$m){', ...lines, '}'].join('\n');

test('an artifact says what it imports, and gets it', () => {
  const module = evaluateArtifact(artifact('return{module:$m[0],runtime:$r};'), 'a.md');
  const runtime = {} as ArtifactRuntime;
  expect(module.imports).toEqual(['code:a']);
  expect(module.default(runtime, ['A'])).toEqual({module: 'A', runtime});
});

test('an error names the file and the line of the artifact', () => {
  const {default: run} = evaluateArtifact(artifact('', 'throw new Error("x");'), 'docs/a.md');
  let stack: string | undefined;
  try {
    run({} as ArtifactRuntime, []);
  } catch (error) {
    stack = (error as Error).stack;
  }
  expect(stack).toContain('docs/a.md:4:');
});

test('other text is no artifact', () => {
  expect(() => evaluateArtifact('export default 1', 'a.md')).toThrow('a.md is not a compiled Markdown file.');
});

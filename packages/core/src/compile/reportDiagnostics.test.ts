import type {Diagnostic} from '@lectern/mdx';
import {expect, test} from 'vitest';
import {withoutAddress} from '../../test/shownError.js';
import {reportDiagnostics} from './reportDiagnostics.js';

function printed(diagnostics: readonly Diagnostic[]): string[] {
  const lines: string[] = [];
  const push = (text: string) => lines.push(withoutAddress(text));
  const printer = {log: push, warn: push};
  reportDiagnostics([{diagnostics}], {siteDir: '/site', printer});
  return lines;
}

function warning(file: string, hint: string): Diagnostic {
  return {code: 'UNSAFE_URL', severity: 'warn', message: 'It is odd.', file: `/site/${file}`, line: 3, hint};
}

test('a hint that several warnings share is printed once, below them', () => {
  expect(printed([warning('a.md', 'Do this.'), warning('b.md', 'Do this.')])).toEqual([
    '[UNSAFE_URL] a.md:3 It is odd.\nb.md:3 It is odd.\nDo this.',
  ]);
});

test('hints that differ stay with their warnings', () => {
  expect(printed([warning('a.md', 'Do this.'), warning('b.md', 'Or this.')])).toEqual([
    '[UNSAFE_URL] a.md:3 It is odd. Do this.\nb.md:3 It is odd. Or this.',
  ]);
  expect(printed([warning('a.md', 'Do this.')])).toEqual(['[UNSAFE_URL] a.md:3 It is odd. Do this.']);
});

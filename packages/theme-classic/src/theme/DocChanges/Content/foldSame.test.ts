import type {Block, Change} from '@lectern/theme-common/changes';
import {foldSame} from '@theme/DocChanges/Content/foldSame';
import {expect, test} from 'vitest';

/** Makes changes of names: "+" is an added block, "#" an unchanged heading, other names are unchanged paragraphs. */
function changesOf(names: string): readonly Change[] {
  return [...names].map((name): Change => {
    const block = {kind: 'box', name: name === '#' ? 'h2' : 'p'} as Block;
    return {kind: name === '+' ? 'added' : 'same', block};
  });
}

/** Writes segments as names, with folded ones in brackets. */
function fold(names: string): string {
  let at = 0;
  return foldSame(changesOf(names))
    .map(({kind, changes}) => {
      const part = names.slice(at, at + changes.length);
      at += changes.length;
      return kind === 'folded' ? `[${part}]` : part;
    })
    .join('');
}

test.each([
  ['', ''],
  ['abc', '[abc]'],
  ['+', '+'],
  ['abcd+efgh', '[abc]d+e[fgh]'],
  ['abc+def', 'abc+def'],
  ['#abcd+', '#[abc]d+'],
  ['#abcd#efgh+ijkl#mnop', '[#abcd]#[efg]h+i[jkl#mnop]'],
])('%j is folded as %j', (names, folded) => {
  expect(fold(names)).toBe(folded);
});

import {expect, test} from 'vitest';
import {hasRareImports} from './contentImports.js';

const TABS = 'code:@theme/Tabs';

function records(...imports: readonly (readonly string[])[]) {
  return imports.map((list, at) => ({source: `${at}`, imports: list}));
}

test('an import that plugins add to one file only is rare', () => {
  const written = new Map<string, readonly string[]>();
  expect(hasRareImports(records([TABS], [], [TABS]), written)).toBe(false);
  expect(hasRareImports(records([TABS], ['code:x'], [TABS]), written)).toBe(true);
});

test('what the text of a file imports does not count', () => {
  const written = new Map([['1', ['code:x']]]);
  expect(hasRareImports(records([TABS], ['code:x', TABS], []), written)).toBe(false);
});

import fs from 'node:fs';
import {expect, test} from 'vitest';
import {notDocumented, tables, tools} from './facts';

const rows = Object.values(tables).flat();
const file = (path: string) => new URL(`../../../../${path}`, import.meta.url);

test.each(rows)('each tool has a fact with its source, or none: $subject', ({facts}) => {
  expect(facts).toHaveLength(tools.length);
  for (const {text, source} of facts)
    if (text === notDocumented) expect(source).toBeUndefined();
    else expect(source).toMatch(/^(?:https:\/\/|\/(?:docs|community)\/)/);
});

test('only the facts about Lectern have a source on this website', () => {
  const own = rows.flatMap(({facts}) => facts.map(({source}) => source?.startsWith('/') ?? false));
  expect(own).toEqual(rows.flatMap(() => tools.map((tool) => tool === 'Lectern')));
});

test('numbers about Lectern are those of this repository', () => {
  const ours = rows.map(({facts}) => facts[0]?.text ?? '').join('\n');
  const locales = fs
    .readdirSync(file('packages/theme-translations/locales'))
    .filter((name) => name !== 'base');
  expect(ours).toContain(`texts of the theme in ${locales.length}`);
  const plugins: {[name: string]: unknown} = JSON.parse(
    fs.readFileSync(file('ecosystem/results.json'), 'utf8'),
  );
  expect(ours).toContain(`${Object.keys(plugins).length} tried`);
});

import {expect, test} from 'vitest';
import {commandsOf, editScript} from './editScripts.js';

test.each([
  ['docusaurus start', 'site start'],
  ['docusaurus', 'site'],
  ['NODE_ENV=x docusaurus build && docusaurus serve', 'NODE_ENV=x site build && site serve'],
  ['npx docusaurus build; echo "docusaurus"', 'npx site build; echo "site"'],
  ['npx --yes docusaurus clear', 'npx --yes site clear'],
  ['dotenv -- docusaurus build --locale en', 'dotenv -- site build --locale en'],
])('%s runs our command', (before, after) => {
  expect(editScript(before)).toBe(after);
});

test.each([
  'docusaurus-examples',
  'cd docusaurus && npm start',
  'npm run docusaurus',
  'yarn workspace docusaurus build',
  'pnpm --filter docusaurus build',
  'node ./docusaurus/run.mjs',
  'rm -rf docusaurus',
])('%s is left alone', (script) => {
  expect(editScript(script)).toBe(script);
});

test('the commands that a script runs, before and after it was edited', () => {
  for (const name of ['docusaurus', 'site']) {
    expect(commandsOf(`a && ${name} write-translations && ${name} docs:version 1`)).toEqual([
      'write-translations',
      'docs:version',
    ]);
  }
});

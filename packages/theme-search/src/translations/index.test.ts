import fs from 'node:fs';
import {expect, test} from 'vitest';
import {searchMessages} from './index.js';

/** The ids in the source of the components. */
function idsInComponents(): Set<string> {
  const folder = new URL('../theme/', import.meta.url);
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file));
  const texts = files.map((file) => fs.readFileSync(new URL(file, folder), 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/id[=:] ?['"](theme\.[\w.]+)['"]/g)].map(([, id = '']) => id)),
  );
}

test('every text of the components is translated, and no other', () => {
  expect(Object.keys(searchMessages('de')).sort()).toEqual([...idsInComponents()].sort());
});

test('a locale takes the messages of its language; other languages have none', () => {
  expect(searchMessages('fr-CA')['theme.SearchBar.label']).toBe('Rechercher');
  expect(searchMessages('zh-CN')['theme.SearchBar.label']).toBe('搜索');
  expect(searchMessages('pt')['theme.SearchBar.label']).toBe('Buscar');
  expect(searchMessages('fi')).toEqual({});
});

test('messages keep the placeholders of the English ones', () => {
  for (const locale of ['ar', 'de', 'es', 'fr', 'ja', 'pt-BR', 'zh-Hans']) {
    const messages = searchMessages(locale);
    expect(messages['theme.SearchBar.seeAll']).toContain('{count}');
    expect(messages['theme.SearchPage.existingResultsTitle']).toContain('{query}');
    expect(messages['theme.SearchPage.versionLabel']).toContain('{name}');
    expect(messages['theme.SearchModal.resultsScreen.progressText']).toMatch(
      /\{done\}.*\{total\}|\{total\}.*\{done\}/,
    );
  }
});

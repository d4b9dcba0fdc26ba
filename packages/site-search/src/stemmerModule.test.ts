import {expect, test} from 'vitest';
import {stemmerModule} from './stemmerModule.js';

test('the languages of the site have their stemmers, and no others', () => {
  const text = stemmerModule(['en', 'pt-BR', 'ja', 'nb_NO']);
  const imports = [...text.matchAll(/^ {2}"([^"]+)": \(\) => import\("[^"]*\/stemmers\/(\w+)\.js"\),$/gm)];
  expect(imports.map(([, locale, file]) => [locale, file])).toEqual([
    ['en', 'english'],
    ['pt-BR', 'portuguese'],
    ['nb_NO', 'norwegian'],
  ]);
  expect(stemmerModule(['ja'])).toBe('export default {\n};\n');
});

test('every stemmer can be loaded', async () => {
  const locales =
    'ar bg da de el en es fi fr ga hi hu hy id it lt nb ne nl nn no pt ro ru sr sv ta tr uk'.split(' ');
  const files = [...stemmerModule(locales).matchAll(/import\("([^"]+)"\)/g)].map(([, file]) => file ?? '');
  expect(files).toHaveLength(locales.length);
  for (const file of files) {
    const {stemmer} = (await import(file)) as {readonly stemmer: (word: string) => string};
    expect(stemmer('a')).toBeTypeOf('string');
  }
});

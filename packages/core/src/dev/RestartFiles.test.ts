import path from 'node:path';
import {expect, test} from 'vitest';
import {RestartFiles} from './RestartFiles.js';

const siteDir = path.resolve('/site');
const inSite = (file: string) => path.join(siteDir, file);
const files = new RestartFiles({
  siteDir,
  localizationDir: inSite('i18n/fr'),
  configFiles: [inSite('site.config.ts'), inSite('plugins/mine.ts')],
});

test.each([
  ['change', 'site.config.ts', true],
  ['change', 'plugins/mine.ts', true],
  ['change', 'plugins/other.ts', false],
  ['add', 'src/theme/Footer.tsx', true],
  ['unlink', 'src/theme/Footer/styles.module.css', true],
  ['change', 'src/theme/Footer.tsx', false],
  ['add', 'src/theme/README.md', false],
  ['add', 'src/themes/Footer.tsx', false],
  ['change', 'i18n/fr/code.json', true],
  ['change', 'i18n/fr/translated-from.json', false],
  ['change', 'i18n/de/code.json', false],
  ['change', 'docs/intro.md', false],
])('%s of %s: %s', (kind, file, expected) => {
  expect(files.isRestart({kind, file: inSite(file)}, false)).toBe(expected);
});

test('a translation that a plugin watches reloads content instead', () => {
  const file = inSite('i18n/fr/docusaurus-plugin-content-docs/current.json');
  expect(files.isRestart({kind: 'change', file}, true)).toBe(false);
  expect(files.isRestart({kind: 'change', file}, false)).toBe(true);
});

test('a replaced folder of translations or of the theme restarts the site', () => {
  for (const file of ['i18n/fr', 'i18n/fr/x', 'src/theme', 'site.config.ts'])
    expect(files.contains(inSite(file)), file).toBe(true);
  expect(files.contains(inSite('docs'))).toBe(false);
});

import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {CLIENT_MODULES, docusaurusHint, generatedHint} from './clientAliases.js';

const packageDir = path.resolve(import.meta.dirname, '../..');

test('every module for sites exists and has types, and nothing else has', () => {
  const declarations = fs.readFileSync(path.join(packageDir, 'types/docusaurus.d.ts'), 'utf8');
  const declared = Array.from(
    declarations.matchAll(/declare module '@docusaurus\/(.+)'/g),
    ([, name]) => name,
  );
  expect([...CLIENT_MODULES].sort()).toEqual(declared.sort());
  const files = fs.readdirSync(path.join(packageDir, 'src/client')).map((file) => path.parse(file).name);
  expect(CLIENT_MODULES.filter((name) => !files.includes(name))).toEqual([]);
});

test('a request that leads nowhere gets the nearest module, or the reason', () => {
  expect(docusaurusHint('@docusaurus/useDocusaurusContex')).toBe(
    'Did you mean "@docusaurus/useDocusaurusContext"?',
  );
  expect(docusaurusHint('@docusaurus/plugin-rsdoctor/client')).toBe(
    'Lectern has nothing that takes the place of @docusaurus/plugin-rsdoctor yet, and the package is not installed. Remove the import.',
  );
  expect(docusaurusHint('@docusaurus/theme-common/nothing')).toBe(
    'Install @lectern/theme-common, which takes the place of @docusaurus/theme-common, or check the spelling of what follows.',
  );
});

test('an import of a generated module that does not exist leads to one that does', () => {
  expect(generatedHint('@generated/globaldata')).toBe('Did you mean "@generated/globalData"?');
  expect(generatedHint('@generated/routes')).toContain('no table of all routes in the browser');
  expect(generatedHint('@generated/routesChunkNames.json')).toContain('setGlobalData');
});

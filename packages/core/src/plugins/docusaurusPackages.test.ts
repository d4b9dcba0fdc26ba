import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {currentName, DOCUSAURUS_PACKAGES, isDeclared, replacedInBundle} from './docusaurusPackages.js';

const packages = path.resolve(import.meta.dirname, '../../..');
const entries = [...DOCUSAURUS_PACKAGES];

test('each package of the list that has a counterpart is a package of ours', () => {
  const missing = entries
    .filter(([, {role}]) => role !== 'builtIn' && role !== 'missing')
    .map(([name]) => currentName(name))
    .filter((name) => !fs.existsSync(path.join(packages, name, 'package.json')));
  expect(missing).toEqual([]);
});

test('each package that plugins import has a folder in compat', () => {
  for (const [name, {role, folder}] of entries) {
    if (role !== 'helper') continue;
    const file = path.join(packages, 'core/src/compat/packages', folder ?? '', 'index.ts');
    expect(fs.existsSync(file), name).toBe(true);
  }
});

test('our packages declare exactly the parts of packages that the list has', () => {
  const files = ['plugin-content-blog/types/docusaurus.d.ts', 'plugin-content-docs/types/docusaurus.d.ts'];
  const text = [...files, 'theme-classic/types/modules.d.ts']
    .map((file) => fs.readFileSync(path.join(packages, file), 'utf8'))
    .join('');
  const declared = [...text.matchAll(/^declare module '(@docusaurus\/[^']+)'/gm)].map(([, name]) => name);
  const listed = entries.flatMap(([name, {declared: parts = []}]) =>
    parts.map((part) => `@docusaurus/${name}${part}`),
  );
  expect(listed.sort()).toEqual(declared.sort());
  expect(isDeclared('@docusaurus/theme-common/internal')).toBe(true);
  expect(isDeclared('@docusaurus/theme-common/lib/x')).toBe(false);
});

test('requests of components are split into package and part', () => {
  expect(replacedInBundle('@docusaurus/theme-common/internal')).toEqual(['theme-common', '/internal']);
  expect(replacedInBundle('@docusaurus/theme-classic')).toEqual(['theme-classic', '']);
  expect(replacedInBundle('@docusaurus/utils')).toBeUndefined();
  expect(replacedInBundle('@lectern/theme-common')).toBeUndefined();
});

import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import type {LoadContext} from '../plugins/Plugin.js';
import {scriptRules} from './moduleRules.js';

const siteDir = path.resolve('/sites/docusaurus/site');
const rules = scriptRules(
  {siteDir, cacheDir: '/cache', siteConfig: {webpack: undefined} as unknown as LoadContext['siteConfig']},
  'production',
);

afterEach(() => vi.unstubAllEnvs());

type Condition = string | RegExp | ((file: string) => boolean);

function meets(conditions: unknown, file: string): boolean {
  return [conditions].flat().some((condition) => {
    const one = condition as Condition;
    if (typeof one === 'string') return file.startsWith(one);
    return typeof one === 'function' ? one(file) : one.test(file);
  });
}

/** True if one of our loaders compiles the file. */
function isTranspiled(file: string): boolean {
  const absolute = path.resolve(siteDir, file);
  return rules.some(
    ({test: name, include, exclude, use}) =>
      use !== undefined &&
      meets(name, absolute) &&
      (include === undefined || meets(include, absolute)) &&
      !(exclude !== undefined && meets(exclude, absolute)),
  );
}

test.each([
  ['src/pages/index.tsx', true],
  ['src/widget.js', true],
  ['.site/registry.mjs', false],
  ['../shared/widget.js', false],
  ['../shared/Widget.tsx', true],
  ['node_modules/react/index.js', false],
  ['node_modules/some-widget/Widget.tsx', false],
  ['node_modules/docusaurus-theme-x/src/theme/Y.tsx', true],
  ['node_modules/docusaurus-theme-x/theme/Y.js', true],
  ['node_modules/docusaurus-theme-x/node_modules/react/index.js', false],
  ['node_modules/.pnpm/docusaurus-theme-x@1/node_modules/docusaurus-theme-x/Y.jsx', true],
])('what is transpiled: %s %s', (file, expected) => {
  expect(isTranspiled(file)).toBe(expected);
});

test('generated modules are not transpiled, wherever they are', () => {
  vi.stubEnv('DOCUSAURUS_GENERATED_FILES_DIR_NAME', 'tmp/generated');
  expect(isTranspiled('tmp/generated/registry.mjs')).toBe(false);
  expect(isTranspiled('.site/registry.mjs')).toBe(true);
});

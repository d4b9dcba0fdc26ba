import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import type {PayloadRoute} from '../shared/payload.js';
import {clientModulesModule, groupRequests} from './generatedModules.js';

function chain(...components: string[]): PayloadRoute[] {
  return components.map((component) => ({
    path: '/',
    component: `code:${component}`,
    plugin: {name: 'p', id: 'default'},
  }));
}

test('components that always load together share a chunk, others have their own', () => {
  const groups = groupRequests(
    ['@theme/DocsRoot', '@theme/DocRoot', '@theme/DocItem', '@theme/Index', '@site/src/Demo'],
    [
      chain('@theme/DocsRoot', '@theme/DocRoot', '@theme/DocItem'),
      chain('@theme/DocsRoot', '@theme/DocRoot', '@theme/DocItem'),
      chain('@theme/DocsRoot', '@theme/DocRoot', '@theme/Index'),
    ],
  );
  expect(groups.get('@theme/DocsRoot')).toBe(groups.get('@theme/DocRoot'));
  expect(new Set(groups.values()).size).toBe(4);
});

test('client modules that read the global data are loaded by functions, all others at once', () => {
  const dir = tempSite({
    'first.js': 'console.log(1);',
    'vercel.js': "import globalData from '@generated/globalData';",
    'last.css': '',
  });
  const files = ['first.js', 'vercel', 'last.css'].map((name) => path.join(dir, name));
  expect(clientModulesModule(files)).toBe(`import * as m0 from "@generated/client-module/0";
import * as m2 from "@generated/client-module/2";
export default [m0, m2];
export const afterGlobalData = [() => import(/* webpackMode: "eager" */ "@generated/client-module/1")];
`);
});

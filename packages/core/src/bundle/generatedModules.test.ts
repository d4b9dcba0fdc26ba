import {expect, test} from 'vitest';
import type {PayloadRoute} from '../shared/payload.js';
import {groupRequests} from './generatedModules.js';

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

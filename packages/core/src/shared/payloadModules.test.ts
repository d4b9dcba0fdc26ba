import {expect, test} from 'vitest';
import {buildPage} from '../client/load/buildPage.js';
import {collectRefs} from '../client/load/collectRefs.js';
import type {PayloadRoute} from './payload.js';
import {routeModules} from './payloadModules.js';

const route: PayloadRoute = {
  path: '/x',
  component: 'code:@theme/X',
  modules: {
    content: 'content:@site/m.md',
    metadata: 'data:m.json',
    list: [{content: {content: 'content:@site/i.md'}}],
  },
  context: {content: 'content:@site/a.md', extra: 'content:@site/b.md'},
};

test('every module of a route is found, whatever the groups that hold it call it', () => {
  const names = [
    ...['content:@site/m.md', 'data:m.json', 'content:@site/i.md'],
    ...['content:@site/a.md', 'content:@site/b.md'],
  ];
  expect(routeModules(route).map((module) => (typeof module === 'string' ? module : module.content))).toEqual(
    names,
  );
  expect(collectRefs([route])).toEqual(['code:@theme/X', ...names]);
});

test('groups with a module called "content" stay groups', () => {
  const requested: string[] = [];
  const page = buildPage({path: '/x', chain: [route]}, (ref) => {
    requested.push(ref);
    if (ref.startsWith('data:')) return {};
    return {default: () => ref};
  });
  expect(page.routes).toHaveLength(1);
  expect(new Set(requested)).toEqual(new Set(collectRefs([route])));
});

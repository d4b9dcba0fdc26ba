import {expect, test, vi} from 'vitest';
import type {NavigationEvent} from '../types.js';
import {createClientLifecycles} from './clientModules.js';

const onRouteDidUpdate = vi.fn();
const compiled = {__esModule: true, default: {onRouteDidUpdate}};

test.each([
  ['named exports', {onRouteDidUpdate}],
  ['a default export', {default: {onRouteDidUpdate}}],
  ['CommonJS', {default: {onRouteDidUpdate}, onRouteDidUpdate}],
  ['compiled CommonJS', compiled],
  ['compiled CommonJS that an ES module imports', {default: compiled}],
  ['compiled CommonJS with named exports', {default: {__esModule: true, onRouteDidUpdate}}],
])('the hooks of a client module are called once: %s', (_name, module) => {
  onRouteDidUpdate.mockClear();
  createClientLifecycles([module]).onRouteDidUpdate({} as NavigationEvent);
  expect(onRouteDidUpdate).toHaveBeenCalledOnce();
});

test('a client module without hooks is left alone', () => {
  const event = {} as NavigationEvent;
  expect(() => createClientLifecycles([{}, {default: null}]).onRouteUpdate(event)()).not.toThrow();
});

import {expect, test} from 'vitest';
import {configPaths, setValueAt, valueAt} from './configPaths.js';

const plugin = () => {};

test('a value is found at its path, in a config and in another one like it', () => {
  const config = () => {
    const entry = [plugin, {sync: true}];
    return {presets: [['classic', {docs: {remarkPlugins: [entry]}}]]};
  };
  const first = config();
  const entry = first.presets[0]?.[1];
  const path = configPaths(first).get(entry);
  expect(path).toEqual(['presets', '0', '1']);
  expect(valueAt(config(), path ?? [])).toEqual(entry);
});

test('a value that is there several times has its shortest path; circles and objects with classes are no trap', () => {
  const config: Record<string, unknown> = {deep: {deeper: {plugin}}, plugin, date: new Date(0)};
  config.self = config;
  const paths = configPaths(config);
  expect(paths.get(plugin)).toEqual(['plugin']);
  expect(paths.get(config)).toEqual([]);
  expect(paths.has(config.date)).toBe(false);
});

test('a config that has nothing at the path', () => {
  expect(valueAt({presets: []}, ['presets', '0', '1'])).toBeUndefined();
  expect(() => setValueAt({}, ['hooks', 'onBroken'], plugin)).toThrow('no list or object for hooks.onBroken');
});

test('a value is set in a list and in an object', () => {
  const target = {hooks: {onBroken: null}, list: [null]};
  setValueAt(target, ['hooks', 'onBroken'], plugin);
  setValueAt(target, ['list', '0'], plugin);
  expect(target).toEqual({hooks: {onBroken: plugin}, list: [plugin]});
});

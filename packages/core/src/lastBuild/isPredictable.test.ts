import {expect, test} from 'vitest';
import {testContent, testPlugin} from '../../test/testPlugin.js';
import type {Plugin} from '../plugins/Plugin.js';
import {isPredictable} from './isPredictable.js';

const predicts = (plugin: Omit<Plugin, 'name'>, content?: unknown) =>
  isPredictable({...testContent([]), plugin: testPlugin({name: 'test', ...plugin}), content});

test('a plugin whose hooks could do anything has to say that they do not', () => {
  expect(predicts({loadContent: () => 1})).toBe(false);
  expect(predicts({postBuild: () => {}})).toBe(false);
  expect(predicts({postBuild: () => {}, followsFiles: () => true})).toBe(true);
  expect(predicts({postBuild: () => {}, followsFiles: () => false})).toBe(false);
});

test('it may decide by its content', () => {
  const plugin: Omit<Plugin, 'name'> = {
    loadContent: () => 1,
    followsFiles: ({content}) => content === 'dated',
  };
  expect(predicts(plugin, 'dated')).toBe(true);
  expect(predicts(plugin, 'today')).toBe(false);
});

test('one that only brings components and tags need not say anything', () => {
  expect(predicts({getThemePath: () => './theme', injectHtmlTags: () => ({headTags: []})})).toBe(true);
});

test('an index has to be brought up to date page by page', () => {
  const followsFiles = () => true;
  expect(predicts({indexPages: () => {}, followsFiles})).toBe(false);
  expect(predicts({indexPages: () => {}, indexEditedPages: () => () => {}, followsFiles})).toBe(true);
});

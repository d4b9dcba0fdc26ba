import {expect, test} from 'vitest';
import {testPlugin} from '../../test/testPlugin.js';
import {type PluginContent, valuesByPlugin} from './PluginContent.js';

test('all instances of a plugin are under its name', () => {
  const instance = (id: string, content: unknown) => ({plugin: {...testPlugin({name: 'docs'}), id}, content});
  const contents = [instance('default', 1), instance('api', 2)] as unknown as readonly PluginContent[];
  expect(valuesByPlugin(contents, ({content}) => content)).toEqual({docs: {default: 1, api: 2}});
});

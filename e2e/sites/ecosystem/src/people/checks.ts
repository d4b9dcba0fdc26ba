// Type errors that TypeScript must report in plugins and configs; compiled by ecosystem.test.ts.
import type {Config, Plugin, PluginConfig, RouteConfig, SwizzleConfig} from '@docusaurus/types';
import icon from './icon.svg';
import Notes from './notes.mdx';
import people from './plugin.ts';

export const config: Config = {
  title: 'T',
  url: 'https://example.com',
  baseUrl: '/',
  plugins: [[people, {file: 'people.json'}]],
  // @ts-expect-error A misspelt field.
  tagLine: 'Weather',
};

// @ts-expect-error A plugin has a name.
export const nameless: Plugin = {};
// @ts-expect-error A route has a component.
export const route: RouteConfig = {path: '/'};
export const entry: PluginConfig = ['people', {file: 'people.json'}];
export const swizzle: SwizzleConfig = {components: {Layout: {actions: {eject: 'unsafe', wrap: 'safe'}}}};
export const loaded = [icon, Notes, window.docusaurus?.prefetch('/docs/intro')];

import {WorkerPool} from '@lectern/worker-pool';
import {expect, test} from 'vitest';
import {configText, tempSite} from '../../test/tempSite.js';
import {resolveConfig} from '../config/resolveConfig.js';
import {rewirePlugin, wireSite} from './wireSite.js';

const tools = {pool: new WorkerPool({size: 1})};

async function configOf(plugin: string) {
  const siteDir = tempSite({'site.config.js': configText(`plugins: [() => (${plugin})]`)});
  return resolveConfig({siteDir, mode: 'production'});
}

test('a warning about a plugin is given before its content is read', async () => {
  const config = await configOf(
    `{name: 'own', postBuilt() {}, loadContent() { throw new Error('no content'); }}`,
  );
  const warnings: string[] = [];
  const wiring = wireSite(config, {...tools, warn: (text) => warnings.push(text)});
  await expect(wiring).rejects.toThrow('no content');
  expect(warnings.join()).toContain('"postBuilt"');
});

test('the content of one plugin is read again, and the plan follows', async () => {
  const config = await configOf(`{
    name: 'own',
    loadContent() { globalThis.reads = (globalThis.reads ?? 0) + 1; return globalThis.reads; },
    contentLoaded({content, actions}) { actions.addRoute({path: '/page-' + content, component: '@theme/X', exact: true}); },
  }`);
  const site = await wireSite(config, tools);
  expect(site.plan.pages[0]?.path).toBe('/page-1');
  const plugin = site.plugins.plugins.find((one) => one.plugin.name === 'own');
  if (!plugin) throw new Error('The plugin was not loaded.');
  const next = await rewirePlugin(site, plugin, tools);
  expect(next.plan.pages[0]?.path).toBe('/page-2');
  expect(next.plugins).toBe(site.plugins);
  expect(site.plan.pages[0]?.path).toBe('/page-1');
});

import path from 'node:path';
import {expect, test} from 'vitest';
import {configText, tempSite} from '../../test/tempSite.js';
import {markdownSettings} from '../config/markdownSettings.js';
import {resolveConfig} from '../config/resolveConfig.js';
import {loadPlugins} from '../pluginHost/loadPlugins.js';
import {PARTIAL_RULE} from '../routes/planImported.js';
import type {CompileSetup} from './compileTypes.js';
import {sendableSetup} from './reloadOptions.js';
import {restoreRules} from './restoreRules.js';

const DOCS = `
export default (context, options) => ({name: 'own-docs', options});
export const validateOptions = ({options}) => {
  const made = () => 'made';
  if (options.extends) options.remarkPlugins.push(made);
  return options.adds ? {...options, remarkPlugins: [made]} : options;
};
`;

/** Setups of a site whose plugin "own-docs" compiles Markdown, before and after they were sent to a process. */
async function sendSetup(fields: string) {
  const siteDir = tempSite({'site.config.mjs': configText(fields), 'docs.mjs': DOCS});
  const {context} = await resolveConfig({siteDir, mode: 'production'});
  const {plugins} = await loadPlugins(context);
  const owner = plugins.find(({plugin}) => plugin.name === 'own-docs');
  const site = {siteDir, markdown: markdownSettings(context.siteConfig)} as CompileSetup['site'];
  const rules = [{...PARTIAL_RULE, remarkPlugins: owner?.options.remarkPlugins ?? []}, PARTIAL_RULE];
  const setup = {site, rules, optionsKeys: [], artifactsDir: path.join(siteDir, 'artifacts')} as CompileSetup;
  const {reload, ...sent} = sendableSetup(setup, () => owner, context);
  const received = structuredClone(sent.setup);
  const {rules: restored, site: restoredSite} = reload ? await restoreRules(received, reload) : received;
  const pluginsOf = (index: number) => restored[index]?.remarkPlugins ?? [];
  return {reload, local: sent.local, pluginsOf, markdown: restoredSite.markdown};
}

test('functions are taken from the config, without loading any plugin', async () => {
  const {reload, pluginsOf, markdown, local} = await sendSetup(`
    plugins: [['./docs.mjs', {remarkPlugins: [function first() { return 1; }, [() => 2, {sync: true}]]}]],
    markdown: {preprocessor: ({fileContent}) => fileContent + '!'},
  `);
  expect(reload?.functionPaths?.lists[0]?.remarkPlugins).toEqual([
    ['plugins', '0', '1', 'remarkPlugins', '0'],
    ['plugins', '0', '1', 'remarkPlugins', '1'],
  ]);
  const [first, second] = pluginsOf(0) as [() => number, [() => number, object]];
  expect([first(), second[0](), second[1]]).toEqual([1, 2, {sync: true}]);
  expect(pluginsOf(1)).toEqual([]);
  expect(markdown.preprocessor?.({filePath: 'a.md', fileContent: 'a'})).toBe('a!');
  expect([...local]).toEqual([]);
});

test('functions that a plugin makes are taken from its options', async () => {
  const {reload, pluginsOf, local} = await sendSetup(`plugins: [['./docs.mjs', {adds: true}]]`);
  expect(reload).toMatchObject({
    functionPaths: undefined,
    owners: [{name: 'own-docs', id: 'default'}, undefined],
  });
  const [made] = pluginsOf(0) as [() => string];
  expect(made()).toBe('made');
  expect([...local]).toEqual([]);
});

test('functions that a plugin puts into the config are taken from its options, too', async () => {
  const {reload, pluginsOf} = await sendSetup(`
    plugins: [['./docs.mjs', {extends: true, remarkPlugins: [() => 'written']}]],
  `);
  expect(reload?.functionPaths).toBeDefined();
  const results = pluginsOf(0).map((plugin) => (plugin as () => string)());
  expect(results).toEqual(['written', 'made']);
});

test('a setup without functions needs no config', async () => {
  const {reload} = await sendSetup(`plugins: [['./docs.mjs', {}]]`);
  expect(reload).toBeUndefined();
});

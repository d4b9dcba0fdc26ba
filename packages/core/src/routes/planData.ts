import {shortHash} from '@lectern/store';
import {type PluginContent, valuesByPlugin} from '../content/PluginContent.js';
import type {GlobalData} from '../shared/siteConfig.js';
import type {PlannedData} from './SitePlan.js';

export const GLOBAL_DATA_NAME = 'globalData.json';

/** Collects the global data of all plugins (`setGlobalData`), by plugin name and id, as `useGlobalData` returns it. */
export function collectGlobalData(contents: readonly PluginContent[]): GlobalData {
  const owners = contents.filter(({globalData}) => globalData !== undefined);
  return valuesByPlugin(owners, ({globalData}) => globalData);
}

function planFile(name: string, text: string, baseUrl: string): PlannedData {
  const slug = name
    .replace(/\.json$/, '')
    .replace(/^docusaurus-plugin-(?:content-)?/, '')
    .replace('/default/', '/')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+/, '');
  const outputPath = `assets/data/${slug}.${shortHash(text)}.json`;
  return {name, text, outputPath, url: baseUrl + outputPath};
}

/** Lists the names of all files that `planData` returns. */
export function dataNamesOf(contents: readonly Pick<PluginContent, 'data'>[]): ReadonlySet<string> {
  return new Set([GLOBAL_DATA_NAME, ...contents.flatMap(({data}) => [...data.keys()].filter(isJsonFile))]);
}

/** Plans all JSON files that plugins have created (`createData`), and one for the global data. Result: name → file. */
export function planData(
  contents: readonly PluginContent[],
  globalData: GlobalData,
  baseUrl: string,
): {[name: string]: PlannedData} {
  const files = contents.flatMap(({data}) => [...data].filter(([name]) => isJsonFile(name)));
  const texts = [[GLOBAL_DATA_NAME, JSON.stringify(globalData)] as const, ...files];
  return Object.fromEntries(texts.map(([name, text]) => [name, planFile(name, text, baseUrl)]));
}

function isJsonFile(name: string): boolean {
  return name.endsWith('.json');
}

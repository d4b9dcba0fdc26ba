import {shortHash} from '../cache/hash.js';
import type {PluginContent} from '../content/PluginContent.js';
import type {GlobalData} from '../shared/siteConfig.js';
import type {PlannedData} from './SitePlan.js';

export const GLOBAL_DATA_NAME = 'globalData.json';

/** What `useGlobalData` returns. */
export function collectGlobalData(contents: readonly PluginContent[]): GlobalData {
  const all: {[name: string]: {[id: string]: unknown}} = {};
  for (const {plugin, globalData} of contents) {
    if (globalData === undefined) continue;
    const instances = all[plugin.plugin.name] ?? {};
    all[plugin.plugin.name] = instances;
    instances[plugin.id] = globalData;
  }
  return all;
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

/** Every JSON file that plugins created, and the global data as one more. */
export function planData(
  contents: readonly PluginContent[],
  globalData: GlobalData,
  baseUrl: string,
): Map<string, PlannedData> {
  const planned = new Map<string, PlannedData>();
  planned.set(GLOBAL_DATA_NAME, planFile(GLOBAL_DATA_NAME, JSON.stringify(globalData), baseUrl));
  for (const {data} of contents) {
    for (const [name, text] of data) {
      if (name.endsWith('.json')) planned.set(name, planFile(name, text, baseUrl));
    }
  }
  return planned;
}

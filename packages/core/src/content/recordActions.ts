import path from 'node:path';
import {writeFileIfChanged} from '@lectern/store';
import {withCreatedMetadata} from '../compat/createdMetadata.js';
import type {PageHead} from '../plugins/PageHead.js';
import type {LoadContext, LoadedPlugin, PluginActions, RouteConfig} from '../plugins/Plugin.js';
import {isRecord} from '../shared/isRecord.js';
import {checkPageHead} from './checkPageHead.js';
import type {RecordedActions} from './PluginContent.js';

/**
 * Returns the path of a data file relative to the generated folder, with "/":
 * "docusaurus-plugin-content-docs/default/sidebar.json".
 *
 * @throws if the name leads out of the plugin's folder
 */
function dataName({plugin, id}: LoadedPlugin, name: string): string {
  const normal = path.posix.normalize(name.replaceAll('\\', '/'));
  if (normal.startsWith('../') || normal === '..' || path.posix.isAbsolute(normal)) {
    throw new Error(`createData got the name "${name}", which leads out of the plugin's folder.`);
  }
  return `${plugin.name}/${id}/${normal}`;
}

function asText(data: unknown): string {
  if (typeof data === 'string') return data;
  const text = JSON.stringify(data);
  if (text === undefined)
    throw new Error('createData got a value that cannot be written as JSON, such as a function.');
  return text;
}

/**
 * Makes the object `actions` that hooks of a plugin get. Its functions only record routes, data and head tags; `recorded`
 * returns these.
 */
export function recordActions(
  plugin: LoadedPlugin,
  {siteDir, generatedFilesDir}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>,
): {actions: PluginActions; recorded(): RecordedActions} {
  const routes: RouteConfig[] = [];
  const data = new Map<string, string>();
  const heads: PageHead[] = [];
  let globalData: unknown;
  const actions: PluginActions = {
    addRoute: (route) => {
      routes.push(route);
    },
    createData: async (given, value) => {
      const name = dataName(plugin, given);
      const file = path.join(generatedFilesDir, name);
      const text = asText(value);
      if (data.get(name) !== text) {
        data.set(name, text);
        // Code may import the data ("@generated/…"). Only webpack finds such imports, and webpack reads the file from
        // disk.
        writeFileIfChanged(file, text);
      }
      return file;
    },
    setGlobalData: (value) => {
      globalData = value;
    },
    setPageHead: (head) => {
      heads.push(checkPageHead(head));
    },
  };
  const created = {data, prefix: `${plugin.plugin.name}/${plugin.id}`, siteDir, generatedFilesDir};
  const recorded = () => ({
    routes: data.size === 0 ? routes : routes.map((route) => withCreatedMetadata(route, created)),
    data,
    heads,
    ...(globalData !== undefined && {globalData}),
  });
  return {actions, recorded};
}

/**
 * Merges the routes and data that a plugin added in `contentLoaded` and in `allContentLoaded`: later routes are
 * appended, global data is merged one level deep.
 */
export function mergeRecorded(own: RecordedActions, later: RecordedActions): RecordedActions {
  const globalData =
    isRecord(own.globalData) && isRecord(later.globalData)
      ? {...own.globalData, ...later.globalData}
      : (later.globalData ?? own.globalData);
  return {
    routes: [...own.routes, ...later.routes],
    data: new Map([...own.data, ...later.data]),
    heads: [...own.heads, ...later.heads],
    ...(globalData !== undefined && {globalData}),
  };
}

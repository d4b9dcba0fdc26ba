import {usePluginData} from '@lectern/core/client/useGlobalData';
import {PLUGIN_NAME, type SearchSettings} from '../shared/settings.js';

/** Returns the settings of the search theme, from its global data. */
export function useSearchSettings(): SearchSettings {
  return usePluginData<SearchSettings>(PLUGIN_NAME, undefined, {failfast: true});
}

import {usePluginData} from '@lectern/core/client/useGlobalData';
import {PLUGIN_NAME, type SearchSettings} from '../shared/settings.js';

/** The options of the theme as the site set them. */
export function useSearchSettings(): SearchSettings {
  return usePluginData(PLUGIN_NAME, undefined, {failfast: true}) as SearchSettings;
}

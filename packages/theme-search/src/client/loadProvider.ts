import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {useCallback} from 'react';
import type {SearchHit, SearchProvider} from '../provider.js';
import {useSearchSettings} from './settings.js';

/** One for a page load: a locale has documents of its own. */
let loaded: Promise<SearchProvider> | undefined;

/** @returns a function that loads the provider on its first call. Where that fails, the next call tries again. */
export function useProviderLoader(): () => Promise<SearchProvider> {
  const {providerOptions} = useSearchSettings();
  const {
    siteConfig: {baseUrl},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return useCallback(() => {
    loaded ??= import('@generated/docusaurus-theme-search/provider.js').then(({default: createProvider}) =>
      createProvider({options: providerOptions, baseUrl, locale: currentLocale}),
    );
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  }, [providerOptions, baseUrl, currentLocale]);
}

/** @returns a function that reports the hit that a visitor opens to the provider: some count clicks */
export function useReportOpen(): (hit: SearchHit) => void {
  const loadProvider = useProviderLoader();
  return useCallback(
    (hit) => {
      loadProvider().then(
        (provider) => provider.onOpen?.(hit),
        () => {
          // Stored hits are shown even if the provider could not be loaded.
        },
      );
    },
    [loadProvider],
  );
}

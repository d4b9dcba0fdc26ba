import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {useCallback} from 'react';
import type {SearchHit, SearchProvider} from '../provider.js';
import {useSearchSettings} from './settings.js';

/** Search provider, loaded when it is first needed; `undefined` before, and after a failure. */
// Module state: one provider for all components, freed with the document. Each locale has documents of its own.
let loaded: Promise<SearchProvider> | undefined;

/** @returns a function that loads the provider on its first call. If that fails, the next call tries again. */
export function useProviderLoader(): () => Promise<SearchProvider> {
  const {providerOptions} = useSearchSettings();
  const {siteConfig, i18n} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const {currentLocale} = i18n;
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

/** @returns a function that passes a hit that the visitor opens to the provider, which may count clicks */
export function useReportOpen(): (hit: SearchHit) => void {
  const loadProvider = useProviderLoader();
  return useCallback(
    (hit) => {
      loadProvider().then(
        (provider) => provider.onOpen?.(hit),
        () => {
          // Errors are ignored: stored searches are shown and opened even if the provider could not be loaded.
        },
      );
    },
    [loadProvider],
  );
}

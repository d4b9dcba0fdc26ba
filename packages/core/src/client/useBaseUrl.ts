import {usesHashRouter} from '@generated/router';
import {useCallback} from 'react';
import {addBaseUrl, type BaseUrlOptions} from '../shared/baseUrl.js';
import {fileUrl} from './router/hashAddress.js';
import useDocusaurusContext from './useDocusaurusContext.js';

export type {BaseUrlOptions};

export interface BaseUrlUtils {
  /** Prepends the base URL to a site-relative URL; see `useBaseUrl`. */
  withBaseUrl(url: string, options?: BaseUrlOptions): string;
}

/** Returns `withBaseUrl`, which does the same as `useBaseUrl` but is no hook: for several URLs or event handlers. */
export function useBaseUrlUtils(): BaseUrlUtils {
  const {
    siteConfig: {baseUrl, url: siteUrl},
  } = useDocusaurusContext();
  const withBaseUrl = useCallback(
    (url: string, options?: BaseUrlOptions) => {
      const path = addBaseUrl(url, {siteUrl, baseUrl}, options);
      return usesHashRouter ? fileUrl(path) : path;
    },
    [siteUrl, baseUrl],
  );
  return {withBaseUrl};
}

/**
 * Prepends the base URL to a site-relative URL: "/img/x.svg" → "/base/img/x.svg". Returns "", "#…", and URLs with a
 * protocol or a host unchanged. With the hash router, returns the absolute URL of the file; `Link`, `Redirect` and
 * `history` accept such a URL for a page.
 */
export default function useBaseUrl(url: string, options?: BaseUrlOptions): string {
  const {withBaseUrl} = useBaseUrlUtils();
  return withBaseUrl(url, options);
}

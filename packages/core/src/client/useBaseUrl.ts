import {usesHashRouter} from '@generated/router';
import {useCallback} from 'react';
import {addBaseUrl, type BaseUrlOptions} from '../shared/baseUrl.js';
import {fileUrl} from './router/hashAddress.js';
import useDocusaurusContext from './useDocusaurusContext.js';

export type {BaseUrlOptions};

export interface BaseUrlUtils {
  /** Adds the base URL to a site-relative URL; see `useBaseUrl`. */
  withBaseUrl(url: string, options?: BaseUrlOptions): string;
}

/** `useBaseUrl` for several URLs, or for URLs that come later. */
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
 * The URL below the site's base URL. Empty URLs, "#…" and URLs with a protocol stay as they are.
 * With the hash router it is where the file is at the moment, which `Link`, `Redirect` and `history` take for the page.
 */
export default function useBaseUrl(url: string, options?: BaseUrlOptions): string {
  const {withBaseUrl} = useBaseUrlUtils();
  return withBaseUrl(url, options);
}

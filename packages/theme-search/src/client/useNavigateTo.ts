import {useHistory} from '@lectern/core/client/router';
import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {useMemo} from 'react';

export interface Navigation {
  /** Returns the URL for `<a href>`: with the hash router, a URL of the site becomes "#/docs/intro/". */
  href(url: string): string;
  /** Opens a page of the site by client-side navigation, and any other URL as a document. */
  open(url: string): void;
}

/** Returns functions that open hits. The router opens URLs below the base URL, the browser all other URLs. */
export function useNavigateTo(): Navigation {
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return useMemo(() => {
    const isOfSite = (url: string) => url.startsWith(baseUrl) && !url.startsWith('//');
    return {
      href: (url) => (isOfSite(url) ? history.createHref(url) : url),
      open: (url) => (isOfSite(url) ? history.push(url) : window.location.assign(url)),
    };
  }, [history, baseUrl]);
}

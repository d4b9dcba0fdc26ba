import {useHistory} from '@lectern/core/client/router';
import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {useMemo} from 'react';

export interface Navigation {
  /** For `<a href>`. */
  href(url: string): string;
  /** Shows a page of the site without loading a document; leaves the site for any other URL. */
  open(url: string): void;
}

/** How hits are opened: those below the base URL by the router, others by the browser. */
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

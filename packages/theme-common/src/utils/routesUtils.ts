import {useLocation} from '@lectern/core/client/router';
import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {decodePath} from '@lectern/core/shared/encodePath';

/** The current path without the base URL, starting with "/". */
export function useLocalPathname(): string {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  return pathname.replace(decodePath(baseUrl), '/');
}

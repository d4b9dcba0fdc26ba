import build from '@generated/build';
import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';

export interface HomePageRoute {
  readonly path: string;
  readonly exact: true;
}

/** Route of the home page, which is the page at the base URL; `undefined` if the site has no such page. */
export function useHomePageRoute(): HomePageRoute | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return build.hasHomePage === false ? undefined : {path: baseUrl, exact: true};
}

import {usesHashRouter} from '@generated/router';
import {useLocation} from '@lectern/core/client/router';
import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {encodePath} from '@lectern/core/shared/encodePath';
import {applyTrailingSlash} from '@lectern/core/shared/url';

/** URLs of the current page in other locales. */
export function useAlternatePageUtils(): {
  /** @returns a path, or with `fullyQualified` an absolute URL; without query and hash */
  readonly createUrl: (args: {readonly locale: string; readonly fullyQualified: boolean}) => string;
} {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {trailingSlash, baseUrl} = siteConfig;
  const canonicalPath = encodePath(applyTrailingSlash(pathname, {trailingSlash, baseUrl}));
  const suffix = canonicalPath.startsWith(baseUrl) ? canonicalPath.slice(baseUrl.length) : canonicalPath;

  const createUrl = ({locale, fullyQualified}: {locale: string; fullyQualified: boolean}) => {
    const config = i18n.localeConfigs[locale];
    if (config === undefined) throw new Error(`The site has no locale "${locale}".`);
    const path = usesHashRouter ? `#/${suffix}` : suffix;
    return `${fullyQualified ? config.url : ''}${config.baseUrl}${path}`;
  };
  return {createUrl};
}

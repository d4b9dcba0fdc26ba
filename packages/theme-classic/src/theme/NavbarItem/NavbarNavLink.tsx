import {usesHashRouter} from '@generated/router';
import isInternalUrl from '@lectern/core/client/isInternalUrl';
import Link, {type LinkProps} from '@lectern/core/client/Link';
import {sitePath} from '@lectern/core/client/router/hashAddress';
import {siteHtml} from '@lectern/core/client/router/siteHtml';
import useBaseUrl from '@lectern/core/client/useBaseUrl';
import {isRegexpStringMatch} from '@lectern/theme-common';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {ReactNode} from 'react';

export interface Props extends Omit<LinkProps, 'label'> {
  readonly activeBasePath?: string | undefined;
  readonly activeBaseRegex?: string | undefined;
  readonly exact?: boolean;
  readonly label?: ReactNode;
  /** Raw HTML in the place of the label. */
  readonly html?: string | undefined;
  readonly prependBaseUrlToHref?: boolean;
  readonly isDropdownLink?: boolean;
}

/** @swizzle unsafe */
export default function NavbarNavLink({
  activeBasePath,
  activeBaseRegex,
  to,
  href,
  label,
  html,
  isDropdownLink = false,
  prependBaseUrlToHref,
  ...props
}: Props): ReactNode {
  const toUrl = useBaseUrl(to ?? '');
  const activeBaseUrl = useBaseUrl(activeBasePath ?? '');
  const activePath = usesHashRouter ? sitePath(activeBaseUrl) : activeBaseUrl;
  const normalizedHref = useBaseUrl(href ?? '', {forcePrependBaseUrl: true});
  const isExternal = Boolean(label && href && !isInternalUrl(href));
  const iconSize = isDropdownLink ? {width: 12, height: 12} : {};
  const children = (
    <>
      {label}
      {isExternal && <IconExternalLink aria-hidden={props.target === '_self' || undefined} {...iconSize} />}
    </>
  );
  const content = html ? {dangerouslySetInnerHTML: siteHtml(html)} : {children};

  if (href) return <Link href={prependBaseUrlToHref ? normalizedHref : href} {...props} {...content} />;

  // True if a link with `activeBasePath` or `activeBaseRegex` is active. Other links are active on their page and pages
  // below it.
  const isActive = (_match: unknown, {pathname}: {readonly pathname: string}) =>
    activeBaseRegex ? isRegexpStringMatch(activeBaseRegex, pathname) : pathname.startsWith(activePath);
  return (
    <Link
      to={toUrl}
      isNavLink
      {...((activeBasePath || activeBaseRegex) && {isActive})}
      {...props}
      {...content}
    />
  );
}

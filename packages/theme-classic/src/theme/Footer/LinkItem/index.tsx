import isInternalUrl from '@lectern/core/client/isInternalUrl';
import Link from '@lectern/core/client/Link';
import useBaseUrl from '@lectern/core/client/useBaseUrl';
import type {FooterLinkItem as FooterLinkItemConfig} from '@lectern/theme-common';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface Props {
  readonly item: FooterLinkItemConfig;
}

/** One link of the footer. @swizzle safe */
export default function FooterLinkItem({item}: Props): ReactNode {
  const {to, href, label, prependBaseUrlToHref, className, ...props} = item;
  const toUrl = useBaseUrl(to ?? '');
  const normalizedHref = useBaseUrl(href ?? '', {forcePrependBaseUrl: true});
  const target = href ? {href: prependBaseUrlToHref ? normalizedHref : href} : {to: toUrl};
  return (
    <Link className={clsx('footer__link-item', className)} {...target} {...props}>
      {label}
      {href && !isInternalUrl(href) && (
        <IconExternalLink aria-hidden={props.target === '_self' || undefined} />
      )}
    </Link>
  );
}

import {siteHtml} from '@lectern/core/client/router/siteHtml';
import type {FooterLinkItem} from '@lectern/theme-common';
import LinkItem from '@theme/Footer/LinkItem';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

export interface Props {
  readonly links: readonly FooterLinkItem[];
}

function SimpleLinkItem({item}: {readonly item: FooterLinkItem}): ReactNode {
  return item.html ? (
    <span
      className={clsx('footer__link-item', item.className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
      dangerouslySetInnerHTML={siteHtml(item.html)}
    />
  ) : (
    <LinkItem item={item} />
  );
}

/** The links of the footer in one row. @swizzle safe */
export default function FooterLinksSimple({links}: Props): ReactNode {
  return (
    <div className="footer__links text--center">
      <div className="footer__links">
        {links.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the links of a site never change order
          <Fragment key={index}>
            <SimpleLinkItem item={item} />
            {index < links.length - 1 && <span className="footer__link-separator">·</span>}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
